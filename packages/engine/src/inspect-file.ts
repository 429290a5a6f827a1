import { mkdtemp, realpath, rename, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import type { InspectedFile } from './job.ts'
import type { Limits } from './limits.ts'
import { JobFailed, runJob } from './process/run-job.ts'
import { UnreadableFile } from './unreadable-file.ts'

export interface InspectFileOptions {
  readonly path: string
  /** The name the file has for its owner; only its ending matters here. */
  readonly filename: string
  /** Where to put a Parquet copy; it appears there whole or not at all. */
  readonly parquetPath?: string
  readonly limits?: Partial<Limits>
  readonly signal?: AbortSignal
}

/** Reads a CSV file whole: its columns with exact types, its row count, its dialect, some values. */
export async function inspectFile(options: InspectFileOptions): Promise<InspectedFile> {
  const { filename, limits, signal } = options
  refuseOtherFormats(filename)
  const path = await realpath(options.path)
  const parquetPath = options.parquetPath === undefined ? null : resolve(options.parquetPath)
  // Beside the copy, so that moving it to its name is one step on one disk.
  const folder = parquetPath ? await mkdtemp(join(dirname(parquetPath), '.inspect-')) : null
  const inside = folder && parquetPath ? join(folder, basename(parquetPath)) : null
  try {
    const inspected = await runJob(
      'inspect',
      { path, filename, parquetPath: inside },
      { ...(folder ? { folder } : {}), files: [path], limits, signal },
    )
    if (inside && parquetPath) await rename(inside, parquetPath)
    return inspected
  } catch (error) {
    if (error instanceof JobFailed && error.failure.unreadable) {
      throw new UnreadableFile(error.message)
    }
    throw error
  } finally {
    if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

function refuseOtherFormats(filename: string): void {
  const ending = /\.(xlsx?|json|jsonl|ndjson|parquet|gz|zip|ods|xml|html?|pdf)$/i.exec(
    filename,
  )?.[1]
  if (ending) {
    throw new UnreadableFile(
      `Files ending in .${ending} cannot be read yet; CSV and TSV can. Exporting the table as CSV might help.`,
    )
  }
}
