import { stat } from 'node:fs/promises'
import { duckdbText } from '@plainflow/core/duckdb-text'
import type { ExportJob, Jobs } from '../job.ts'
import type { Database } from './database.ts'
import { writeTable } from './write-table.ts'

export async function exportTable(
  database: Database,
  job: ExportJob,
): Promise<Jobs['export']['answer']> {
  const source = `read_parquet(${duckdbText(job.path)})`
  const rows = await writeTable(database, source, { ...job, path: job.to })
  return { rows, bytes: (await stat(job.to)).size }
}
