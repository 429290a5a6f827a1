import { bindExpression } from './bind-expression.ts'
import type { Column, ColumnType } from './column.ts'
import type { Relation, RelationKind } from './relation.ts'

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
    const types = new Map(columnsOf(relation.input).map((column) => [column.name, column.type]))
    return relation.columns.map(({ name, from }) => ({ name, type: known(types.get(from), from) }))
  },
  compute: (relation) => {
    const input = columnsOf(relation.input)
    const columns = [...input]
    for (const { name, value } of relation.columns) {
      // A column of nothing but nulls has to be of some type; text says the least.
      const column = { name, type: bindExpression(value, input).type ?? ('text' as const) }
      const index = columns.findIndex((existing) => existing.name === name)
      if (index === -1) columns.push(column)
      else columns[index] = column
    }
    return columns
  },
  filter: (relation) => columnsOf(relation.input),
  sort: (relation) => columnsOf(relation.input),
  take: (relation) => columnsOf(relation.input),
}

function known(type: ColumnType | undefined, name: string): ColumnType {
  if (type === undefined) throw new Error(`select: the input has no column ${JSON.stringify(name)}`)
  return type
}
