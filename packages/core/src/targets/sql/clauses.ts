import type { Aggregate, Measure } from '../../relation/aggregate.ts'
import { columnsOf } from '../../relation/columns-of.ts'
import { columnsUsed } from '../../relation/columns-used.ts'
import type { Compute, Filter, Select, Sort } from '../../relation/relation.ts'
import type { Window } from '../../relation/window.ts'
import type { SqlDialect, TableCodes } from './dialect.ts'
import { aggregated } from './grouped.ts'
import type { Cell, Query } from './query.ts'
import { arrangedFrom, bare, chosenFrom, columnCell, itemsOf, upon } from './upon.ts'

export function selected<Place extends TableCodes>(
  dialect: SqlDialect<Place>,
  { columns }: Select,
  rows: Query,
): Query {
  const { identifier } = dialect
  const known = rows.order ? undefined : rows.cells
  const chosen = columns.map(({ name, from }): [string, Cell] => [
    name,
    known?.of.get(from) ?? columnCell(from, identifier),
  ])
  return {
    ...(known ? rows : chosenFrom(dialect, rows)),
    columns: itemsOf(chosen, identifier),
    cells: { ...known, of: new Map(chosen) },
  }
}

export function computed<Place extends TableCodes>(
  dialect: SqlDialect<Place>,
  relation: Compute,
  rows: Query,
  place: Place,
): Query {
  const { identifier } = dialect
  const columns = columnsOf(relation.input)
  const used = relation.columns.flatMap(({ value }) => [...columnsUsed(value)])
  const known = relation.once ? null : upon(dialect, rows, used)
  const values = relation.columns.map(({ name, value }) => ({
    name,
    value: dialect.printed(value, columns, place, known?.cell),
    isConstant: columnsUsed(value).size === 0,
  }))
  if (relation.once) {
    const made = { ...chosenFrom(dialect, rows), columns: dialect.computed(values, columns) }
    return dialect.once({ ...made, cells: undefined })
  }
  const cells = new Map<string, Cell>()
  for (const { name } of columns)
    cells.set(name, known?.cells.of.get(name) ?? columnCell(name, identifier))
  // A map keeps the place of what is set again.
  for (const { name, value, isConstant } of values)
    cells.set(name, { code: value, isPlain: false, ...(isConstant ? { isConstant } : {}) })
  return {
    ...(known ? rows : chosenFrom(dialect, rows)),
    // All columns stay what they are unless they are written out already.
    columns: known ? itemsOf(cells, identifier) : dialect.computed(values, columns),
    cells: { ...known?.cells, of: cells },
  }
}

export function filtered<Place extends TableCodes>(
  dialect: SqlDialect<Place>,
  { input, condition }: Filter,
  rows: Query,
  place: Place,
): Query {
  const known = upon(dialect, rows, [...columnsUsed(condition)])
  const printed = dialect.printed(condition, columnsOf(input), place, known?.cell)
  if (known?.cells.isGrouped) return { ...rows, having: [...(rows.having ?? []), printed] }
  const under = known ? rows : arrangedFrom(dialect, rows)
  return { ...under, where: [...under.where, printed] }
}

export function sorted<Place extends TableCodes>(
  dialect: SqlDialect<Place>,
  { input, keys }: Sort,
  rows: Query,
): Query {
  const columns = columnsOf(input)
  const { cells } = rows
  if (!cells || rows.limit || rows.order)
    return { ...arrangedFrom(dialect, rows), order: dialect.sortKeys(keys, columns) }
  return { ...rows, order: dialect.sortKeys(keys, columns, cells) }
}

/** Groups of what a SELECT makes of its rows, where the measures can be written over that. */
export function groupedUpon<Place extends TableCodes>(
  dialect: SqlDialect<Place>,
  relation: Aggregate,
  rows: Query,
  place: Place,
): Query {
  const { of, isGrouped } = rows.cells ?? {}
  const isConstant = relation.keys.some((key) => of?.get(key)?.isConstant)
  const isOpen =
    upon(dialect, rows, []) && !isGrouped && !isConstant && !relation.measures.some(isOrdered)
  return aggregated(dialect, relation, isOpen ? rows : bare(dialect, rows), place)
}

export function windowed<Place extends TableCodes>(
  dialect: SqlDialect<Place>,
  relation: Window,
  rows: Query,
  place: Place,
): Query {
  const { identifier } = dialect
  const columns = columnsOf(relation.input)
  const values = relation.columns.map((call) => ({
    name: call.name,
    value: dialect.windowed(call, columns, place),
  }))
  const cells = new Map<string, Cell>()
  for (const { name } of columns) cells.set(name, columnCell(name, identifier))
  for (const { name, value } of values) cells.set(name, { code: value, isPlain: false })
  return {
    ...bare(dialect, rows),
    columns: dialect.computed(values, columns),
    cells: { of: cells, isWindowed: true },
  }
}

/** The order within a measure is written over the columns of a table. */
function isOrdered({ function: name }: Measure): boolean {
  return name === 'first' || name === 'last' || name === 'list'
}
