import type { Cell, Column } from '@plainflow/core'
import { quoteDuckdbIdentifier } from '@plainflow/core/quote-duckdb-identifier'
import type { DuckDBValue } from '@duckdb/node-api'
import type { Database } from './database.ts'

const LONGEST_CELL = 10_000
/** A page is shown to a person and crosses two processes: it has to stay small whatever the data is. */
const MOST_CELLS = 200_000
const MOST_CHARACTERS = 50_000_000

/** Rows as they cross to JavaScript: at most `limit`, fewer where the table is very wide. */
export async function readRows(
  { connection }: Database,
  source: string,
  columns: readonly Column[],
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<Cell[][]> {
  const width = Math.max(columns.length, 1)
  const rows = Math.max(1, Math.min(limit, Math.floor(MOST_CELLS / width)))
  const longest = Math.min(LONGEST_CELL, Math.floor(MOST_CHARACTERS / (rows * width)))
  const cells = columns.map((column) => cellSql(column, longest)).join(', ')
  const reader = await connection.runAndReadAll(
    `SELECT ${cells} FROM (FROM ${source} LIMIT ${rows} OFFSET ${offset})`,
  )
  return reader.getRows().map((row) => row.map(toCell))
}

function cellSql({ name, type }: Column, longest: number): string {
  const column = quoteDuckdbIdentifier(name)
  if (type === 'date') return `CAST(${column} AS VARCHAR)`
  if (type === 'timestamp') return `replace(CAST(${column} AS VARCHAR), ' ', 'T')`
  if (type !== 'text') return column
  const text = `CAST(${column} AS VARCHAR)`
  const more = `'… (' || (length(${text}) - ${longest}) || ' more characters)'`
  return `CASE WHEN length(${text}) > ${longest} THEN left(${text}, ${longest}) || ${more} ELSE ${text} END`
}

/** Integers that a number cannot hold become text; so do NaN and the infinities, which JSON lacks. */
export function toCell(value: DuckDBValue): Cell {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value
  if (typeof value === 'bigint') {
    const number = Number(value)
    return Number.isSafeInteger(number) ? number : String(value)
  }
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value)
  return String(value)
}
