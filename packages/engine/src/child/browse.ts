import type { BrowseEvent, BrowseJob, BrowseRequest } from '../job.ts'
import { ArrangedTable } from './arranged-table.ts'
import type { Database } from './database.ts'
import { failureOf } from './failure-of.ts'

/** Answers one request for a page after the other, until the parent ends this process. */
export function browse(
  database: Database,
  { path }: BrowseJob,
  tell: (event: BrowseEvent) => void,
): Promise<never> {
  const table = new ArrangedTable(database, path)
  let last: Promise<void> = Promise.resolve()
  process.on('message', (message) => {
    // Only table-browser.ts writes to this channel after the job.
    const request = message as BrowseRequest
    last = last.then(() => answer(request))
  })
  tell({ kind: 'open' })
  return new Promise(() => {})

  async function answer({ id, query }: BrowseRequest): Promise<void> {
    try {
      tell({ kind: 'page', id, page: await table.page(query) })
    } catch (error) {
      tell({ kind: 'page-failed', id, failure: failureOf(error, database.limits) })
    }
  }
}
