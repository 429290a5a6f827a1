import type { Given, Lowered } from '../block.ts'
import type { JoinConfiguration } from './config.ts'
import { joinedColumns } from './joined-columns.ts'

export function lower({ parameters }: JoinConfiguration, given: Given): Lowered {
  const [left, right] = given.inputs
  if (!left || !right) return { relations: [] }
  const { how, keys } = parameters
  const columns = joinedColumns(parameters, left.columns, right.columns)
  return {
    relations: [
      {
        kind: 'join',
        left: left.relation,
        right: right.relation,
        how,
        on: how === 'cross' ? [] : keys,
        columns: columns.map(({ name, side, from }) => ({ name, side, from })),
      },
    ],
  }
}
