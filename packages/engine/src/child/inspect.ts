import { join } from 'node:path'
import { rm } from 'node:fs/promises'
import type { Column, CsvDialect } from '@plainflow/core'
import { quoteDuckdbIdentifier } from '@plainflow/core/quote-duckdb-identifier'
import type { InspectedFile, InspectJob } from '../job.ts'
import { readCsvSql } from '../read-csv-sql.ts'
import { findDialect, type FoundDialect } from './csv/find-dialect.ts'
import { rewriteCsv } from './csv/rewrite-csv.ts'
import { type CsvScan, scanCsv } from './csv/scan-csv.ts'
import type { Database } from './database.ts'
import { castText, inferTypes } from './infer-types.ts'
import { readCount } from './read-count.ts'
import { readSamples } from './read-samples.ts'
import { writeTable } from './write-table.ts'

/** Reads a CSV file without losing anything: every cell as text first, types only where all cells fit. */
export async function inspect(database: Database, job: InspectJob): Promise<InspectedFile> {
  const found = await findDialect(job.path, job.filename)
  const scan = await scanCsv(job.path, found.csv.delimiter, found.names.length)
  const staged = found.names.map((_, index) => `c${index}`)
  await stage(database, job.path, found, scan, staged)
  const types = await inferTypes(database, 'staged', staged, found.beginning)
  const columns = found.names.map((name, index): Column => ({ name, type: types[index] ?? 'text' }))
  const cells = columns.map(({ type }, index) => castText(`c${index}`, type))
  const typed = columns.map(
    ({ name }, index) => `${cells[index]} AS ${quoteDuckdbIdentifier(name)}`,
  )
  const source = `(SELECT ${typed.join(', ')} FROM staged)`
  if (job.parquetPath !== null) {
    await writeTable(database, source, {
      path: job.parquetPath,
      format: 'parquet',
      compress: false,
    })
  }
  return {
    columns,
    rowCount: scan.records - (found.csv.header ? 1 : 0),
    csv: found.csv,
    samples: await readSamples(
      database,
      'staged',
      columns.map((column, index) => ({ column, cell: cells[index] ?? '' })),
    ),
    warnings: [...found.warnings, ...warningsOf(scan, found.names.length)],
  }
}

/** Everything as text into a table `staged`; an untidy file is written tidily first. */
async function stage(
  database: Database,
  path: string,
  { csv, names }: FoundDialect,
  scan: CsvScan,
  columns: readonly string[],
): Promise<void> {
  const expected = scan.records - (csv.header ? 1 : 0)
  if (isTidy(scan)) {
    await load(database, path, csv, columns)
    if ((await readCount(database, 'staged')) === expected) return
  }
  const rewritten = join(database.folder, 'rewritten.csv')
  await rewriteCsv(path, rewritten, csv.delimiter, names.length)
  await load(database, rewritten, { ...csv, delimiter: ',' }, columns)
  await rm(rewritten)
  const count = await readCount(database, 'staged')
  // Two readers that disagree about a file must not be papered over.
  if (count !== expected) throw new Error(`CSV reader found ${count} rows where ${expected} are`)
}

async function load(
  { connection }: Database,
  path: string,
  csv: CsvDialect,
  columns: readonly string[],
): Promise<void> {
  const texts = columns.map((name): Column => ({ name, type: 'text' }))
  const source = readCsvSql(path, csv, texts)
  await connection.run(`CREATE OR REPLACE TEMP TABLE staged AS FROM ${source}`)
}

function isTidy({ short, stray, blankLines, lineEnds }: CsvScan): boolean {
  const kinds = [lineEnds.lf, lineEnds.crlf, lineEnds.cr].filter((count) => count > 0).length
  return (
    short.count === 0 && stray.count === 0 && blankLines === 0 && kinds <= 1 && lineEnds.cr === 0
  )
}

function warningsOf({ short, stray }: CsvScan, width: number): string[] {
  const warnings: string[] = []
  if (short.count > 0) {
    warnings.push(
      `${counted(short.count, 'row')} with fewer than ${width} cells, the first on line ${short.line}; the missing cells are empty.`,
    )
  }
  if (stray.count > 0) {
    warnings.push(
      `${counted(stray.count, 'cell')} with text after a closing quote, the first on line ${stray.line}; the text was kept.`,
    )
  }
  return warnings
}

function counted(number: number, word: string): string {
  return number === 1 ? `One ${word}` : `${number} ${word}s`
}
