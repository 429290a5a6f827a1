import { stat } from 'node:fs/promises'
import { duckdbText } from '@plainflow/core/duckdb-text'
import type { ExportJob, Jobs } from '../job.ts'
import type { Database } from './database.ts'
import { guardFormulas } from './guard-formulas.ts'
import { writeTable } from './write-table.ts'

export async function exportTable(
  database: Database,
  job: ExportJob,
): Promise<Jobs['export']['answer']> {
  const source = job.isCsv ? ownCsv(job.path) : `read_parquet(${duckdbText(job.path)})`
  const written = job.guardsFormulas ? await guardFormulas(database, source, !job.isCsv) : source
  const rows = await writeTable(database, written, { ...job, path: job.to })
  return { rows, bytes: (await stat(job.to)).size }
}

/** As we write them, every cell the text it is. Of quotes and delimiters nothing is left to detection. */
function ownCsv(path: string): string {
  const options = `all_varchar = true, header = true, delim = ',', quote = '"', escape = '"', nullstr = '', allow_quoted_nulls = false, max_line_size = 2100000`
  return `read_csv(${duckdbText(path)}, ${options})`
}
