import type { WindowCall } from '../../relation/window.ts'
import type { Given, Lowered } from '../block.ts'
import { ORDERED, RANKS } from './config.ts'
import type { WindowColumn, WindowConfiguration } from './config.ts'

export function lower({ parameters }: WindowConfiguration, given: Given): Lowered {
  const [input] = given.inputs
  if (!input) return { relations: [] }
  if (parameters.columns.length === 0) return { relations: [input.relation] }
  const columns = parameters.columns.map((one) => ({ ...lowerCall(one), name: one.name }))
  return { relations: [{ kind: 'window', input: input.relation, columns }] }
}

function lowerCall(one: WindowColumn): WindowCall {
  const away = one.function === 'lag' || one.function === 'lead'
  return {
    function: one.function,
    column: RANKS.includes(one.function) || one.column === '' ? null : one.column,
    partition: one.partition,
    order: ORDERED.includes(one.function) ? one.order : [],
    ...(away ? { offset: one.offset ?? 1 } : {}),
    ...(one.function === 'quantile' ? { fraction: one.fraction ?? 0 } : {}),
    ...(one.function === 'moving_average' ? { size: one.size ?? 1 } : {}),
  }
}
