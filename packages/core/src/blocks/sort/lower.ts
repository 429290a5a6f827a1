import type { Relation } from '../../relation/relation.ts'
import { withTieBreak } from '../../relation/tie-break.ts'
import type { Given, Lowered } from '../block.ts'
import type { SortConfiguration } from './config.ts'

export function lower({ parameters }: SortConfiguration, given: Given): Lowered {
  const [input] = given.inputs
  if (!input) return { relations: [] }
  const { keys, limit, offset } = parameters
  const cuts = limit !== undefined || (offset !== undefined && offset > 0)
  // Where rows are cut off, a tie at the edge has to fall the same way each time.
  const order = cuts && keys.length > 0 ? withTieBreak(keys, input.columns) : keys
  const sorted: Relation =
    order.length === 0 ? input.relation : { kind: 'sort', input: input.relation, keys: order }
  if (!cuts) return { relations: [sorted] }
  const take = { kind: 'take', input: sorted, count: limit ?? null, offset: offset ?? 0 } as const
  return { relations: [take] }
}
