import type { Column, ColumnType } from '@plainflow/core'
import { duckdbText } from '@plainflow/core/duckdb-text'
import { quoteDuckdbIdentifier } from '@plainflow/core/quote-duckdb-identifier'
import type { WrittenFile } from '../job.ts'
import { canonicalCellSql, tellsEmptyText, writtenSource } from '../verify/read-back.ts'
import type { Database } from './database.ts'
import { describeColumns } from './describe-columns.ts'
import { DUCKDB_TYPES } from './infer-types.ts'

/** What a file holds against what it should: names, and how the cells of each column are written. */
export async function columnsIn(
  database: Database,
  file: WrittenFile,
  expected: readonly Column[],
): Promise<readonly { readonly name: string; readonly type: ColumnType }[]> {
  if (file.parquet !== undefined) {
    // A spreadsheet knows numbers only; what they are is for the comparison of values.
    const read = await describeColumns(database, `read_parquet(${duckdbText(file.parquet)})`)
    return read.map(({ name }, at) => ({ name, type: expected[at]?.type ?? 'text' }))
  }
  if (file.format === 'parquet')
    return describeColumns(database, `read_parquet(${duckdbText(file.path)})`)
  const names = await namesIn(database, file, expected)
  if (names.some((name, at) => name !== expected[at]?.name))
    return names.map((name) => ({ name, type: 'text' }))
  return typesAsWritten(database, file, expected)
}

/** The table as something that can stand after FROM, its columns in the types they should have. */
export function writtenTable(file: WrittenFile, columns: readonly Column[]): string {
  if (file.format === 'parquet' && file.parquet === undefined)
    return `read_parquet(${duckdbText(file.path)})`
  const cells = columns.map(({ name, type }) => {
    const column = quoteDuckdbIdentifier(name)
    const word = `CAST(${column} AS VARCHAR)`
    return `CAST(${word} AS ${DUCKDB_TYPES[type]}) AS ${column}`
  })
  return `(SELECT ${cells.join(', ')} FROM ${asText(file, columns)})`
}

/** Cells in canonical form; where the file cannot tell empty text from none, neither does this. */
export function canonicalCells(file: WrittenFile, columns: readonly Column[]): readonly string[] {
  const isTold = tellsEmptyText(file.path, file.format)
  return columns.map((column) => {
    const cell = canonicalCellSql(column)
    return isTold || column.type !== 'text' ? cell : `nullif(${cell}, '')`
  })
}

function asText(file: WrittenFile, columns: readonly Column[]): string {
  if (file.parquet !== undefined) return `read_parquet(${duckdbText(file.parquet)})`
  const texts = columns.map(({ name }) => ({ name, as: 'VARCHAR' }))
  return writtenSource(file.path, file.format, texts, file)
}

async function namesIn(
  { connection }: Database,
  file: WrittenFile,
  expected: readonly Column[],
): Promise<readonly string[]> {
  if (file.format === 'json') {
    const packed = file.isCompressed ? `, compression = 'gzip'` : ''
    const reader = await connection.runAndReadAll(
      `SELECT json_keys(record) FROM read_json(${duckdbText(file.path)}, format = 'array', records = false, columns = {'record': 'JSON'}${packed}) LIMIT 1`,
    )
    const [first] = reader.getRowsJson()
    // An array without records tells no names.
    if (!first) return expected.map(({ name }) => name)
    return Array.isArray(first[0]) ? first[0].map(String) : []
  }
  // The first record as it stands: read as a header, a name could be changed on the way.
  const cells = expected.map((_, at) => ({ name: `c${at}`, as: 'VARCHAR' }))
  const source = writtenSource(file.path, file.format, cells, { ...file, header: false })
  const reader = await connection.runAndReadAll(`SELECT * FROM ${source} LIMIT 1`)
  return (reader.getRows()[0] ?? []).map((name) => (name === null ? '' : String(name)))
}

/** Text has no types; that of a column is the first in which every cell is written as such a cell is. */
async function typesAsWritten(
  { connection }: Database,
  file: WrittenFile,
  expected: readonly Column[],
): Promise<readonly Column[]> {
  const counts = expected.flatMap(({ name }) => {
    const column = quoteDuckdbIdentifier(name)
    return FORMS.map(
      ([, isForm]) => `count(*) FILTER (${column} IS NOT NULL AND NOT ${isForm(column)})`,
    )
  })
  if (counts.length === 0) return []
  const reader = await connection.runAndReadAll(
    `SELECT ${counts.join(', ')} FROM ${asText(file, expected)}`,
  )
  const wrong = (reader.getRows()[0] ?? []).map(Number)
  return expected.map(({ name, type }, at) => {
    const fits = (form: number) => wrong[at * FORMS.length + form] === 0
    const own = FORMS.findIndex(([each]) => each === type)
    if (own < 0 || fits(own)) return { name, type }
    const found = FORMS.findIndex((_, form) => fits(form))
    return { name, type: FORMS[found]?.[0] ?? 'text' }
  })
}

/** Any text is a text. */
const FORMS: readonly (readonly [ColumnType, (cell: string) => string])[] = [
  ['boolean', (cell) => `(lower(${cell}) IN ('true', 'false'))`],
  ['integer', (cell) => `regexp_full_match(${cell}, '[-+]?[0-9]+')`],
  ['number', (cell) => `(TRY_CAST(${cell} AS DOUBLE) IS NOT NULL)`],
  [
    'date',
    (cell) => `regexp_full_match(${cell}, '[-+]?[0-9]{4,}-[0-9]{2}-[0-9]{2}( \\(?BC\\)?)?')`,
  ],
  ['timestamp', (cell) => `(TRY_CAST(${cell} AS TIMESTAMP) IS NOT NULL)`],
]
