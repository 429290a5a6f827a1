import { code, join, line } from '../code.ts'
import type { Code } from '../code.ts'
import type { SqlDialect, TableCodes } from './dialect.ts'
import { namedItem } from './named-item.ts'
import { isBare, selectCode, withinExpression } from './query.ts'
import type { Cell, Cells, Query } from './query.ts'

type Derived = Pick<SqlDialect<TableCodes>, 'derived'>

/** What a further clause is put upon: the SELECT at hand where it still fits, else that as a table. */
export function nested({ derived }: Derived, rows: Query): Query {
  return derived(selectCode(rows))
}

export function bare(dialect: Derived, rows: Query): Query {
  return isBare(rows) ? rows : nested(dialect, rows)
}

/** Sorting by a column that is then dropped needs the sort inside; LIMIT may stay. */
export function chosenFrom(dialect: Derived, rows: Query): Query {
  return rows.columns || rows.order ? nested(dialect, rows) : rows
}

export function arrangedFrom(dialect: Derived, rows: Query): Query {
  return rows.columns || rows.limit || rows.order ? nested(dialect, rows) : rows
}

/**
 * How columns are written where a clause is put upon a SELECT: those as they came, or measures. What is
 * computed is taken as a column of a table. Null where no clause can be put upon it.
 */
export function upon(
  { identifier }: Pick<SqlDialect<TableCodes>, 'identifier'>,
  rows: Query,
  used: readonly string[],
): { readonly cells: Cells; cell(name: string): Code } | null {
  const { cells } = rows
  if (!cells || cells.isWindowed || rows.order || rows.limit) return null
  const isKnown = used.every((name) => cells.isGrouped || cells.of.get(name)?.isPlain)
  return isKnown ? { cells, cell: (name) => cellIn(cells, name, identifier) } : null
}

/** A column in an expression of the same SELECT. */
export function cellIn(cells: Cells, name: string, identifier: (name: string) => Code): Code {
  const known = cells.of.get(name)
  return known ? withinExpression(known) : identifier(name)
}

/** A column of a table. */
export function columnCell(name: string, identifier: (name: string) => Code): Cell {
  return { code: identifier(name), isPlain: true }
}

export function itemsOf(
  cells: Iterable<readonly [string, Cell]>,
  identifier: (name: string) => Code,
): Code {
  const items = Array.from(cells, ([name, cell]) => namedItem(name, cell, identifier))
  return join(items, code`,${line}`)
}
