import type { Aggregate } from '../../relation/aggregate.ts'
import { columnsOf } from '../../relation/columns-of.ts'
import { columnsUsed } from '../../relation/columns-used.ts'
import type { Expression } from '../../relation/expression.ts'
import { isJoinOutput, type Join } from '../../relation/join.ts'
import type { Compute, Filter, Relation, Select } from '../../relation/relation.ts'

/** The same rows with fewer operations, where two of them are what a person would write as one. */
export function simplify(relation: Relation): Relation {
  switch (relation.kind) {
    case 'from':
    case 'step':
      return relation
    case 'join':
      return { ...relation, left: simplify(relation.left), right: simplify(relation.right) }
    case 'append':
      return { ...relation, inputs: relation.inputs.map(simplify) }
    case 'select':
      return selected({ ...relation, input: simplify(relation.input) })
    case 'compute':
      return computed({ ...relation, input: simplify(relation.input) })
    case 'filter':
      return filtered({ ...relation, input: simplify(relation.input) })
    default:
      return { ...relation, input: simplify(relation.input) }
  }
}

function selected(relation: Select): Relation {
  const { input, columns } = relation
  const first = firstOfEach(relation)
  if (first) return selected({ ...relation, input: first })
  const given = columnsOf(input)
  const isAll =
    given.length === columns.length &&
    columns.every(({ name, from }, index) => name === from && given[index]?.name === name)
  if (isAll) return input
  if (input.kind === 'select') {
    const before = new Map(input.columns.map(({ name, from }) => [name, from]))
    const composed = columns.map(({ name, from }) => ({ name, from: before.get(from) ?? from }))
    return selected({ ...relation, input: input.input, columns: composed })
  }
  if (input.kind === 'join') return chosenFromJoin(input, columns) ?? relation
  if (input.kind === 'aggregate') return chosenFromGroups(input, columns) ?? relation
  return relation
}

/** A condition of the join reads its columns by their names: those stay. */
function chosenFromJoin(input: Join, columns: Select['columns']): Join | null {
  if (input.condition) return null
  const output = input.columns.filter((column) => isJoinOutput(input.how, column))
  const byName = new Map(output.map((column) => [column.name, column]))
  const chosen = columns.flatMap(({ name, from }) => {
    const column = byName.get(from)
    return column ? [{ ...column, name }] : []
  })
  return { ...input, columns: chosen }
}

/** The keys as they are, in front; of the measures some, in any order, by other names. */
function chosenFromGroups(input: Aggregate, columns: Select['columns']): Aggregate | null {
  const { keys } = input
  if (!keys.every((key, at) => columns[at]?.from === key && columns[at]?.name === key)) return null
  const byName = new Map(input.measures.map((measure) => [measure.name, measure]))
  const rest = columns.slice(keys.length)
  const measures = rest.flatMap(({ name, from }) => {
    const measure = byName.get(from)
    return measure ? [{ ...measure, name }] : []
  })
  return measures.length === rest.length && columns.length > 0 ? { ...input, measures } : null
}

/** Rows numbered within groups, of which the first is kept, are the first row of each group. */
function firstOfEach({ columns, input }: Select): Relation | null {
  const call = firstNumbered(input)
  if (!call || columns.some(({ from }) => from === call.name)) return null
  return { kind: 'distinct', input: call.input, by: call.partition, order: call.order }
}

/** Whether it keeps the first row of each group by its number, which is still there to be left out. */
export function isFirstRows(relation: Relation): boolean {
  return firstNumbered(relation) !== null
}

function firstNumbered(relation: Relation) {
  if (relation.kind !== 'filter' || relation.input.kind !== 'window') return null
  const { input, columns } = relation.input
  const [call, ...others] = columns
  if (!call || others.length > 0 || call.function !== 'row_number') return null
  const isNew = columnsOf(input).every(({ name }) => name !== call.name)
  const fits = isNew && call.partition.length > 0 && isOne(relation.condition, call.name)
  return fits ? { ...call, input } : null
}

function isOne(condition: Expression, column: string): boolean {
  return (
    condition.kind === 'binary' &&
    condition.operator === '=' &&
    condition.left.kind === 'column' &&
    condition.left.name === column &&
    condition.right.kind === 'literal' &&
    condition.right.type === 'integer' &&
    condition.right.value === '1'
  )
}

/** Columns that do not build upon one another are computed side by side. */
function computed(relation: Compute): Relation {
  const { input, columns } = relation
  if (input.kind !== 'compute' || input.once || relation.once) return relation
  const made = new Set(input.columns.map(({ name }) => name))
  const isApart = columns.every(
    ({ name, value }) =>
      !made.has(name) && [...columnsUsed(value)].every((used) => !made.has(used)),
  )
  return isApart ? { ...input, columns: [...input.columns, ...columns] } : relation
}

function filtered(relation: Filter): Relation {
  const { input, condition } = relation
  if (input.kind !== 'filter') return relation
  const { at } = condition
  const both: Expression = {
    kind: 'binary',
    operator: 'and',
    left: input.condition,
    right: condition,
    at,
  }
  return { ...input, condition: both }
}
