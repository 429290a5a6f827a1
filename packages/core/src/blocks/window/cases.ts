import type { Cell, Column, Table } from '../../relation/column.ts'
import type { SortKey } from '../../relation/relation.ts'
import type { BlockCase } from '../block.ts'
import type { WindowColumn, WindowConfiguration } from './config.ts'

const sales: Table = {
  columns: [
    { name: 'id', type: 'integer' },
    { name: 'region', type: 'text' },
    { name: 'the amount', type: 'number' },
  ],
  rows: [
    [1, 'West', 10],
    [2, 'West', 30],
    [3, 'West', 30],
    [4, 'East', 5],
    [5, 'East', null],
  ],
}
const byAmount = [key('the amount', 'descending')]
const byId = [key('id')]

export const cases: readonly BlockCase<WindowConfiguration>[] = [
  adds(
    'numbers within groups',
    [call('n', 'row_number', { partition: ['region'], order: byId })],
    [whole('n')],
    [[1], [2], [3], [1], [2]],
  ),
  adds(
    'ranks share a place',
    [
      call('r', 'rank', { partition: ['region'], order: byAmount }),
      call('d', 'dense_rank', { partition: ['region'], order: byAmount }),
    ],
    [whole('r'), whole('d')],
    [
      [3, 2],
      [1, 1],
      [1, 1],
      [1, 1],
      [2, 2],
    ],
  ),
  adds(
    'the row before and after',
    [
      call('before', 'lag', { column: 'the amount', order: byId }),
      call('two after', 'lead', { column: 'id', order: byId, offset: 2 }),
    ],
    [number('before'), whole('two after')],
    [
      [null, 3],
      [10, 4],
      [30, 5],
      [30, null],
      [5, null],
    ],
  ),
  adds(
    'a running total',
    [
      call('sum so far', 'running_sum', {
        column: 'the amount',
        partition: ['region'],
        order: byId,
      }),
    ],
    [number('sum so far')],
    [[10], [40], [70], [5], [5]],
  ),
  adds(
    'a moving average of two',
    [call('m', 'moving_average', { column: 'id', order: byId, size: 2 })],
    [number('m')],
    [[1], [1.5], [2.5], [3.5], [4.5]],
  ),
  adds(
    'group totals and counts',
    [
      call('t', 'sum', { column: 'the amount', partition: ['region'] }),
      call('c', 'count', { partition: ['region'] }),
    ],
    [number('t'), whole('c')],
    [
      [70, 3],
      [70, 3],
      [70, 3],
      [5, 2],
      [5, 2],
    ],
  ),
  adds(
    'shares of the total',
    [call('s', 'share_of_total', { column: 'id', partition: ['region'] })],
    [number('s')],
    [[1 / 6], [2 / 6], [3 / 6], [4 / 9], [5 / 9]],
  ),
  adds(
    'the median, a quantile and the deviation of groups',
    [
      call('m', 'median', { column: 'the amount', partition: ['region'] }),
      call('q', 'quantile', { column: 'id', fraction: 0.25 }),
      call('d', 'stddev', { column: 'id' }),
    ],
    [number('m'), number('q'), number('d')],
    [
      [30, 2, Math.sqrt(2.5)],
      [30, 2, Math.sqrt(2.5)],
      [30, 2, Math.sqrt(2.5)],
      [5, 2, Math.sqrt(2.5)],
      [5, 2, Math.sqrt(2.5)],
    ],
  ),
  adds(
    'ranks as a share, and the ends of a group',
    [
      call('p', 'percent_rank', { partition: ['region'], order: byAmount }),
      call('least', 'min', { column: 'the amount', partition: ['region'] }),
      call('most', 'max', { column: 'id' }),
      call('average', 'mean', { column: 'id' }),
    ],
    [number('p'), number('least'), whole('most'), number('average')],
    [
      [1, 10, 5, 3],
      [0, 10, 5, 3],
      [0, 10, 5, 3],
      [0, 5, 5, 3],
      [1, 5, 5, 3],
    ],
  ),
  adds('nothing', [], [], [[], [], [], [], []]),
]

function key(column: string, direction: SortKey['direction'] = 'ascending'): SortKey {
  return { column, direction, nulls: 'last' }
}

function number(name: string): Column {
  return { name, type: 'number' }
}

function whole(name: string): Column {
  return { name, type: 'integer' }
}

function call(
  name: string,
  what: WindowColumn['function'],
  parts: Partial<WindowColumn>,
): WindowColumn {
  return { name, function: what, column: '', partition: [], order: [], ...parts }
}

function adds(
  name: string,
  columns: readonly WindowColumn[],
  added: readonly Column[],
  cells: readonly (readonly Cell[])[],
): BlockCase<WindowConfiguration> {
  return {
    name,
    configuration: { parameters: { columns: [...columns] } },
    inputs: [sales],
    expected: [
      {
        columns: [...sales.columns, ...added],
        rows: sales.rows.map((row, index) => [...row, ...(cells[index] ?? [])]),
      },
    ],
  }
}
