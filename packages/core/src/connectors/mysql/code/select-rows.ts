import type { Column, ColumnType } from '../../../relation/column.ts'
import { type OutsideSource, tableOrQuery } from '../../../relation/source.ts'
import type { CodeCells } from '../../connector-code.ts'
import type { ConnectionValues } from '../../connector.ts'
import { quoteName, quoteTable } from '../quote-name.ts'

/** Every column cast, whatever its type: drivers read decimals, bits and bytes in ways of their own. */
export function selectRows(
  source: OutsideSource,
  columns: readonly Column[],
  _settings: ConnectionValues,
  cells: CodeCells,
): string {
  const selected = columns.map(({ name, type }) => {
    const value = VALUES[type](quoteName(name))
    const cell = cells === 'texts' && type !== 'text' ? `CAST(${value} AS CHAR)` : value
    return `${cell} AS ${quoteName(name)}`
  })
  return `SELECT ${selected.join(', ')} FROM ${asked(source)}`
}

const MOST = '9223372036854775807'

/**
 * The values that the engine takes in. An integer beyond 64 bits stops the query; a `float` is what is
 * written of it, where that says all; bytes are told by the character set that they have as a text.
 */
const VALUES: Readonly<Record<ColumnType, (cell: string) => string>> = {
  boolean: (cell) => `CAST(${cell} AS SIGNED)`,
  integer: (cell) =>
    `CASE WHEN ${cell} + 0 > ${MOST} THEN ${MOST} + (${cell} + 0 > 0) ELSE CAST(${cell} AS SIGNED) END`,
  number: (cell) =>
    `CASE WHEN CAST(CAST(${cell} AS CHAR) AS FLOAT) = ${cell} THEN CAST(CAST(${cell} AS CHAR) AS DOUBLE) ELSE CAST(${cell} AS DOUBLE) END`,
  text: (cell) =>
    `CASE CHARSET(CONCAT(${cell})) WHEN 'binary' THEN CONCAT('0x', LOWER(HEX(${cell}))) ELSE CONVERT(${cell} USING utf8mb4) END`,
  date: (cell) => `${isNone(cell)} THEN NULL ELSE CAST(${cell} AS DATE) END`,
  timestamp: (cell) => `${isNone(cell)} THEN NULL ELSE CAST(${cell} AS DATETIME(6)) END`,
}

/** A day that is none, `0000-00-00` or `2024-00-10`, is nothing. */
function isNone(cell: string): string {
  return `CASE WHEN MONTH(${cell}) = 0 OR DAYOFMONTH(${cell}) = 0`
}

function asked(outside: OutsideSource): string {
  const source = tableOrQuery(outside)
  if (source.kind === 'table') return quoteTable(source)
  // Its last line may end in a comment; a semicolon would end the whole statement.
  return `(\n${source.query.trim().replace(/[;\s]+$/, '')}\n) AS asked`
}
