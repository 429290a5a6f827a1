import type { Page, PageJob } from '../job.ts'
import { ArrangedTable } from './arranged-table.ts'
import type { Database } from './database.ts'

export function readPage(database: Database, { path, ...query }: PageJob): Promise<Page> {
  return new ArrangedTable(database, path).page(query)
}
