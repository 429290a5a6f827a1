import { createHash } from 'node:crypto'
import { link } from 'node:fs/promises'
import { isOneAnswer, isRemembered, type OutsideSource, sameJson } from '@plainflow/core'
import type { ReadRequest } from '@plainflow/engine'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { borrowing } from '../files/borrowing.ts'
import { storedFile } from '../inputs/outside-file.ts'
import type { Queries } from '../store/open-store.ts'
import type { StoredConnection } from '../connections/own-connections.ts'
import { type KeptRead, runs } from '../store/schema.ts'
import type { RunExecution } from './run-execution.ts'

/** What is asked for where something is kept: no less than the next run may need. */
export function keepsAll(request: ReadRequest): ReadRequest {
  const { source } = request
  if (source.kind !== 'request' || !isRemembered(source.request)) return request
  const whole = { ...request, conditions: [], sort: [], limit: null }
  const isKeptWhole = source.request.standsIn || isOneAnswer(source.request)
  return isKeptWhole ? { ...whole, needed: null } : whole
}

export function standsIn(source: OutsideSource): boolean {
  // Rows that came since would be taken for all there are.
  return source.kind === 'request' && source.request.standsIn && source.request.reads === 'all'
}

/** What is kept of one source: with other settings its connection may lead elsewhere. */
export type ReadFrom = Pick<KeptRead, 'source' | 'settings'>

export function readFrom(source: string, { settings }: StoredConnection): ReadFrom {
  return { source, settings: sha256(JSON.stringify(settings)) }
}

/** Another text with every change of the secrets, and tells nothing of them. */
export function sealedHash({ sealedSecrets }: StoredConnection): string {
  return sha256(sealedSecrets ?? '')
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** What rows that are still at hand are known by; undefined where none are. */
export async function rowsAtHand(
  { services, run }: RunExecution,
  { source, columns }: ReadRequest,
  from: ReadFrom,
  connection: StoredConnection,
): Promise<string | undefined> {
  if (source.kind !== 'request' || !isOneAnswer(source.request)) return undefined
  const found = await lastRead(services.store.db, run.pipelineId, from)
  const isSame = found?.file !== undefined && sameJson(found.columns, columns)
  return isSame && found.known?.sealed === sealedHash(connection) ? found.known.by : undefined
}

interface FoundRead extends KeptRead {
  readonly run: { readonly id: string; readonly leaseToken: number }
}

/** Of the last run of the pipeline that was completed, read this source and left something of it. */
export async function lastRead(
  db: Queries,
  pipelineId: string,
  { source, settings }: ReadFrom,
): Promise<FoundRead | null> {
  const holds = sql`${runs.reads} @> ${JSON.stringify([{ source, settings }])}::jsonb`
  const [found] = await db
    .select({ id: runs.id, leaseToken: runs.leaseToken, reads: runs.reads })
    .from(runs)
    .where(
      and(
        eq(runs.pipelineId, pipelineId),
        eq(runs.status, 'completed'),
        isNull(runs.verifies),
        holds,
      ),
    )
    .orderBy(desc(runs.finishedAt))
    .limit(1)
  const read = found?.reads.find((one) => one.source === source)
  return found && read ? { ...read, run: found } : null
}

/**
 * The rows of the last run that worked, in the place of those that cannot be had. Linked, so that they stay
 * when that run goes. Null where none are there, or were of other columns.
 */
export async function readAgain(
  { services, files, run }: RunExecution,
  { columns, ...from }: Pick<ReadRequest, 'columns'> & ReadFrom,
  into: string,
): Promise<{ readonly kept: KeptRead; readonly file: ReturnType<typeof storedFile> } | null> {
  const found = await lastRead(services.store.db, run.pipelineId, from)
  if (found?.file === undefined || !sameJson(found.columns, columns)) return null
  const { run: before, ...kept } = found
  try {
    const { file } = found
    const wanted = { path: () => files.borrow(before.id, before.leaseToken, file) }
    await borrowing(wanted, ({ path }) => link(path, into))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
  return { kept, file: storedFile(into) }
}
