import type { Aggregate } from '../../relation/aggregate.ts'
import { columnsOf } from '../../relation/columns-of.ts'
import { hasValue } from '../../relation/has-value.ts'
import type { Pivot } from '../../relation/relation.ts'
import { code, join, line, NOTHING } from '../code.ts'
import type { Code } from '../code.ts'
import type { SqlDialect, TableCodes } from './dialect.ts'
import { namedItem } from './named-item.ts'
import type { Cell, Query } from './query.ts'

/** Groups of rows, or of what a SELECT makes of them: then that stands in the measures themselves. */
export function aggregated<Place extends TableCodes>(
  dialect: SqlDialect<Place>,
  relation: Aggregate,
  rows: Query,
  place: Place,
): Query {
  const { identifier } = dialect
  const columns = columnsOf(relation.input)
  const cellAt = (name: string): Cell =>
    rows.cells?.of.get(name) ?? { code: identifier(name), isPlain: true }
  const cellOf = (name: string) => cellAt(name).code
  const measures = relation.measures.map(({ name, ...measure }) => ({
    name,
    value: dialect.measure(measure, columns, NOTHING, place, cellOf),
  }))
  const keys = relation.keys.map((name) => ({ name, value: cellOf(name) }))
  const items = [
    ...keys.map(({ name }) => namedItem(name, cellAt(name), identifier)),
    ...measures.map(({ name, value }) => code`${value} AS ${identifier(name)}`),
  ]
  const cells = [
    ...relation.keys.map((name): [string, Cell] => [name, cellAt(name)]),
    ...measures.map(({ name, value }): [string, Cell] => [
      name,
      { code: value, isPlain: false, isCall: true },
    ]),
  ]
  return {
    ...rows,
    columns: join(items, code`,${line}`),
    tail:
      keys.length === 0
        ? null
        : code`GROUP BY ${join(
            keys.map(({ value }) => value),
            code`, `,
          )}`,
    cells: { of: new Map(cells), isGrouped: true },
  }
}

/** One aggregate for each stated value, over the rows that have it. */
export function pivoted<Place extends TableCodes>(
  dialect: SqlDialect<Place>,
  relation: Pivot,
  rows: Query,
  place: Place,
): Query {
  const columns = columnsOf(relation.input)
  const measures = relation.values.map(({ value, name }) => {
    const condition = dialect.printed(hasValue(relation.column, value), columns, place)
    const filter = code` FILTER (WHERE ${condition})`
    const measure = dialect.measure(relation.measure, columns, filter, place)
    return code`${measure} AS ${dialect.identifier(name)}`
  })
  return grouped(dialect, rows, relation.keys, measures)
}

function grouped(
  { identifier }: Pick<SqlDialect<TableCodes>, 'identifier'>,
  rows: Query,
  names: readonly string[],
  measures: readonly Code[],
): Query {
  const keys = names.map(identifier)
  return {
    ...rows,
    columns: join([...keys, ...measures], code`,${line}`),
    tail: keys.length === 0 ? null : code`GROUP BY ${join(keys, code`, `)}`,
  }
}
