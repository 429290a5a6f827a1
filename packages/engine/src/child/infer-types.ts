import type { ColumnType } from '@plainflow/core'
import type { Database } from './database.ts'

/**
 * The type of every column of a table of text, exact over all rows: a column is what all its cells
 * are, and text where they disagree. A guess from the first rows only saves asking questions whose
 * answer is already no.
 */
export async function inferTypes(
  database: Database,
  table: string,
  columns: readonly string[],
): Promise<ColumnType[]> {
  const first = await verdicts(database, `(FROM ${table} LIMIT 2048)`, columns, () => CANDIDATES)
  const left = (index: number) => CANDIDATES.filter((type) => first[index]?.get(type) !== false)
  const all = await verdicts(database, table, columns, left)
  return all.map((verdict) => firstTrue(verdict) ?? 'text')
}

function firstTrue(verdict: ReadonlyMap<ColumnType, boolean | null>): ColumnType | undefined {
  return CANDIDATES.find((type) => verdict.get(type) === true)
}

/** Narrow before wide: the first that fits all cells is taken. */
const CANDIDATES = ['boolean', 'integer', 'number', 'date', 'timestamp'] as const
type Candidate = (typeof CANDIDATES)[number]

/** `x` is a cell that is not null. What is accepted is cast without loss by `castText`. */
const FITS: Record<Candidate, (x: string) => string> = {
  boolean: (x) => `lower(${x}) IN ('true', 'false')`,
  // Back to the same text: leading zeros, signs, blanks and what does not fit 64 bits stay text.
  integer: (x) => `CAST(TRY_CAST(${x} AS BIGINT) AS VARCHAR) = ${x}`,
  // A whole number that a DOUBLE cannot hold exactly makes the column text, not a rounded number.
  number: (x) =>
    `regexp_full_match(${x}, '-?(?:(?:0|[1-9][0-9]*)(?:\\.[0-9]*)?|\\.[0-9]+)(?:[eE][+-]?[0-9]+)?')` +
    ` AND isfinite(TRY_CAST(${x} AS DOUBLE))` +
    ` AND (abs(TRY_CAST(${x} AS DOUBLE)) < 9007199254740992 OR contains(${x}, '.') OR contains(lower(${x}), 'e'))`,
  // Year 0 exists in no target's calendar alike.
  date: (x) =>
    `length(${x}) = 10 AND ${x} >= '0001' AND CAST(TRY_CAST(${x} AS DATE) AS VARCHAR) = ${x}`,
  timestamp: (x) =>
    `regexp_full_match(${x}, '[0-9]{4}-[0-9]{2}-[0-9]{2}[ T][0-9]{2}:[0-9]{2}(?::[0-9]{2}(?:\\.[0-9]{1,6})?)?')` +
    ` AND ${x} >= '0001' AND TRY_CAST(${x} AS TIMESTAMP) IS NOT NULL`,
}

type Verdict = Map<ColumnType, boolean | null>

/** Whether every cell of a column is of a type; null where the column holds nothing at all. */
async function verdicts(
  { connection }: Database,
  table: string,
  columns: readonly string[],
  candidates: (index: number) => readonly Candidate[],
): Promise<Verdict[]> {
  const asked = columns.flatMap((column, index) =>
    candidates(index).map((type) => ({ column, index, type })),
  )
  const found: Verdict[] = columns.map(() => new Map())
  if (asked.length === 0) return found
  const tests = asked.map(
    ({ column, type }) =>
      `bool_and(coalesce(${FITS[type](column)}, false)) FILTER (${column} IS NOT NULL)`,
  )
  const reader = await connection.runAndReadAll(`SELECT ${tests.join(', ')} FROM ${table}`)
  const row = reader.getRows()[0] ?? []
  for (const [place, { index, type }] of asked.entries()) {
    const answer = row[place]
    found[index]?.set(type, typeof answer === 'boolean' ? answer : null)
  }
  return found
}

/** Exact, and never fails: only used where every cell was found to fit. */
export function castText(column: string, type: ColumnType): string {
  return type === 'text' ? column : `CAST(${column} AS ${DUCKDB_TYPES[type]})`
}

export const DUCKDB_TYPES: Record<ColumnType, string> = {
  boolean: 'BOOLEAN',
  integer: 'BIGINT',
  number: 'DOUBLE',
  text: 'VARCHAR',
  date: 'DATE',
  timestamp: 'TIMESTAMP',
}
