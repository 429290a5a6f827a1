import type { Column } from '../../relation/column.ts'
import { columnsOf } from '../../relation/columns-of.ts'
import type { Relation, RelationKind } from '../../relation/relation.ts'
import { code, join, line } from '../code.ts'
import type { Code } from '../code.ts'
import { aggregated, pivoted } from './aggregated.ts'
import { joined } from './joined.ts'
import { cast } from './literal.ts'
import { printed } from './printed.ts'
import { bare, identifier, nested, selectCode, sortKeys, table, whole } from './query.ts'
import type { PostgresPlace, Query } from './query.ts'
import { appended, distinct, sampled, unpivoted } from './reshaped.ts'
import { windowCode } from './windowed.ts'

/** A relation as one SELECT; where columns are given, with their booleans as words. */
export function relationCode(
  relation: Relation,
  place: PostgresPlace,
  columns?: readonly Column[],
): Code {
  const rows = query(relation, place)
  if (!columns) return selectCode(rows)
  const cells = columns.map(({ name, type }) =>
    type === 'boolean'
      ? code`${cast(identifier(name), 'text')} AS ${identifier(name)}`
      : identifier(name),
  )
  return selectCode({ ...bare(rows), columns: join(cells, code`,${line}`) })
}

type Rules = {
  readonly [Kind in RelationKind]: (
    relation: Extract<Relation, { kind: Kind }>,
    place: PostgresPlace,
  ) => Query
}

const RULES: Rules = {
  from: (relation, place) => table(place.dataset(relation.dataset)),
  step: (relation, place) => table(place.step(relation.step)),
  select: (relation, place) => {
    const input = query(relation.input, place)
    const columns = relation.columns.map(({ name, from }) =>
      name === from ? identifier(name) : code`${identifier(from)} AS ${identifier(name)}`,
    )
    // Sorting by a column that is then dropped needs the sort inside; LIMIT may stay.
    const base = input.columns || input.order ? nested(input) : input
    return { ...base, columns: join(columns, code`,${line}`) }
  },
  compute: (relation, place) => {
    const input = query(relation.input, place)
    const base = input.columns || input.order ? nested(input) : input
    const columns = columnsOf(relation.input)
    const values = relation.columns.map(({ name, value }) => ({
      name,
      value: printed(value, columns, place.use),
    }))
    return { ...base, columns: computed(values, columns) }
  },
  filter: (relation, place) => {
    const input = query(relation.input, place)
    const base = input.columns || input.limit || input.order ? nested(input) : input
    const condition = printed(relation.condition, columnsOf(relation.input), place.use)
    return { ...base, where: [...base.where, condition] }
  },
  sort: (relation, place) => {
    const input = query(relation.input, place)
    const base = input.columns || input.limit || input.order ? nested(input) : input
    return { ...base, order: sortKeys(relation.keys, columnsOf(relation.input)) }
  },
  take: (relation, place) => {
    const input = query(relation.input, place)
    const base = input.limit ? nested(input) : input
    const { count, offset } = relation
    const limit = count === null ? code`OFFSET ${whole(offset)}` : code`LIMIT ${whole(count)}`
    const isLate = count !== null && offset > 0
    return { ...base, limit: isLate ? code`${limit} OFFSET ${whole(offset)}` : limit }
  },
  join: (relation, place) =>
    joined(relation, query(relation.left, place), query(relation.right, place), place.use),
  aggregate: (relation, place) => aggregated(relation, query(relation.input, place), place.use),
  window: (relation, place) => {
    const columns = columnsOf(relation.input)
    const values = relation.columns.map((call) => ({
      name: call.name,
      value: windowCode(call, columns, place.use),
    }))
    return { ...bare(query(relation.input, place)), columns: computed(values, columns) }
  },
  distinct: (relation, place) => distinct(relation, query(relation.input, place)),
  append: (relation, place) =>
    appended(
      relation,
      relation.inputs.map((input) => query(input, place)),
      place.use,
    ),
  pivot: (relation, place) => pivoted(relation, query(relation.input, place), place.use),
  unpivot: (relation, place) => unpivoted(relation, query(relation.input, place), place.use),
  sample: (relation, place) => sampled(relation, query(relation.input, place), place.use),
}

function query(relation: Relation, place: PostgresPlace): Query {
  // Correlated union: the rule under a relation's kind takes that relation.
  const rule = RULES[relation.kind] as (relation: Relation, place: PostgresPlace) => Query
  return rule(relation, place)
}

/** All columns, some in new clothes, and new ones behind them. */
function computed(
  values: readonly { readonly name: string; readonly value: Code }[],
  input: readonly Column[],
): Code {
  const known = new Set(input.map((column) => column.name))
  const added = values.filter((column) => !known.has(column.name)).map(item)
  const isReplacing = added.length < values.length
  if (!isReplacing) return join([code`*`, ...added], code`,${line}`)
  // The last of a name counts.
  const replaced = new Map(values.map((column) => [column.name, column]))
  const kept = input.map(({ name }) => {
    const column = replaced.get(name)
    return column ? item(column) : identifier(name)
  })
  return join([...kept, ...added], code`,${line}`)
}

function item({ name, value }: { readonly name: string; readonly value: Code }): Code {
  return code`${value} AS ${identifier(name)}`
}
