import { realpath } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { FileFormat } from '@plainflow/core'
import type { Limits } from './limits.ts'
import { runJob } from './process/run-job.ts'

export interface ExportTableOptions {
  /** A Parquet file, or a CSV file that we have written. */
  readonly path: string
  readonly isCsv?: boolean
  /** For a person with a spreadsheet: no text is left that would be a formula there. */
  readonly guardsFormulas?: boolean
  readonly format: FileFormat
  /** Where the file goes; its folder has to exist and is the only one the job may write in. */
  readonly to: string
  readonly compress?: boolean
  readonly limits?: Partial<Limits>
  readonly signal?: AbortSignal
}

/** Writes a stored table in another format; the file appears whole or not at all. */
export async function exportTable(
  options: ExportTableOptions,
): Promise<{ rows: number; bytes: number }> {
  const { format, limits, signal } = options
  const path = await realpath(options.path)
  const folder = await realpath(dirname(options.to))
  const to = join(folder, basename(options.to))
  const { compress = false, isCsv = false, guardsFormulas = false } = options
  const job = { path, isCsv, guardsFormulas, format, to, compress }
  return runJob('export', job, { folder, files: [path], limits, signal })
}
