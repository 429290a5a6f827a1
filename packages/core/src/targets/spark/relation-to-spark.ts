import { columnsOf } from '../../relation/columns-of.ts'
import { type Relation, type RelationKind, sourceId, type Take } from '../../relation/relation.ts'
import type { Code } from '../code.ts'
import { aggregated, pivoted } from './aggregated.ts'
import type { Link } from './aggregated.ts'
import { alias, columnName, sparkColumn } from './column-name.ts'
import { expressionToSpark } from './expression-to-spark.ts'
import { joined } from './joined.ts'
import { appended, distinct, sampled, unpivoted, withColumns } from './reshaped.ts'
import { sortKeys } from './sorted.ts'
import { method, whole } from './spark-tree.ts'
import type { SparkNode, SparkStatement } from './spark-tree.ts'
import { windowed } from './windowed.ts'

export interface SparkPlace {
  /** The variable the rows end up in. */
  readonly variable: Code
  /** A place beside this one, for rows needed at the same time. */
  fresh(word: string): SparkPlace
  /** The statements that read a dataset into the variable. */
  dataset(id: string): readonly SparkStatement[]
  /** The variable of an earlier step. */
  step(id: string): Code
}

/** A relation as statements that leave its rows in a variable; `rows` is where they are. */
export interface SparkRows {
  readonly statements: readonly SparkStatement[]
  readonly rows: Code
}

export function relationToSpark(relation: Relation, place: SparkPlace): SparkRows {
  // Correlated union: the rule under a relation's kind takes that relation.
  const rule = RULES[relation.kind] as (relation: Relation, place: SparkPlace) => SparkRows
  return rule(relation, place)
}

type Rules = {
  readonly [Kind in RelationKind]: (
    relation: Extract<Relation, { kind: Kind }>,
    place: SparkPlace,
  ) => SparkRows
}

const RULES: Rules = {
  from: (relation, place) => ({
    statements: place.dataset(sourceId(relation)),
    rows: place.variable,
  }),
  // Nothing is done to the rows, so they stay in the variable they are in.
  step: (relation, place) => ({ statements: [], rows: place.step(relation.step) }),
  select: (relation, place) => {
    const cells = relation.columns.map(({ name, from }) =>
      name === from ? columnName(name) : alias(sparkColumn(from), name),
    )
    return after(relation.input, place, (rows) => method(rows, 'select', ...cells))
  },
  compute: (relation, place) => {
    const before = columnsOf(relation.input)
    const values = relation.columns.map(
      ({ name, value }) => [name, expressionToSpark(value, before)] as const,
    )
    return after(relation.input, place, (rows) => withColumns(rows, ...values))
  },
  filter: (relation, place) => {
    const condition = expressionToSpark(relation.condition, columnsOf(relation.input))
    return after(relation.input, place, (rows) => method(rows, 'filter', condition))
  },
  sort: (relation, place) => {
    const keys = sortKeys(relation.keys)
    if (keys.length === 0) return relationToSpark(relation.input, place)
    return after(relation.input, place, (rows) => method(rows, 'orderBy', ...keys))
  },
  take: (relation, place) => after(relation.input, place, (rows) => taken(rows, relation)),
  join: (relation, place) => {
    const left = relationToSpark(relation.left, place)
    const right = relationToSpark(relation.right, place.fresh('right'))
    const sides = { left: variable(left.rows), right: variable(right.rows) }
    return assigned([...left.statements, ...right.statements], place, joined(relation, sides))
  },
  aggregate: (relation, place) => after(relation.input, place, ...aggregated(relation)),
  window: (relation, place) =>
    after(relation.input, place, (rows) => withColumns(rows, ...windowed(relation))),
  distinct: (relation, place) => after(relation.input, place, ...distinct(relation)),
  append: (relation, place) => {
    const inputs = relation.inputs.map((input, index) =>
      relationToSpark(input, index === 0 ? place : place.fresh('more')),
    )
    const stacked = appended(
      relation,
      inputs.map((input) => variable(input.rows)),
    )
    const value = relation.distinct ? method(stacked, 'distinct') : stacked
    return assigned(
      inputs.flatMap((input) => input.statements),
      place,
      value,
    )
  },
  pivot: (relation, place) => after(relation.input, place, ...pivoted(relation)),
  unpivot: (relation, place) => after(relation.input, place, unpivoted(relation)),
  sample: (relation, place) => after(relation.input, place, ...sampled(relation)),
}

/** The statements of the input, then one for each link. */
function after(input: Relation, place: SparkPlace, ...links: readonly Link[]): SparkRows {
  const before = relationToSpark(input, place)
  if (links.length === 0) return before
  const statements = links.map((link, index) => ({
    variable: place.variable,
    value: link(variable(index === 0 ? before.rows : place.variable)),
  }))
  return { statements: [...before.statements, ...statements], rows: place.variable }
}

function assigned(
  before: readonly SparkStatement[],
  place: SparkPlace,
  value: SparkNode,
): SparkRows {
  return {
    statements: [...before, { variable: place.variable, value }],
    rows: place.variable,
  }
}

function variable(code: Code): SparkNode {
  return { kind: 'code', code }
}

function taken(rows: SparkNode, { offset, count }: Take): SparkNode {
  const left = offset === 0 ? rows : method(rows, 'offset', whole(offset))
  return count === null ? left : method(left, 'limit', whole(Math.min(count, MOST_ROWS)))
}

/** Spark counts the rows of a limit with 32 bits. */
const MOST_ROWS = 2_147_483_647
