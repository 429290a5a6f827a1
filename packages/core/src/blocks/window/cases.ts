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
  adds(
    'formulas over groups, which see the columns as they were',
    [
      call('id', 'row_number', { order: byAmount }),
      formula('step', 'id * 10 - lag(id * 10, 2)', { order: byId }),
      formula('share', '100 * "the amount" / sum("the amount")', { partition: ['region'] }),
    ],
    [whole('step'), number('share')],
    [
      [null, (100 * 10) / 70],
      [null, (100 * 30) / 70],
      [20, (100 * 30) / 70],
      [20, 100],
      [20, null],
    ],
    [3, 1, 2, 4, 5],
  ),
  adds(
    'every function in a formula',
    [
      formula('a', 'row_number() + rank() * 10 + dense_rank() * 100', { order: byAmount }),
      formula('b', 'lead(id) + running_sum(id) + count(*) + count("the amount")', { order: byId }),
      formula('c', 'min(id) + max(id) + median(id) + quantile(id, 0.5) + mean(id)', {}),
      formula('d', 'percent_rank() + moving_average(id, 2)', { order: byId }),
      formula('e', 'round(share_of_total(id) * 15) + round(stddev(id), 1)', {}),
    ],
    [whole('a'), whole('b'), number('c'), number('d'), number('e')],
    [
      [233, 12, 15, 1, 2.6],
      [111, 15, 15, 1.75, 3.6],
      [112, 19, 15, 3, 4.6],
      [344, 24, 15, 4.25, 5.6],
      [455, null, 15, 5.5, 6.6],
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

function formula(name: string, text: string, parts: Partial<WindowColumn>): WindowColumn {
  return { ...call(name, 'formula', parts), formula: text }
}

function adds(
  name: string,
  columns: readonly WindowColumn[],
  added: readonly Column[],
  cells: readonly (readonly Cell[])[],
  ids?: readonly number[],
): BlockCase<WindowConfiguration> {
  return {
    name,
    configuration: { parameters: { columns: [...columns] } },
    inputs: [sales],
    expected: [
      {
        columns: [...sales.columns, ...added],
        rows: sales.rows.map((row, index) => [
          ids?.[index] ?? row[0] ?? null,
          ...row.slice(1),
          ...(cells[index] ?? []),
        ]),
      },
    ],
  }
}
