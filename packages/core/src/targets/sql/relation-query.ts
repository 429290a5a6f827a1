import { columnsOf } from '../../relation/columns-of.ts'
import { type Relation, type RelationKind, sourceId, type Take } from '../../relation/relation.ts'
import { code, join, line } from '../code.ts'
import type { Code } from '../code.ts'
import { appended } from './appended.ts'
import type { SqlDialect, TableCodes } from './dialect.ts'
import { aggregated, pivoted } from './grouped.ts'
import { joined } from './joined.ts'
import { isBare, selectCode, table, whole } from './query.ts'
import type { Query } from './query.ts'

type Rules<Place> = {
  readonly [Kind in RelationKind]: (
    relation: Extract<Relation, { kind: Kind }>,
    place: Place,
  ) => Query
}

/** The printer of a dialect: a relation as the clauses of one SELECT. */
export function relationQuery<Place extends TableCodes>(
  dialect: SqlDialect<Place>,
): (relation: Relation, place: Place) => Query {
  const { identifier } = dialect
  const nested = (rows: Query) => dialect.derived(selectCode(rows))
  const rules: Rules<Place> = {
    from: (relation, place) => table(place.dataset(sourceId(relation))),
    step: (relation, place) => table(place.step(relation.step)),
    select: (relation, place) => {
      const columns = relation.columns.map(({ name, from }) =>
        name === from ? identifier(name) : code`${identifier(from)} AS ${identifier(name)}`,
      )
      return { ...chosenFrom(query(relation.input, place)), columns: join(columns, code`,${line}`) }
    },
    compute: (relation, place) => {
      const columns = columnsOf(relation.input)
      const values = relation.columns.map(({ name, value }) => ({
        name,
        value: dialect.printed(value, columns, place),
      }))
      const rows = chosenFrom(query(relation.input, place))
      const made = { ...rows, columns: dialect.computed(values, columns) }
      return relation.once ? dialect.once(made) : made
    },
    filter: (relation, place) => {
      const rows = arrangedFrom(query(relation.input, place))
      const condition = dialect.printed(relation.condition, columnsOf(relation.input), place)
      return { ...rows, where: [...rows.where, condition] }
    },
    sort: (relation, place) => {
      const rows = arrangedFrom(query(relation.input, place))
      return { ...rows, order: dialect.sortKeys(relation.keys, columnsOf(relation.input)) }
    },
    take: (relation, place) => {
      const rows = query(relation.input, place)
      return { ...(rows.limit ? nested(rows) : rows), limit: limitCode(relation) }
    },
    join: (relation, place) => {
      const sides = [query(relation.left, place), query(relation.right, place)] as const
      return joined(dialect, relation, sides, place)
    },
    aggregate: (relation, place) =>
      aggregated(dialect, relation, bare(query(relation.input, place)), place),
    window: (relation, place) => {
      const columns = columnsOf(relation.input)
      const values = relation.columns.map((call) => ({
        name: call.name,
        value: dialect.windowed(call, columns, place),
      }))
      const rows = bare(query(relation.input, place))
      return { ...rows, columns: dialect.computed(values, columns) }
    },
    distinct: (relation, place) => dialect.distinct(relation, bare(query(relation.input, place))),
    append: (relation, place) => {
      const inputs = relation.inputs.map((input) => bare(query(input, place)))
      return appended(dialect, relation, inputs, place)
    },
    pivot: (relation, place) =>
      pivoted(dialect, relation, bare(query(relation.input, place)), place),
    unpivot: (relation, place) =>
      dialect.unpivoted(relation, bare(query(relation.input, place)), place),
    sample: (relation, place) =>
      dialect.sampled(relation, bare(query(relation.input, place)), place),
  }
  return query

  function query(relation: Relation, place: Place): Query {
    // Correlated union: the rule under a relation's kind takes that relation.
    const rule = rules[relation.kind] as (relation: Relation, place: Place) => Query
    return rule(relation, place)
  }

  function bare(rows: Query): Query {
    return isBare(rows) ? rows : nested(rows)
  }

  /** Sorting by a column that is then dropped needs the sort inside; LIMIT may stay. */
  function chosenFrom(rows: Query): Query {
    return rows.columns || rows.order ? nested(rows) : rows
  }

  function arrangedFrom(rows: Query): Query {
    return rows.columns || rows.limit || rows.order ? nested(rows) : rows
  }
}

function limitCode({ count, offset }: Take): Code {
  if (count === null) return code`OFFSET ${whole(offset)}`
  const limit = code`LIMIT ${whole(count)}`
  return offset > 0 ? code`${limit} OFFSET ${whole(offset)}` : limit
}
