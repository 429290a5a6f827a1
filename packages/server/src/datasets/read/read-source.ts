import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Failure } from '@plainflow/contract'
import type { ReadingOverrides } from '@plainflow/core'
import {
  inspectFile,
  JobFailed,
  peekFile,
  type PeekedFile,
  type ReadingProgress,
  UnreadableFile,
} from '@plainflow/engine'
import type { datasets } from '../../store/schema.ts'

export interface Source {
  readonly path: string
  /** The label; only its ending matters. */
  readonly filename: string
  readonly overrides: ReadingOverrides
}

export interface ReadOptions extends Source {
  /** Where the Parquet copy and the rejected lines go, under names of our own. */
  readonly folder: string
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: ReadingProgress) => void
}

/** What a reading says of a dataset: columns of its row. */
export type ReadValues = Pick<
  typeof datasets.$inferSelect,
  | 'columns'
  | 'rowCount'
  | 'csv'
  | 'samples'
  | 'uniqueColumns'
  | 'warnings'
  | 'reading'
  | 'sheets'
  | 'rejectedCount'
  | 'dataFile'
  | 'rejectedFile'
  | 'rejectedLines'
>

/** Reads a file whole. Throws a `Failure` that says what is wrong with it. */
export async function readSource(options: ReadOptions): Promise<ReadValues> {
  const { folder, onProgress, signal, ...source } = options
  const suffix = randomUUID().slice(0, 8)
  const dataFile = `data-${suffix}.parquet`
  const rejectedFile = `rejected-${suffix}.csv`
  const inspected = await worded(() =>
    inspectFile({
      ...source,
      parquetPath: join(folder, dataFile),
      rejectedPath: join(folder, rejectedFile),
      ...(signal ? { signal } : {}),
      ...(onProgress ? { onProgress } : {}),
    }),
  )
  return {
    ...sharedValues(inspected),
    rowCount: inspected.rowCount,
    uniqueColumns: inspected.uniqueColumns,
    rejectedCount: inspected.rejected.count,
    dataFile,
    rejectedFile: inspected.rejected.path === null ? null : rejectedFile,
    rejectedLines: [...inspected.rejected.first],
  }
}

/** The first rows of a file, at once. */
export function peekSource(source: Source): Promise<PeekedFile> {
  return worded(() => peekFile({ ...source, rows: PEEKED_ROWS }))
}

export const PEEKED_ROWS = 200

export function peekedValues(peeked: PeekedFile): ReadValues {
  return {
    ...sharedValues(peeked),
    rowCount: peeked.rows.length,
    uniqueColumns: null,
    rejectedCount: 0,
    dataFile: null,
    rejectedFile: null,
    rejectedLines: [],
  }
}

function sharedValues(found: Omit<PeekedFile, 'rows' | 'isWhole'>) {
  const { columns, csv, samples, warnings, reading, sheets } = found
  return { columns, csv, samples, warnings, reading, sheets: [...sheets] }
}

/** What the engine says of a file, as an answer to the person who brought it. */
async function worded<T>(work: () => Promise<T>): Promise<T> {
  try {
    // Once more where somebody ended the reader: that is not the fault of the file.
    return await work().catch((error: unknown) => {
      if (isFromOutside(error)) return work()
      throw error
    })
  } catch (error) {
    if (error instanceof UnreadableFile) throw new Failure('unreadable_data', error.message)
    if (!(error instanceof JobFailed)) throw error
    if (isFromOutside(error))
      throw new Failure('unavailable', 'The reader of the file was ended. Trying again might help.')
    if (/no space left|disk (is )?full|ENOSPC/i.test(error.message)) throw new Failure('disk_full')
    if (error.failure.limit === undefined) throw error
    throw new Failure('unreadable_data', `The file could not be read: ${error.message}.`)
  }
}

function isFromOutside(error: unknown): boolean {
  return error instanceof JobFailed && error.failure.isFromOutside === true
}
