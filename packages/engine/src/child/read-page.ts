import { duckdbText } from '@plainflow/core/duckdb-text'
import type { Page, PageJob } from '../job.ts'
import type { Database } from './database.ts'
import { describeColumns } from './describe-columns.ts'
import { readCount } from './read-count.ts'
import { readRows } from './read-rows.ts'

export async function readPage(database: Database, job: PageJob): Promise<Page> {
  const source = `read_parquet(${duckdbText(job.path)})`
  const columns = await describeColumns(database, source)
  const rows = await readRows(database, source, columns, job)
  return { columns, rows, rowCount: await readCount(database, source) }
}
