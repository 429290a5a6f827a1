import { type Relation, type RelationKind, sourceId, type Take } from '../../relation/relation.ts'
import { code } from '../code.ts'
import type { Code } from '../code.ts'
import { appended } from './appended.ts'
import { computed, filtered, groupedUpon, selected, sorted, windowed } from './clauses.ts'
import type { SqlDialect, TableCodes } from './dialect.ts'
import { pivoted } from './grouped.ts'
import { joined } from './joined.ts'
import { table, whole } from './query.ts'
import type { Query } from './query.ts'
import { bare, nested } from './upon.ts'

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
  const rules: Rules<Place> = {
    from: (relation, place) => table(place.dataset(sourceId(relation))),
    step: (relation, place) => table(place.step(relation.step)),
    select: (relation, place) => selected(dialect, relation, query(relation.input, place)),
    compute: (relation, place) => computed(dialect, relation, query(relation.input, place), place),
    filter: (relation, place) => filtered(dialect, relation, query(relation.input, place), place),
    sort: (relation, place) => sorted(dialect, relation, query(relation.input, place)),
    take: (relation, place) => {
      const rows = query(relation.input, place)
      return { ...(rows.limit ? nested(dialect, rows) : rows), limit: limitCode(relation) }
    },
    join: (relation, place) => {
      const sides = [query(relation.left, place), query(relation.right, place)] as const
      return joined(dialect, relation, sides, place)
    },
    aggregate: (relation, place) =>
      groupedUpon(dialect, relation, query(relation.input, place), place),
    window: (relation, place) => windowed(dialect, relation, query(relation.input, place), place),
    distinct: (relation, place) =>
      dialect.distinct(relation, bare(dialect, query(relation.input, place))),
    append: (relation, place) => {
      const inputs = relation.inputs.map((input) => bare(dialect, query(input, place)))
      return appended(dialect, relation, inputs, place)
    },
    pivot: (relation, place) =>
      pivoted(dialect, relation, bare(dialect, query(relation.input, place)), place),
    unpivot: (relation, place) =>
      dialect.unpivoted(relation, bare(dialect, query(relation.input, place)), place),
    sample: (relation, place) =>
      dialect.sampled(relation, bare(dialect, query(relation.input, place)), place),
  }
  return query

  function query(relation: Relation, place: Place): Query {
    // Correlated union: the rule under a relation's kind takes that relation.
    const rule = rules[relation.kind] as (relation: Relation, place: Place) => Query
    return rule(relation, place)
  }
}

function limitCode({ count, offset }: Take): Code {
  if (count === null) return code`OFFSET ${whole(offset)}`
  const limit = code`LIMIT ${whole(count)}`
  return offset > 0 ? code`${limit} OFFSET ${whole(offset)}` : limit
}
