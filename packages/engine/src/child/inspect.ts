import { stat } from 'node:fs/promises'
import type { CsvDialect, Reading } from '@plainflow/core'
import { duckdbText } from '@plainflow/core/duckdb-text'
import { quoteDuckdbIdentifier } from '@plainflow/core/quote-duckdb-identifier'
import type { InspectedFile, InspectJob, ReadingProgress } from '../inspected-file.ts'
import type { Database } from './database.ts'
import { findUniqueColumns } from './find-unique-columns.ts'
import { refuseBroken } from './parquet/stage-parquet.ts'
import { readCount } from './read-count.ts'
import { readSamples } from './read-samples.ts'
import { Progress } from './reading/progress.ts'
import { readTable, type ReadTable } from './reading/read-table.ts'
import { stage } from './reading/stage.ts'
import type { Staged } from './reading/staged.ts'
import { writeTable } from './write-table.ts'

/** Reads a file without losing anything: every cell as text first, types only where all cells fit. */
export async function inspect(
  database: Database,
  job: InspectJob,
  tell: (progress: ReadingProgress) => void,
): Promise<InspectedFile> {
  const progress = new Progress(tell, (await stat(job.path)).size)
  const options = { ...job, partial: false, progress }
  const staged = await stage(database, { ...options, rewrite: false })
  try {
    return await store(database, job, staged, progress)
  } catch (error) {
    if (staged.reading.format === 'parquet') refuseBroken(error)
    if (!CSV.includes(staged.reading.format)) throw error
    // DuckDB has an opinion of its own about this text; one that leaves no room for opinions helps.
    const rewritten = await stage(database, { ...options, rewrite: true })
    return store(database, job, rewritten, progress)
  }
}

const CSV: readonly string[] = ['csv', 'tsv']

async function store(
  database: Database,
  job: InspectJob,
  staged: Staged,
  progress: Progress,
): Promise<InspectedFile> {
  progress.at('type', 0, staged.rowCount)
  const table = await readTable(database, staged, job.overrides)
  progress.at('store', 0)
  const path = job.parquetPath
  const file = path === null ? null : { path, format: 'stored' as const, compress: false }
  const count = file
    ? await writeTable(database, table.source, file)
    : await readCount(database, table.source)
  // Two readers that disagree about a file must not be papered over.
  if (count !== staged.rowCount) {
    throw new Error(`the reader found ${count} rows where ${staged.rowCount} are`)
  }
  progress.at('store', 1)
  const stored = path === null ? table.source : `read_parquet(${duckdbText(path)})`
  return {
    ...describe(staged, table),
    rowCount: staged.rowCount,
    samples: await samplesOf(database, stored, table),
    uniqueColumns: await findUniqueColumns(database, stored, table.columns, staged.rowCount),
    rejected: staged.rejected,
  }
}

export function describe(staged: Staged, { columns, typed, warnings }: ReadTable) {
  const reading: Reading = { ...staged.reading, columns: typed.map((column) => column.reading) }
  return {
    columns,
    csv: dialectOf(reading),
    warnings: [...staged.warnings, ...warnings],
    format: reading.format,
    compression: reading.compression,
    sheets: staged.sheets,
    reading,
  }
}

export function samplesOf(database: Database, source: string, { columns }: ReadTable) {
  const named = columns.map((column) => ({ column, cell: quoteDuckdbIdentifier(column.name) }))
  return readSamples(database, source, named)
}

function dialectOf({ format, delimiter, quote, escape, header, skip }: Reading): CsvDialect {
  if (!CSV.includes(format)) return { delimiter: ',', quote: '"', header: true, skip: 0 }
  return { delimiter, quote, ...(escape === quote ? {} : { escape }), header, skip }
}
