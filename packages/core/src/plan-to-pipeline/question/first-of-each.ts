import type { Condition } from '../../conditions/condition.ts'
import type { SortKey } from '../../blocks/sort/config.ts'
import { OPERATORS } from './condition-of.ts'
import { freeName } from './steps.ts'
import type { Flow, Steps } from './steps.ts'

/**
 * The first rows of every kind, kind by kind, or those behind the first few; those that are level with the
 * last of them stay too.
 */
export function firstOfEach(
  steps: Steps,
  flow: Flow,
  partition: readonly string[],
  order: readonly SortKey[],
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Flow {
  const place = freeName('place', flow.columns)
  // "The second highest price" is another price than the highest, however many rows have that.
  const counted = offset > 0 ? 'dense_rank' : 'rank'
  const columns = [{ name: place, function: counted, column: '', partition, order }]
  const ranked = steps.add(flow, 'window', { columns }, [
    ...flow.columns,
    { name: place, type: 'integer', from: null },
  ])
  const first: Condition = { column: place, operator: OPERATORS['<='], value: offset + limit }
  const behind: Condition = { column: place, operator: OPERATORS['>'], value: offset }
  const kept = steps.add(ranked, 'filter', {
    rows: 'keep',
    mode: 'conditions',
    where: { match: 'all', conditions: offset > 0 ? [behind, first] : [first] },
    expression: '',
  })
  const kinds = partition.map((column): SortKey => ({
    column,
    direction: 'ascending',
    nulls: 'last',
  }))
  return steps.add(kept, 'sort', { keys: [...kinds, ...order] })
}
