import { stat } from 'node:fs/promises'
import type { ColumnType } from '@plainflow/core'
import { duckdbText } from '@plainflow/core/duckdb-text'
import { MOST_COLUMNS } from '@plainflow/core/most-columns'
import { UnreadableFile } from '../../unreadable-file.ts'
import { columnNames } from '../csv/column-names.ts'
import type { Database } from '../database.ts'
import type { UntypedColumn } from '../infer-types.ts'
import { readCount } from '../read-count.ts'
import { FIRST_ROWS, type Staged, type StagingOptions } from '../reading/staged.ts'
import { parquetValue } from './parquet-value.ts'

/** A Parquet file under our six types; values that none of them holds become text. */
export function stageParquet(database: Database, options: StagingOptions): Promise<Staged> {
  return stageFile(database, options).catch(refuseBroken)
}

/** What DuckDB says of a file it cannot read is about the file, unless a limit was the cause. */
export function refuseBroken(error: unknown): never {
  const message = error instanceof Error ? error.message : ''
  if (error instanceof UnreadableFile || /memory|alloc|disk|space|EFBIG/i.test(message)) throw error
  throw new UnreadableFile(
    'The Parquet file is broken or cut off, and cannot be read to its end. Sending it again might help.',
  )
}

async function stageFile(database: Database, options: StagingOptions): Promise<Staged> {
  const { connection } = database
  const file = `read_parquet(${duckdbText(options.path)})`
  const described = await describe(database, file)
  if (described.length > MOST_COLUMNS) {
    throw new UnreadableFile(
      `The file has ${described.length} columns; a table can have ${MOST_COLUMNS} at most.`,
    )
  }
  if (!options.partial) await refuseGrowth(database, file, options.path)
  const head = options.partial ? `(FROM ${file} LIMIT ${FIRST_ROWS})` : file
  const aliases = described.map((_, index) => `p${index}`).join(', ')
  await connection.run(`CREATE OR REPLACE TEMP VIEW staged_parquet(${aliases}) AS FROM ${head}`)
  const headers = described.map(({ name }) => name)
  const { names, warnings } = columnNames(headers)
  const columns: UntypedColumn[] = []
  const told: string[] = []
  for (const [index, { type }] of described.entries()) {
    const name = names[index] ?? ''
    const found = await parquetValue(database, 'staged_parquet', `p${index}`, type)
    if (found.warning) told.push(`"${name}": ${found.warning}`)
    columns.push({
      name,
      header: headers[index] ?? '',
      place: index,
      kind: 'unknown',
      cell: found.text,
      declared: { type: found.type satisfies ColumnType, cell: found.cell },
      exact: EXACT.test(type) && !found.warning,
    })
  }
  return {
    table: 'staged_parquet',
    columns,
    rowCount: await readCount(database, 'staged_parquet'),
    beginning: [],
    reading: {
      format: 'parquet',
      compression: 'none',
      encoding: 'utf-8',
      delimiter: '',
      quote: '',
      escape: '',
      sheet: null,
      header: true,
      skip: 0,
      nullWords: options.overrides.nullWords ?? [],
      tidy: (options.overrides.nullWords ?? []).length === 0,
    },
    sheets: [],
    warnings: [...warnings, ...told],
    rejected: { count: 0, path: null, first: [] },
    isWhole: !options.partial || (await readCount(database, file)) <= FIRST_ROWS,
  }
}

/** Rows that are all alike take next to nothing in Parquet, but not in what is made of them. */
const MOST_ROWS_PER_BYTE = 500
const HARMLESS = 50_000_000

async function refuseGrowth(database: Database, file: string, path: string): Promise<void> {
  const rows = await readCount(database, file)
  const { size } = await stat(path)
  if (rows <= HARMLESS || rows <= MOST_ROWS_PER_BYTE * size) return
  throw new UnreadableFile(
    `The file of ${size} bytes claims to have ${rows} rows, which no table does.`,
  )
}

/** Types that every reader of Parquet gives as ours by a plain cast. */
const EXACT = /^(BOOLEAN|(TINY|SMALL|BIG)?INT(EGER)?|FLOAT|DOUBLE|VARCHAR|DATE|TIMESTAMP)$/

async function describe(
  { connection }: Database,
  file: string,
): Promise<{ name: string; type: string }[]> {
  const reader = await connection.runAndReadAll(
    `SELECT column_name, column_type FROM (DESCRIBE FROM ${file})`,
  )
  return reader.getRows().map(([name, type]) => ({ name: String(name), type: String(type) }))
}
