import type { Column, SortKey } from '@plainflow/core'
import { duckdbText } from '@plainflow/core/duckdb-text'
import type { CompareJob, ComparedTables } from '../job.ts'
import { sameCell } from '../verify/same-cell.ts'
import type { Database } from './database.ts'
import { pairRows, type NumberedRow } from './pair-rows.ts'
import { shownCell } from './shown-cell.ts'
import { canonicalCells, columnsIn, writtenTable } from './written-table.ts'

/** More are not looked for: whoever mends the first will ask again. */
const SHOWN = 10
/** Rows without an equal on the other side that are looked at one by one. */
const LOOKED_AT = 2_000

type Differences = ComparedTables['differences'][number][]

/**
 * Compares a result of exported code with the engine's. The database brings together what is equal to
 * nine digits; the few rows that are left are judged cell by cell.
 */
export async function compareTables(database: Database, job: CompareJob): Promise<ComparedTables> {
  const { columns } = job
  const there = await columnsIn(database, job.found, columns)
  const wrong = columnDifferences(columns, there)
  if (wrong.length > 0) return { rows: 0, differences: wrong.slice(0, SHOWN) }
  const expected = await numbered(
    database,
    'expected',
    job,
    `read_parquet(${duckdbText(job.expected)})`,
  )
  const found = await numbered(database, 'found', job, writtenTable(job.found, columns))
  const differences: Differences = []
  if (expected !== found)
    differences.push(whole('the number of rows', String(expected), String(found)))
  const left = await leftOver(database, columns)
  const misplaced = await outOfOrder(database, columns, job.order)
  const isSameRows = left.expected.length === 0 && left.found.length === 0
  for (const { row, at, one, other } of misplaced)
    differences.push({
      row,
      column: columns[at]?.name ?? '',
      expected: shownCell(one),
      found: shownCell(other),
      what: isSameRows ? 'the order of rows' : 'the value',
    })
  if (misplaced.length === 0) differences.push(...pairRows(left.expected, left.found, columns))
  return { rows: expected, differences: differences.slice(0, SHOWN) }
}

function columnDifferences(expected: readonly Column[], there: readonly Column[]): Differences {
  if (names(expected) !== names(there)) {
    const sorted = (list: readonly Column[]) => names(list.toSorted(byName))
    const isSame = sorted(expected) === sorted(there)
    const what = isSame ? 'the order of columns' : 'the columns'
    return [whole(what, names(expected), names(there))]
  }
  return expected.flatMap(({ name, type }, at) => {
    const found = there[at]?.type ?? 'text'
    if (found === type) return []
    return [{ row: null, column: name, expected: type, found, what: 'the type' }]
  })
}

function names(list: readonly Column[]): string {
  return list.map(({ name }) => name).join(', ')
}

function byName(one: Column, other: Column): number {
  return one.name < other.name ? -1 : 1
}

/** A table of the rows with their numbers: `c` cells in canonical form, `k` what is compared first. */
async function numbered(
  { connection }: Database,
  name: 'expected' | 'found',
  { columns, found }: CompareJob,
  source: string,
): Promise<number> {
  const cells = canonicalCells(found, columns).map((cell, at) => `${cell} AS c${at}`)
  const keys = columns.map(({ type }, at) =>
    type === 'number'
      ? `printf('%.8e', CAST(c${at} AS DOUBLE) + 0.0) AS k${at}`
      : `c${at} AS k${at}`,
  )
  await connection.run(
    `CREATE TEMP TABLE "${name}" AS
     SELECT n, ${columns.map((_, at) => `c${at}`).join(', ')}, ${keys.join(', ')}
     FROM (SELECT row_number() OVER () AS n, ${cells.join(', ')} FROM ${source})`,
  )
  const reader = await connection.runAndReadAll(`SELECT count(*) FROM "${name}"`)
  return Number(reader.getRows()[0]?.[0])
}

/** The rows of each side without an equal on the other, equal ones taken off one for one. */
async function leftOver(
  { connection }: Database,
  columns: readonly Column[],
): Promise<{ expected: readonly NumberedRow[]; found: readonly NumberedRow[] }> {
  const keys = columns.map((_, at) => `k${at}`)
  const cells = columns.map((_, at) => `one.c${at}`)
  const counted = (name: string) =>
    `(SELECT *, row_number() OVER (PARTITION BY ${keys.join(', ')} ORDER BY n) AS d FROM "${name}")`
  const equal = [...keys, 'd'].map((key) => `one.${key} IS NOT DISTINCT FROM other.${key}`)
  const read = async (name: string, against: string): Promise<readonly NumberedRow[]> => {
    const reader = await connection.runAndReadAll(
      `SELECT one.n, ${cells.join(', ')} FROM ${counted(name)} AS one ANTI JOIN ${counted(against)} AS other
       ON ${equal.join(' AND ')} ORDER BY one.n LIMIT ${LOOKED_AT}`,
    )
    return reader.getRows().map(([n, ...row]) => ({ n: Number(n), cells: row.map(text) }))
  }
  const expected = await read('expected', 'found')
  const found = await read('found', 'expected')
  // Rounding may part two numbers that are nearly one: those find each other here.
  const open = new Set(found)
  const alone = expected.filter(({ cells: row }) => {
    const match = [...open].find((other) => isSameRow(columns, row, other.cells))
    if (match) open.delete(match)
    return !match
  })
  return { expected: alone, found: [...open] }
}

function isSameRow(
  columns: readonly Column[],
  one: NumberedRow['cells'],
  other: NumberedRow['cells'],
): boolean {
  return columns.every(({ type }, at) => sameCell(type, one[at] ?? null, other[at] ?? null))
}

interface Misplaced {
  readonly row: number
  readonly at: number
  readonly one: string | null
  readonly other: string | null
}

/** The first places at which a sorted table has another key; rows with equal keys may change places. */
async function outOfOrder(
  { connection }: Database,
  columns: readonly Column[],
  order: readonly SortKey[],
): Promise<readonly Misplaced[]> {
  const places = order
    .map(({ column }) => columns.findIndex(({ name }) => name === column))
    .filter((at) => at >= 0)
  if (places.length === 0) return []
  const differ = places.map((at) => `one.k${at} IS DISTINCT FROM other.k${at}`)
  const cells = places.flatMap((at) => [`one.c${at}`, `other.c${at}`])
  const reader = await connection.runAndReadAll(
    `SELECT one.n, ${cells.join(', ')} FROM "expected" AS one JOIN "found" AS other USING (n)
     WHERE ${differ.join(' OR ')} ORDER BY one.n LIMIT ${LOOKED_AT}`,
  )
  return reader.getRows().flatMap(([n, ...row]) =>
    places.flatMap((at, index) => {
      const [one, other] = [text(row[index * 2]), text(row[index * 2 + 1])]
      if (sameCell(columns[at]?.type ?? 'text', one, other)) return []
      return [{ row: Number(n), at, one, other }]
    }),
  )
}

function text(value: unknown): string | null {
  return value === null || value === undefined ? null : String(value)
}

function whole(what: string, expected: string, found: string): Differences[number] {
  return { row: null, column: null, expected: shownCell(expected), found: shownCell(found), what }
}
