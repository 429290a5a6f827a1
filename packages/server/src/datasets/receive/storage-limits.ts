import { statfs } from 'node:fs/promises'
import { Failure } from '@plainflow/contract'
import { and, count, eq, isNull, ne, sql } from 'drizzle-orm'
import { planLimits } from '../../payments/plan-limits.ts'
import type { Settings, WithSettings } from '../../settings.ts'
import type { Queries, WithStore } from '../../store/open-store.ts'
import { artifacts, datasets, uploads, users } from '../../store/schema.ts'
import type { WithDatasetFiles } from '../dataset-files.ts'

const MOST_DATASETS = 1_000
/** Left free on the disk: the store and running work need some too. */
const RESERVE = 200_000_000

export interface Room {
  readonly most: number
  readonly tooLarge: Failure
}

/** How large a file of this user may be now, and what to say of a larger one. */
export async function roomFor(
  { store, settings }: WithStore & WithSettings,
  userId: string,
  upload?: string,
): Promise<Room> {
  const left = settings.maxUserBytes - (await bytesOf(store.db, userId, upload))
  if (left <= 0) throw storageFull(settings)
  const rooms = [
    { most: left, tooLarge: storageFull(settings) },
    { most: settings.maxFileBytes, tooLarge: fileTooLarge(settings) },
    ...(await planRoom(store.db, settings, userId)),
  ]
  return rooms.reduce((least, room) => (room.most < least.most ? room : least))
}

async function planRoom(db: Queries, settings: Settings, userId: string): Promise<Room[]> {
  const [user] = await db.select({ plan: users.plan }).from(users).where(eq(users.id, userId))
  const plan = user && planLimits(settings, user.plan)
  if (!plan) return []
  const tooLarge = new Failure(
    'too_large',
    `The ${plan.name} plan takes files up to ${plan.fileGigabytes} GB. A larger plan may take larger ones, or the file can be split.`,
    { plan: plan.key, limit: plan.fileGigabytes * 1e9 },
  )
  return [{ most: plan.fileGigabytes * 1e9, tooLarge }]
}

/** Before the first byte is sent, where its size is told. */
export async function refuseWithoutRoom(
  services: WithStore & WithSettings & WithDatasetFiles,
  userId: string,
  bytes: number,
): Promise<void> {
  const { most, tooLarge } = await roomFor(services, userId)
  if (bytes > most) throw tooLarge
  const disk = await statfs(services.datasetFiles.root)
  if (disk.bavail * disk.bsize < bytes + RESERVE) throw new Failure('disk_full')
}

/** Meant for the transaction that adds one: the user's row is locked, so two at once are counted. */
export async function refuseBeyondStorage(
  tx: Queries,
  settings: Settings,
  { userId, id, bytes }: { userId: string; id: string; bytes: number },
): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  const [held] = await tx
    .select({ count: count() })
    .from(datasets)
    .where(eq(datasets.userId, userId))
  if ((held?.count ?? 0) >= MOST_DATASETS)
    throw new Failure(
      'plan_limit',
      `An account holds ${MOST_DATASETS} datasets. Deleting some makes room.`,
    )
  await refuseBeyondBytes(tx, settings, { userId, id, bytes })
}

/** The same for what is no dataset; the user's row has to be locked. */
export async function refuseBeyondBytes(
  tx: Queries,
  settings: Settings,
  { userId, id, bytes }: { userId: string; id?: string; bytes: number },
): Promise<void> {
  if ((await bytesOf(tx, userId, id)) + bytes > settings.maxUserBytes) throw storageFull(settings)
}

/** Bytes of a user's files, with those that are announced and what runs made. */
async function bytesOf(db: Queries, userId: string, exceptUpload?: string): Promise<number> {
  const [stored] = await db
    .select({ bytes: total(datasets.bytes) })
    .from(datasets)
    .where(eq(datasets.userId, userId))
  const [announced] = await db
    .select({ bytes: total(uploads.size) })
    .from(uploads)
    .where(
      and(
        eq(uploads.userId, userId),
        isNull(uploads.datasetId),
        isNull(uploads.error),
        exceptUpload === undefined ? undefined : ne(uploads.id, exceptUpload),
      ),
    )
  const [made] = await db
    .select({ bytes: total(artifacts.bytes) })
    .from(artifacts)
    .where(eq(artifacts.userId, userId))
  return (stored?.bytes ?? 0) + (announced?.bytes ?? 0) + (made?.bytes ?? 0)
}

function total(column: typeof datasets.bytes | typeof uploads.size | typeof artifacts.bytes) {
  return sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number)
}

function fileTooLarge({ maxFileBytes }: Settings): Failure {
  return new Failure(
    'too_large',
    `The file is larger than the ${gigabytes(maxFileBytes)} that a file may have on this server.`,
    { limit: maxFileBytes },
  )
}

function storageFull({ maxUserBytes }: Settings): Failure {
  return new Failure(
    'too_large',
    `The account's storage of ${gigabytes(maxUserBytes)} has no room for this file. Deleting datasets makes room.`,
    { limit: maxUserBytes },
  )
}

function gigabytes(bytes: number): string {
  if (bytes < 1e6) return `${Math.round(bytes / 1e3)} kB`
  if (bytes < 1e9) return `${Math.round(bytes / 1e6)} MB`
  return `${Math.round(bytes / 1e8) / 10} GB`
}
