import type { Misfit } from '@plainflow/core'
import { LONGEST_WRITTEN } from '@plainflow/core/notations'
import type { Database } from '../database.ts'
import { isAmount } from './amount-sql.ts'
import type { ColumnForm } from './column-form.ts'
import { readsSql } from './column-sql.ts'

/** A column of a table of texts. */
export interface ColumnPlace {
  readonly table: string
  /** SQL for its cell. */
  readonly cell: string
}

/** The cells of a column, one `x` for all that are written alike, and `n`, how many those are. */
export interface GroupedCells {
  readonly database: Database
  readonly place: ColumnPlace
  readonly name: string
  readonly pattern: string
}

const SHOWN = 5
const LONGEST_SHOWN = 80
/** Of plain numbers this long it depends on the figures whether they can be held. */
const LONG_NUMBER = 15

let made = 0

/**
 * Groups the cells of a column so that each way of writing is asked once. Whether an amount can be read
 * depends on where figures stand and which are zeros: of a million amounts a few hundred kinds remain.
 * Dates are what they are.
 */
export async function groupCells(
  database: Database,
  place: ColumnPlace,
  forms: readonly ColumnForm[],
): Promise<GroupedCells> {
  const name = `grouped_cells_${(made += 1)}`
  const { table, cell } = place
  const start = `left(${cell}, ${LONGEST_WRITTEN + 1})`
  const alike = `translate(${start}, '23456789', '11111111')`
  const isNumber = forms.every(({ type }) => type === 'number' || type === 'integer')
  const longest = forms.every(isAmount) ? LONGEST_WRITTEN : LONG_NUMBER
  const pattern = isNumber
    ? `CASE WHEN length(${cell}) <= ${longest} THEN ${alike} ELSE ${start} END`
    : start
  await database.connection.run(
    `CREATE TEMP TABLE ${name} AS SELECT ${pattern} AS pattern, count(*) AS n, any_value(${cell}) AS x FROM ${table} WHERE ${cell} IS NOT NULL GROUP BY ALL`,
  )
  return { database, place, name, pattern }
}

export async function forgetCells({ database, name }: GroupedCells): Promise<void> {
  await database.connection.run(`DROP TABLE ${name}`)
}

/** How many cells all are, and how many can be read in each form. */
export async function countReadable(
  { database, name }: GroupedCells,
  forms: readonly ColumnForm[],
): Promise<{ readonly all: number; readonly readable: readonly number[] }> {
  const counts = forms.map((form) => countSql(readsSql('x', form)))
  const reader = await database.connection.runAndReadAll(
    `SELECT ${['coalesce(sum(n), 0)', ...counts].join(', ')} FROM ${name}`,
  )
  const [all = 0, ...readable] = (reader.getRows()[0] ?? []).map(Number)
  return { all, readable }
}

export function countSql(condition: string): string {
  return `coalesce(sum(CASE WHEN ${condition} THEN n END), 0)`
}

/** The first cells that cannot be read in a form, as they stand in the file. */
export async function findMisfits(
  { database, place: { table, cell }, name, pattern }: GroupedCells,
  form: ColumnForm,
): Promise<Misfit[]> {
  const odd = `SELECT pattern FROM ${name} WHERE NOT coalesce(${readsSql('x', form)}, false)`
  const numbered = `(SELECT row_number() OVER () AS row, ${cell} AS x, ${pattern} AS pattern FROM ${table})`
  const reader = await database.connection.runAndReadAll(
    `SELECT CAST(row AS DOUBLE), left(x, ${LONGEST_SHOWN}), length(x) > ${LONGEST_SHOWN} FROM ${numbered}` +
      ` WHERE pattern IN (${odd}) ORDER BY row LIMIT ${SHOWN}`,
  )
  return reader.getRows().map(([row, text, isCut]) => {
    return { row: Number(row), text: `${String(text)}${isCut === true ? '…' : ''}` }
  })
}
