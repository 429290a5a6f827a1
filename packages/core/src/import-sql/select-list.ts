import type { Expression } from '../relation/expression.ts'
import { isAggregate } from './aggregate-names.ts'
import type { Around } from './link-subquery.ts'
import type { Slot } from './rows.ts'
import { same } from './scope.ts'
import type { Scope } from './scope.ts'
import type { Output } from './select-output.ts'
import { findSql } from './sql-children.ts'
import { SqlStop } from './sql-problem.ts'
import type { OrderItem, SelectItem, SqlExpression, SqlStar } from './syntax.ts'

/** The columns that a `*` stands for, with what is left out, changed or renamed. */
export function starOutputs(
  star: SqlStar,
  scope: Scope,
  { value, settle }: Pick<Around, 'value' | 'settle'>,
): Output[] {
  const { at } = star
  const slots = scope.star(star)
  refuseUnknown(star, slots)
  return slots
    .filter(({ name }) => !star.without.some((one) => same(one, name)))
    .map((slot) => {
      const name = star.renamed.find(({ from }) => same(from, slot.name))?.to ?? slot.name
      const node: SqlExpression = { kind: 'column', table: null, name: slot.name, at }
      const change = star.replaced.find((one) => same(one.name, slot.name))
      const own = () => settle({ kind: 'column', name: slot.key, at })
      return { name, node, value: change ? value(change.value) : own(), at }
    })
}

/** What `group by all` goes by: all of the list that is no aggregate. */
export function plainItems(items: readonly SelectItem[], scope: Scope): SqlExpression[] {
  return items.flatMap(({ expression }) => {
    if (expression.kind !== 'star')
      return findSql(expression, isAggregate).length === 0 ? [expression] : []
    const { at, table } = expression
    return scope
      .star(expression)
      .filter(({ name }) => !expression.without.some((one) => same(one, name)))
      .map(({ name }): SqlExpression => ({ kind: 'column', table, name, at }))
  })
}

/** What ORDER BY means: a place in the list, a name of the list, or any expression. */
export function orderValue(
  { expression, at }: OrderItem,
  outputs: readonly Output[],
  { value }: Pick<Around, 'value'>,
): Expression {
  if (expression.kind === 'literal' && expression.type === 'integer') {
    const output = outputs[Number(expression.value) - 1]
    if (output) return output.value
    const message = `ORDER BY ${expression.value} is beyond the ${outputs.length} columns.`
    throw new SqlStop('unknown-column', message, 'Count the columns from 1.', at)
  }
  if (expression.kind === 'column' && expression.table === null) {
    const { name } = expression
    const named = outputs.find((one) => sameName(one, name))
    if (named) return named.value
  }
  return value(expression)
}

function sameName({ name, node }: Output, wanted: string): boolean {
  const called = name ?? (node.kind === 'column' ? node.name : null)
  return called?.toLowerCase() === wanted.toLowerCase()
}

/** What is left out, changed or renamed has to be there. */
function refuseUnknown({ without, replaced, renamed, at }: SqlStar, slots: readonly Slot[]): void {
  const named = [
    ...without,
    ...replaced.map(({ name }) => name),
    ...renamed.map(({ from }) => from),
  ]
  const unknown = named.find((name) => !slots.some((slot) => same(slot.name, name)))
  if (unknown === undefined) return
  const names = slots.map(({ name }) => name).slice(0, 20)
  const message = `* has no column ${unknown.slice(0, 60)}.`
  throw new SqlStop('unknown-column', message, `Columns are ${names.join(', ')}.`, at)
}
