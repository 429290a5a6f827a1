import { stat, writeFile } from 'node:fs/promises'
import type { Column } from '@plainflow/core'
import type { ReportOutput } from '../../job.ts'
import { completeFile } from '../complete-file.ts'
import type { Database } from '../database.ts'
import { profileWithin } from '../profile.ts'
import { readRows } from '../read-rows.ts'
import { reportPage } from './report-page.ts'

/** A page is read by a person: who wants all rows exports them. */
const MOST_ROWS = 1_000
const MOST_COLUMNS = 100

/** Writes a page about what `source` gives. The same rows make the same page, whenever it is made. */
export async function writeReport(
  database: Database,
  source: string,
  { path, title, told, columns }: ReportOutput & { readonly columns: readonly Column[] },
): Promise<number> {
  // All columns are told, however long that takes: nobody waits for a page before them.
  const summary = await profileWithin(Infinity, database, { steps: [], source, columns })
  await database.connection.run('DROP TABLE profiled')
  const shown = columns.slice(0, MOST_COLUMNS)
  const rows = await readRows(database, source, shown, { offset: 0, limit: MOST_ROWS })
  const page = reportPage({ title, told, columns: shown, rows, summary })
  await completeFile(path, (temporary) => writeFile(temporary, page))
  return (await stat(path)).size
}
