import type { Column, ColumnType } from '../../../relation/column.ts'
import { type OutsideSource, tableOrQuery } from '../../../relation/source.ts'
import type { CodeCells } from '../../connector-code.ts'
import type { ConnectionValues } from '../../connector.ts'
import { ownTable } from '../own-table.ts'
import { quoteName, quoteTable } from '../quote-name.ts'

/**
 * Every column cast, whatever its type: drivers read decimals, json, arrays and moments with a zone in ways
 * of their own. With the session's zone at UTC, a moment with a zone becomes the same moment without.
 */
export function selectRows(
  source: OutsideSource,
  columns: readonly Column[],
  settings: ConnectionValues,
  cells: CodeCells,
): string {
  const selected = columns.map(({ name, type }) => {
    const value = VALUES[type](quoteName(name))
    const cell = cells === 'texts' && type !== 'text' ? `CAST(${value} AS text)` : value
    return `${cell} AS ${quoteName(name)}`
  })
  return `SELECT ${selected.join(', ')} FROM ${asked(source, settings)}`
}

/**
 * The values that the engine takes in. NaN is nothing; a `real` is what its digits say, not what its bits
 * are; what becomes text is written as PostgreSQL writes it, where a cast would cut the blanks of `character`.
 */
const VALUES: Readonly<Record<ColumnType, (cell: string) => string>> = {
  boolean: (cell) => `CAST(${cell} AS boolean)`,
  integer: (cell) => `CAST(nullif(CAST(${cell} AS text), 'NaN') AS bigint)`,
  number: (cell) => `CAST(nullif(CAST(${cell} AS text), 'NaN') AS double precision)`,
  text: (cell) => `CASE WHEN num_nonnulls(${cell}) = 1 THEN concat(${cell}) END`,
  date: (cell) => `CAST(${cell} AS date)`,
  timestamp: (cell) => `CAST(${cell} AS timestamp)`,
}

function asked(outside: OutsideSource, settings: ConnectionValues): string {
  const source = tableOrQuery(outside)
  if (source.kind === 'table') return quoteTable(ownTable(source, settings))
  // Its last line may end in a comment; a semicolon would end the whole statement.
  return `(\n${source.query.trim().replace(/[;\s]+$/, '')}\n) AS asked`
}
