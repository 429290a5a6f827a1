import type { ColumnType } from '@plainflow/core'
import type { Database } from './database.ts'

/**
 * The type of every column of a table of text, exact over all rows: a column is what all its cells
 * are, and text where they disagree. `beginning` holds first rows as they are; they decide which
 * types are worth asking for, never which one it is.
 */
export async function inferTypes(
  database: Database,
  table: string,
  columns: readonly string[],
  beginning: readonly (readonly string[])[],
): Promise<ColumnType[]> {
  const left = columns.map((_, index) => possible(beginning.map((row) => row[index] ?? '')))
  const types = columns.map((): ColumnType => 'text')
  // Narrow types first; a column that turns out not to fit is asked for its next one.
  for (;;) {
    const asked = left.flatMap((candidates, index) => {
      const type = candidates.shift()
      return type ? [{ index, type, column: columns[index] ?? '' }] : []
    })
    if (asked.length === 0) return types
    const fits = await askAll(database, table, asked)
    for (const [place, { index, type }] of asked.entries()) {
      if (fits[place] === false) continue
      // Nothing but nulls: text, and no other type would tell more.
      if (fits[place] === true) types[index] = type
      left[index] = []
    }
  }
}

const CANDIDATES = ['boolean', 'integer', 'number', 'date', 'timestamp'] as const
type Candidate = (typeof CANDIDATES)[number]

/** Rough shapes: whatever fits a type has its shape, but not the other way round. */
const SHAPES: Record<Candidate, RegExp> = {
  boolean: /^(true|false)$/i,
  integer: /^-?\d+$/,
  number: /^-?[.\d]+(e[-+]?\d+)?$/i,
  date: /^\d{4}-\d\d-\d\d$/,
  timestamp: /^\d{4}-\d\d-\d\d[ T]\d/,
}

function possible(cells: readonly string[]): Candidate[] {
  const known = cells.filter((cell) => cell !== '')
  return CANDIDATES.filter((type) => known.every((cell) => SHAPES[type].test(cell)))
}

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

/** Filtered aggregates, or thousands of aggregates at once, take DuckDB gigabytes on one row. */
const AT_ONCE = 50

/** Whether every cell of a column is of the type asked for; null where there are only nulls. */
async function askAll(
  { connection }: Database,
  table: string,
  asked: readonly { readonly column: string; readonly type: Candidate }[],
): Promise<(boolean | null)[]> {
  const answers: (boolean | null)[] = []
  for (let from = 0; from < asked.length; from += AT_ONCE) {
    const tests = asked.slice(from, from + AT_ONCE).map(({ column, type }) => {
      const all = `bool_and(${column} IS NULL OR coalesce(${FITS[type](column)}, false))`
      return `CASE WHEN count(${column}) > 0 THEN ${all} END`
    })
    const reader = await connection.runAndReadAll(`SELECT ${tests.join(', ')} FROM ${table}`)
    const row = reader.getRows()[0] ?? []
    answers.push(...row.map((answer) => (typeof answer === 'boolean' ? answer : null)))
  }
  return answers
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
