import type { Column } from '@plainflow/core'
import { quoteDuckdbIdentifier } from '@plainflow/core/quote-duckdb-identifier'
import type { Database } from './database.ts'

/** Keys stand in front; the measurements of a table of thousands of columns are not looked at. */
const MOST_COLUMNS = 100
/** What comes twice mostly does so early on: only what does not is looked for in the whole table. */
const FIRST_ROWS = 10_000

/**
 * Names of the columns that hold another value in every row. Tables are related through these, and the
 * samples tell it of the first thousand values only. Fractions are left out: they measure, and refer to nothing.
 */
export async function findUniqueColumns(
  database: Database,
  table: string,
  columns: readonly Column[],
  rowCount: number,
): Promise<string[]> {
  const possible = columns.slice(0, MOST_COLUMNS).filter(({ type }) => type !== 'number')
  const likely = await withoutRepetition(
    database,
    `(FROM ${table} LIMIT ${FIRST_ROWS})`,
    possible.map(({ name }) => name),
  )
  if (rowCount <= FIRST_ROWS) return likely
  const unique: string[] = []
  // One after the other: the values of a long column take much memory.
  for (const name of likely) unique.push(...(await withoutRepetition(database, table, [name])))
  return unique
}

async function withoutRepetition(
  { connection }: Database,
  table: string,
  names: readonly string[],
): Promise<string[]> {
  if (names.length === 0) return []
  const counts = names.map((name) => `count(DISTINCT ${quoteDuckdbIdentifier(name)})`)
  // Empty cells are not counted as different, so a column with one falls short of the rows.
  const reader = await connection.runAndReadAll(
    `SELECT count(*), ${counts.join(', ')} FROM ${table}`,
  )
  const [rows, ...different] = (reader.getRows()[0] ?? []).map(Number)
  return names.filter((_, at) => rows !== 0 && different[at] === rows)
}
