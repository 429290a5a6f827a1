import { parseExpression } from '../../relation/parse-expression.ts'
import type { Given, Lowered } from '../block.ts'
import type { JoinConfiguration } from './config.ts'
import { joinedColumns } from './joined-columns.ts'

export function lower({ parameters }: JoinConfiguration, given: Given): Lowered {
  const [left, right] = given.inputs
  if (!left || !right) return { relations: [] }
  const { how, keys } = parameters
  const parsed = parameters.condition ? parseExpression(parameters.condition) : null
  const condition = parsed && 'expression' in parsed ? { condition: parsed.expression } : {}
  // A condition sees both sides, also where only the left one comes out.
  const visible = condition.condition ? { ...parameters, how: 'inner' as const } : parameters
  const columns = joinedColumns(visible, left.columns, right.columns)
  return {
    relations: [
      {
        kind: 'join',
        left: left.relation,
        right: right.relation,
        how,
        on: how === 'cross' ? [] : keys,
        ...condition,
        columns: columns.map(({ name, side, from }) => ({ name, side, from })),
      },
    ],
  }
}
