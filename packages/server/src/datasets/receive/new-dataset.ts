import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReadingOverrides } from '@plainflow/core'
import { eq, sql } from 'drizzle-orm'
import type { WithEngineTurns } from '../../engine-turns.ts'
import { projectFor } from '../../projects/own-projects.ts'
import type { Settings } from '../../settings.ts'
import type { Queries } from '../../store/open-store.ts'
import { datasets, type PendingReading } from '../../store/schema.ts'
import { SOURCE, type WithDatasetFiles } from '../dataset-files.ts'
import type { StoredDataset } from '../own-datasets.ts'
import { isSmall } from '../read/is-small.ts'
import { peekedValues, peekSource, readSource, type ReadValues } from '../read/read-source.ts'
import type { ReadingState } from '../reading-state.ts'
import { refuseBeyondStorage } from './storage-limits.ts'

/** A file that arrived whole, in the folder of an upload. */
export interface Received {
  readonly id: string
  readonly userId: string
  readonly filename: string
  readonly bytes: number
  readonly checksum: string
}

export interface Labels {
  readonly name: string
  readonly description: string
  readonly projectId: string | null | undefined
  readonly overrides?: ReadingOverrides
}

/** Of whoever waits for a reading: how it is told of it, how it is called off. */
export interface Watching {
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: ReadingState) => void
}

/** A file that was looked at and may become a dataset. */
export interface ReadFile {
  readonly received: Received
  readonly overrides: ReadingOverrides
  readonly values: ReadValues
  /** What is still to be read; null where everything is there. */
  readonly pending: PendingReading | null
}

/** Reads a small file whole, and of a large one the beginning. What cannot be read is refused here. */
export async function readReceived(
  services: WithEngineTurns & WithDatasetFiles,
  received: Received,
  overrides: ReadingOverrides = {},
  watching: Watching = {},
): Promise<ReadFile> {
  const { id, userId, filename, bytes, checksum } = received
  const folder = services.datasetFiles.incoming(id)
  const source = { path: join(folder, SOURCE), filename, overrides }
  const take = <T>(work: () => Promise<T>) => services.engineTurns.take(userId, work)
  if (isSmall(received)) {
    const values = await take(() => readSource({ ...source, folder, ...watching }))
    return { received, overrides, values, pending: null }
  }
  const peeked = await take(() => peekSource(source))
  const token = randomUUID()
  const peekFile = `peek-${token.slice(0, 8)}.json`
  await writeFile(join(folder, peekFile), JSON.stringify(peeked.rows), { mode: 0o600 })
  const pending = { token, sourceFile: SOURCE, filename, bytes, checksum, overrides, peekFile }
  return {
    received,
    overrides,
    values: peekedValues(peeked),
    pending: { ...pending, isNewVersion: false },
  }
}

/** Adds the row of a file whose folder was kept; both are there or neither. */
export async function insertDataset(
  tx: Queries,
  settings: Settings,
  { received, overrides, values, pending }: ReadFile,
  labels: Labels,
): Promise<StoredDataset> {
  const { userId } = received
  const projectId = await projectFor(tx, userId, labels.projectId)
  await refuseBeyondStorage(tx, settings, received)
  const name = await freeName(tx, userId, labels.name)
  const { description } = labels
  const [row] = await tx
    .insert(datasets)
    .values({
      ...received,
      ...values,
      projectId,
      name,
      description,
      overrides,
      pending,
      sourceFile: SOURCE,
      status: pending ? 'processing' : 'ready',
      // Rows of one transaction would all have its time, and a list could not be in their order.
      createdAt: sql`clock_timestamp()`,
    })
    .returning()
  if (!row) throw new Error('The new dataset was not stored')
  return row
}

/** Sentences call a dataset by its name: a second "sales" becomes "sales 2". */
export async function freeName(tx: Queries, userId: string, wanted: string): Promise<string> {
  const rows = await tx
    .select({ name: datasets.name })
    .from(datasets)
    .where(eq(datasets.userId, userId))
  const taken = new Set(rows.map(({ name }) => name.toLowerCase()))
  let name = wanted
  for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = `${wanted} ${number}`
  return name
}
