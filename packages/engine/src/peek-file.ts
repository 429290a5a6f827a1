import { realpath } from 'node:fs/promises'
import type { ReadingOverrides } from '@plainflow/core'
import type { PeekedFile } from './inspected-file.ts'
import type { Limits } from './limits.ts'
import { runJob } from './process/run-job.ts'
import { refuseFile } from './refuse-file.ts'

export interface PeekFileOptions {
  readonly path: string
  readonly filename: string
  readonly overrides?: ReadingOverrides
  /** How many rows to give at most. */
  readonly rows?: number
  readonly limits?: Partial<Limits>
  readonly signal?: AbortSignal
}

const TIME = 30_000

/**
 * Reads the beginning of a file, however large it is: its first rows, its columns with the types those
 * rows have, how it is written. What `inspectFile` finds over all rows may differ.
 */
export async function peekFile(options: PeekFileOptions): Promise<PeekedFile> {
  const { filename, signal, overrides = {}, rows = 100 } = options
  const path = await realpath(options.path)
  try {
    return await runJob(
      'peek',
      { path, filename, overrides, rows },
      { files: [path], limits: { time: TIME, ...options.limits }, signal },
    )
  } catch (error) {
    throw refuseFile(error)
  }
}
