import { realpath } from 'node:fs/promises'
import type { Page, PageQuery } from './job.ts'
import type { Limits } from './limits.ts'
import { runJob } from './process/run-job.ts'

export interface ReadPageOptions extends PageQuery {
  /** A Parquet file. */
  readonly path: string
  readonly limits?: Partial<Limits>
  readonly signal?: AbortSignal
}

export const MOST_PAGE_ROWS = 10_000

/** Some rows of a stored table; a very wide table may give fewer than asked for. */
export async function readPage(options: ReadPageOptions): Promise<Page> {
  const { limits, signal, ...query } = options
  const path = await realpath(options.path)
  return runJob('page', { ...boundedQuery(query), path }, { files: [path], limits, signal })
}

export function boundedQuery(query: PageQuery): PageQuery {
  const { sort, search } = query
  return {
    offset: Math.max(0, Math.trunc(query.offset)),
    limit: Math.min(Math.max(1, Math.trunc(query.limit)), MOST_PAGE_ROWS),
    ...(sort ? { sort } : {}),
    ...(search ? { search } : {}),
  }
}
