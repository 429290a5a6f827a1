import type { BrowseJob, LastingEvent, Page } from '../job.ts'
import { answerRequests } from './answer-requests.ts'
import { ArrangedTable } from './arranged-table.ts'
import type { Database } from './database.ts'

/** Answers one request for a page after the other. */
export function browse(
  database: Database,
  { path }: BrowseJob,
  tell: (event: LastingEvent<Page>) => void,
): Promise<never> {
  const table = new ArrangedTable(database, path)
  return answerRequests<'browse', Page>(database, tell, (query) => table.page(query))
}
