import type { Table } from '../../relation/column.ts'
import type { SortKey } from '../../relation/relation.ts'
import type { BlockCase } from '../block.ts'
import type { SortConfiguration } from './config.ts'

const sales: Table = {
  columns: [
    { name: 'id', type: 'integer' },
    { name: 'the region', type: 'text' },
    { name: 'amount', type: 'number' },
    { name: 'ordered', type: 'date' },
  ],
  rows: [
    [1, 'West', 10, '2024-03-01'],
    [2, 'east', 30.5, null],
    [3, 'East', null, '2023-01-01'],
    [4, null, 30.5, '2024-01-01'],
    [5, 'West', -2, '2024-02-29'],
  ],
}

export const cases: readonly BlockCase<SortConfiguration>[] = [
  sorts('ascending, empty cells last', [key('ordered')], [3, 4, 5, 1, 2]),
  sorts('descending, empty cells still last', [key('ordered', 'descending')], [1, 5, 4, 3, 2]),
  sorts('empty cells first', [key('ordered', 'ascending', 'first')], [2, 3, 4, 5, 1]),
  sorts(
    'descending with empty cells first',
    [key('ordered', 'descending', 'first')],
    [2, 1, 5, 4, 3],
  ),
  sorts('ties go by the next key', [key('the region'), key('amount')], [3, 5, 1, 2, 4]),
  sorts(
    'keys in opposite directions',
    [key('the region', 'descending'), key('id', 'descending')],
    [2, 5, 1, 3, 4],
  ),
  sorts('numbers, not their digits', [key('amount'), key('id')], [5, 1, 2, 4, 3]),
  sorts('the first two', [key('amount', 'descending')], [2, 4], { limit: 2 }),
  sorts('a tie at the edge falls by the other columns', [key('amount', 'descending')], [2], {
    limit: 1,
  }),
  sorts('the second page', [key('id')], [3, 4], { limit: 2, offset: 2 }),
  sorts('all but the first three', [key('id', 'descending')], [2, 1], { offset: 3 }),
  sorts('more than there are', [key('id')], [1, 2, 3, 4, 5], { limit: 100 }),
  sorts('no row at all', [key('id')], [], { limit: 0 }),
  sorts('no order and no limit', [], [1, 2, 3, 4, 5]),
]

function key(
  column: string,
  direction: SortKey['direction'] = 'ascending',
  nulls: SortKey['nulls'] = 'last',
): SortKey {
  return { column, direction, nulls }
}

function sorts(
  name: string,
  keys: readonly SortKey[],
  ids: readonly number[],
  cut: { readonly limit?: number; readonly offset?: number } = {},
): BlockCase<SortConfiguration> {
  return {
    name,
    configuration: { parameters: { keys: [...keys], ...cut } },
    inputs: [sales],
    expected: [
      {
        columns: sales.columns,
        rows: ids.flatMap((id) => sales.rows.filter(([cell]) => cell === id)),
      },
    ],
    ordered: keys.length > 0,
  }
}
