import { realpath } from 'node:fs/promises'
import type { Page } from './job.ts'
import type { Limits } from './limits.ts'
import { runJob } from './process/run-job.ts'

export interface ReadPageOptions {
  /** A Parquet file. */
  readonly path: string
  readonly offset: number
  readonly limit: number
  readonly limits?: Partial<Limits>
  readonly signal?: AbortSignal
}

export const MOST_PAGE_ROWS = 10_000

/** Some rows of a stored table; a very wide table may give fewer than asked for. */
export async function readPage(options: ReadPageOptions): Promise<Page> {
  const path = await realpath(options.path)
  const offset = Math.max(0, Math.trunc(options.offset))
  const limit = Math.min(Math.max(1, Math.trunc(options.limit)), MOST_PAGE_ROWS)
  const { limits, signal } = options
  return runJob('page', { path, offset, limit }, { files: [path], limits, signal })
}
