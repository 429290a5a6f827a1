import { columnsOf } from '../../relation/columns-of.ts'
import type { Append } from '../../relation/relation.ts'
import { code, join, line } from '../code.ts'
import type { SqlDialect, TableCodes } from './dialect.ts'
import { selectCode } from './query.ts'
import type { Query } from './query.ts'

/** Every input spelled out column by column, so that order and types agree. */
export function appended<Place extends TableCodes>(
  dialect: SqlDialect<Place>,
  relation: Append,
  inputs: readonly Query[],
  place: Place,
): Query {
  const { identifier } = dialect
  const columns = columnsOf(relation)
  const selects = inputs.map((rows, index) => {
    const given = relation.inputs[index]
    if (!given) throw new Error('an input is missing')
    const types = new Map(columnsOf(given).map(({ name, type }) => [name, type]))
    const items = columns.map(({ name, type }) => {
      const from = types.get(name)
      if (from === type) return identifier(name)
      const cell =
        from === undefined
          ? dialect.nothing(type)
          : dialect.cast(identifier(name), from, type, place)
      return code`${cell} AS ${identifier(name)}`
    })
    return selectCode({ ...rows, columns: join(items, code`,${line}`) })
  })
  const word = relation.distinct ? code`UNION` : code`UNION ALL`
  // A lone input still has to lose its duplicates.
  const rows = selects.length === 1 && relation.distinct ? [...selects, ...selects] : selects
  return dialect.derived(join(rows, code`${line}${word}${line}`))
}
