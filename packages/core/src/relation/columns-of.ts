import { measureType } from './aggregate.ts'
import type { Measure } from './aggregate.ts'
import { bindExpression } from './bind-expression.ts'
import type { Column, ColumnType } from './column.ts'
import { commonType } from './common-type.ts'
import { isJoinOutput } from './join.ts'
import type { Join, JoinColumn } from './join.ts'
import type { Relation, RelationKind } from './relation.ts'
import { windowType } from './window.ts'

/** The columns a relation gives, in order, with their types. */
export function columnsOf(relation: Relation): readonly Column[] {
  // Correlated union: the rule under a relation's kind takes that relation.
  const rule = RULES[relation.kind] as (relation: Relation) => readonly Column[]
  return rule(relation)
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
  join: (relation) =>
    relation.columns
      .filter((column) => isJoinOutput(relation.how, column))
      .map((column) => ({ name: column.name, type: joinedType(relation, column) })),
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
    const found = new Map<string, ColumnType[]>()
    for (const { name, type } of relation.inputs.flatMap((input) => columnsOf(input))) {
      found.set(name, [...(found.get(name) ?? []), type])
    }
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
  const types = new Map(columnsOf(relation).map((column) => [column.name, column.type]))
  return (name) => {
    const type = types.get(name)
    if (type === undefined) throw new Error(`The input has no column ${JSON.stringify(name)}`)
    return type
  }
}

/** New columns in the place of those they are named like, else behind them. */
function replaced(input: readonly Column[], added: readonly Column[]): readonly Column[] {
  const columns = [...input]
  for (const column of added) {
    const index = columns.findIndex((existing) => existing.name === column.name)
    if (index === -1) columns.push(column)
    else columns[index] = column
  }
  return columns
}

function joinedType(relation: Join, { side, from }: JoinColumn): ColumnType {
  if (side === 'left') return typesOf(relation.left)(from)
  if (side === 'right') return typesOf(relation.right)(from)
  const pair = relation.on.find(({ left }) => left === from)
  if (!pair) throw new Error(`The join has no key ${JSON.stringify(from)}`)
  const types = [typesOf(relation.left)(pair.left), typesOf(relation.right)(pair.right)]
  return commonType(types) ?? unfit({ function: 'join', column: from })
}

function measured(measure: Measure, types: (name: string) => ColumnType): ColumnType {
  const type = measure.column === null ? null : types(measure.column)
  return measureType(measure.function, type) ?? unfit(measure)
}

function unfit(call: { readonly function: string; readonly column: string | null }): never {
  throw new Error(`${call.function} does not take the column ${JSON.stringify(call.column)}`)
}
