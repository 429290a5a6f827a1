import { mkdtemp, realpath, rename, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import type { ReadingOverrides } from '@plainflow/core'
import type { EngineSession } from './engine-session.ts'
import type { InspectedFile, ReadingProgress } from './inspected-file.ts'
import type { Limits } from './limits.ts'
import { runJob } from './process/run-job.ts'
import { refuseFile } from './refuse-file.ts'

export interface InspectFileOptions {
  readonly path: string
  /** The name the file has for its owner; only its ending matters here. */
  readonly filename: string
  /** What to take instead of a guess. */
  readonly overrides?: ReadingOverrides
  /** Where to put a Parquet copy; it appears there whole or not at all. */
  readonly parquetPath?: string
  /** Where to put the lines that are not in the table, if any; as a CSV file. */
  readonly rejectedPath?: string
  readonly limits?: Partial<Limits>
  readonly onProgress?: (progress: ReadingProgress) => void
  readonly signal?: AbortSignal
  /** Done there instead of in a child of its own; nothing is told meanwhile. */
  readonly session?: EngineSession | undefined
}

/** Nobody waits for it: a large file may take its time. */
const TIME = 3_600_000

/**
 * Reads a file whole: its columns with exact types, its row count, how it is written, some values.
 * Throws `UnreadableFile` where it is no table.
 */
export async function inspectFile(options: InspectFileOptions): Promise<InspectedFile> {
  const { filename, signal, onProgress, overrides = {} } = options
  const path = await realpath(options.path)
  const wanted = [options.parquetPath, options.rejectedPath]
  const [parquet, rejected] = wanted.map((each) => (each === undefined ? null : resolve(each)))
  // Beside the copies, so that moving them to their names is one step on one disk.
  const beside = parquet ?? rejected
  const folder = beside ? await mkdtemp(join(dirname(beside), '.inspect-')) : null
  const inside = (to: string | null | undefined) =>
    folder && to ? join(folder, basename(to)) : null
  const [parquetPath, rejectedPath] = [inside(parquet), inside(rejected)]
  try {
    const job = { path, filename, overrides, parquetPath, rejectedPath }
    const limits = { time: TIME, ...options.limits }
    const inspected = options.session
      ? await options.session.run('inspect', job, limits)
      : await runJob('inspect', job, {
          ...(folder ? { folder } : {}),
          files: [path],
          limits,
          onEvent: onProgress,
          signal,
        })
    if (parquetPath && parquet) await rename(parquetPath, parquet)
    if (!inspected.rejected.path || !rejected) return inspected
    await rename(inspected.rejected.path, rejected)
    return { ...inspected, rejected: { ...inspected.rejected, path: rejected } }
  } catch (error) {
    throw refuseFile(error)
  } finally {
    if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}
