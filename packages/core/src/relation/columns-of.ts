import { measureType } from './aggregate.ts'
import type { Measure } from './aggregate.ts'
import { bindExpression } from './bind-expression.ts'
import type { Column, ColumnType } from './column.ts'
import { columnTypes } from './column-types.ts'
import { commonType } from './common-type.ts'
import { isJoinOutput } from './join.ts'
import type { Join, JoinColumn } from './join.ts'
import type { Relation, RelationKind } from './relation.ts'
import { typesTogether } from './types-together.ts'
import { windowType } from './window.ts'

/** Relations are values: a tree built upon another asks for the columns of what is beneath it again. */
const known = new WeakMap<Relation, readonly Column[]>()

/** The columns a relation gives, in order, with their types. */
export function columnsOf(relation: Relation): readonly Column[] {
  const found = known.get(relation)
  if (found) return found
  // Correlated union: the rule under a relation's kind takes that relation.
  const rule = RULES[relation.kind] as (relation: Relation) => readonly Column[]
  const columns = rule(relation)
  known.set(relation, columns)
  return columns
}

type Rules = {
  readonly [Kind in RelationKind]: (
    relation: Extract<Relation, { kind: Kind }>,
  ) => readonly Column[]
}

const RULES: Rules = {
  from: (relation) => relation.columns,
  step: (relation) => relation.columns,
  select: (relation) => {
    const types = typesOf(relation.input)
    return relation.columns.map(({ name, from }) => ({ name, type: types(from) }))
  },
  compute: (relation) => {
    const input = columnsOf(relation.input)
    // A column of nothing but nulls has to be of some type; text says the least.
    const added = relation.columns.map(({ name, value }) => ({
      name,
      type: bindExpression(value, input).type ?? ('text' as const),
    }))
    return replaced(input, added)
  },
  filter: (relation) => columnsOf(relation.input),
  sort: (relation) => columnsOf(relation.input),
  take: (relation) => columnsOf(relation.input),
  join: (relation) => {
    const typed = joinedTypes(relation)
    return relation.columns
      .filter((column) => isJoinOutput(relation.how, column))
      .map((column) => ({ name: column.name, type: typed(column) }))
  },
  aggregate: (relation) => {
    const types = typesOf(relation.input)
    return [
      ...relation.keys.map((name) => ({ name, type: types(name) })),
      ...relation.measures.map(({ name, ...measure }) => ({
        name,
        type: measured(measure, types),
      })),
    ]
  },
  window: (relation) => {
    const input = columnsOf(relation.input)
    const types = typesOf(relation.input)
    const added = relation.columns.map((call) => {
      const type = windowType(call.function, call.column === null ? null : types(call.column))
      return { name: call.name, type: type ?? unfit(call) }
    })
    return replaced(input, added)
  },
  distinct: (relation) => columnsOf(relation.input),
  append: (relation) => {
    const found = typesTogether(relation.inputs.map(columnsOf))
    return Array.from(found, ([name, types]) => ({ name, type: commonType(types) ?? 'text' }))
  },
  pivot: (relation) => {
    const types = typesOf(relation.input)
    const type = measured(relation.measure, types)
    return [
      ...relation.keys.map((name) => ({ name, type: types(name) })),
      ...relation.values.map(({ name }) => ({ name, type })),
    ]
  },
  unpivot: (relation) => {
    const types = typesOf(relation.input)
    return [
      ...relation.keep.map((name) => ({ name, type: types(name) })),
      { name: relation.nameTo, type: 'text' },
      { name: relation.valueTo, type: commonType(relation.columns.map(types)) ?? 'text' },
    ]
  },
  sample: (relation) => columnsOf(relation.input),
}

/** The type of a column by name; one that is not there is a bug of whoever built the tree. */
function typesOf(relation: Relation): (name: string) => ColumnType {
  const types = columnTypes(columnsOf(relation))
  return (name) => {
    const type = types.get(name)
    if (type === undefined) throw new Error(`The input has no column ${JSON.stringify(name)}`)
    return type
  }
}

/** New columns in the place of those they are named like, else behind them. */
function replaced(input: readonly Column[], added: readonly Column[]): readonly Column[] {
  const columns = new Map(input.map((column) => [column.name, column]))
  // A map keeps the place of what is set again.
  for (const column of added) columns.set(column.name, column)
  return [...columns.values()]
}

function joinedTypes(relation: Join): (column: JoinColumn) => ColumnType {
  const left = typesOf(relation.left)
  const right = typesOf(relation.right)
  return ({ side, from }) => {
    if (side === 'left') return left(from)
    if (side === 'right') return right(from)
    const pair = relation.on.find((key) => key.left === from)
    if (!pair) throw new Error(`The join has no key ${JSON.stringify(from)}`)
    const types = [left(pair.left), right(pair.right)]
    return commonType(types) ?? unfit({ function: 'join', column: from })
  }
}

function measured(measure: Measure, types: (name: string) => ColumnType): ColumnType {
  const type = measure.column === null ? null : types(measure.column)
  return measureType(measure.function, type) ?? unfit(measure)
}

function unfit(call: { readonly function: string; readonly column: string | null }): never {
  throw new Error(`${call.function} does not take the column ${JSON.stringify(call.column)}`)
}
