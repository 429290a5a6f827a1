import type { Cell, Column } from '@plainflow/core'
import { quoteDuckdbIdentifier } from '@plainflow/core/quote-duckdb-identifier'
import type { Database } from './database.ts'
import { readRows } from './read-rows.ts'

/** Words of a question are bound to cells: a column of names should be there as a whole. */
const MOST_VALUES = 1_000
const FEWEST_VALUES = 50
const LONGEST_VALUE = 200
/** Stored with the dataset and read for every question, so a wide table gets fewer values a column. */
const MOST_CELLS = 20_000
const MOST_CHARACTERS = 500_000
/** More columns than this are looked at in the first rows only: a query for each would take long. */
const MOST_COLUMNS = 100

export interface SampledColumn {
  readonly column: Column
  /** SQL for its cell. */
  readonly cell: string
}

/**
 * Frequent values of every column, from the first rows: enough to bind the words of a sentence. Equally
 * frequent ones stand as in the file, so a column of different values tells the order of its rows.
 */
export async function readSamples(
  database: Database,
  table: string,
  columns: readonly SampledColumn[],
): Promise<Record<string, Cell[]>> {
  const wide = columns.length > MOST_COLUMNS
  const most = Math.min(MOST_VALUES, Math.ceil(MOST_CELLS / columns.length))
  const values = wide
    ? await firstValues(database, table, columns)
    : await Promise.all(columns.map((column) => frequentValues(database, table, column, most)))
  return Object.fromEntries(
    columns.map(({ column }, index) => [column.name, withinLength(values[index] ?? [], columns)]),
  )
}

async function frequentValues(
  database: Database,
  table: string,
  { column, cell }: SampledColumn,
  most: number,
): Promise<Cell[]> {
  const name = quoteDuckdbIdentifier(column.name)
  const short = column.type === 'text' ? `AND length(${name}) <= ${LONGEST_VALUE}` : ''
  const place = quoteDuckdbIdentifier(`place of ${column.name}`)
  const head = `(SELECT ${cell} AS ${name}, row_number() OVER () AS ${place} FROM ${table} LIMIT 100000)`
  const values = `(SELECT ${name} FROM ${head} WHERE ${name} IS NOT NULL ${short} GROUP BY ${name} ORDER BY count(*) DESC, min(${place}))`
  const rows = await readRows(database, values, [column], { offset: 0, limit: most })
  return rows.map((row) => row[0] ?? null)
}

async function firstValues(
  database: Database,
  table: string,
  columns: readonly SampledColumn[],
): Promise<Cell[][]> {
  const named = columns.map(
    ({ column, cell }) => `${cell} AS ${quoteDuckdbIdentifier(column.name)}`,
  )
  const rows = await readRows(
    database,
    `(SELECT ${named.join(', ')} FROM ${table})`,
    columns.map(({ column }) => column),
    { offset: 0, limit: 200 },
  )
  return columns.map((_, index) => {
    const cells = rows.map((row) => row[index] ?? null).filter(isShort)
    return [...new Set(cells)].slice(0, FEWEST_VALUES)
  })
}

/** The most frequent values come first, so what is cut off is what is rarest. */
function withinLength(values: readonly Cell[], columns: readonly SampledColumn[]): Cell[] {
  let left = MOST_CHARACTERS / columns.length
  return values.filter((value, index) => {
    left -= String(value).length
    return left >= 0 || index < FEWEST_VALUES
  })
}

function isShort(cell: Cell): boolean {
  return cell !== null && (typeof cell !== 'string' || cell.length <= LONGEST_VALUE)
}
