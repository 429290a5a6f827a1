import type { Aggregate } from '../../relation/aggregate.ts'
import { columnsOf } from '../../relation/columns-of.ts'
import { hasValue } from '../../relation/has-value.ts'
import type { Pivot } from '../../relation/relation.ts'
import { code, join, line, NOTHING } from '../code.ts'
import type { Code } from '../code.ts'
import type { SqlDialect, TableCodes } from './dialect.ts'
import type { Query } from './query.ts'

export function aggregated<Place extends TableCodes>(
  dialect: SqlDialect<Place>,
  relation: Aggregate,
  rows: Query,
  place: Place,
): Query {
  const columns = columnsOf(relation.input)
  const measures = relation.measures.map(
    ({ name, ...measure }) =>
      code`${dialect.measure(measure, columns, NOTHING, place)} AS ${dialect.identifier(name)}`,
  )
  return grouped(dialect, rows, relation.keys, measures)
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
