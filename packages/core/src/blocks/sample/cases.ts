import type { Table } from '../../relation/column.ts'
import type { BlockCase } from '../block.ts'
import type { SampleConfiguration } from './config.ts'

const rows: Table = {
  columns: [
    { name: 'id', type: 'integer' },
    { name: 'the name', type: 'text' },
  ],
  rows: [
    [1, 'Ada'],
    [2, 'Bo'],
    [3, null],
    [4, 'Dée'],
  ],
}
const same: Table = { columns: [{ name: 'x', type: 'integer' }], rows: [[7], [7], [7], [7]] }

export const cases: readonly BlockCase<SampleConfiguration>[] = [
  takes('more rows than there are', { mode: 'rows', rows: 10 }, rows),
  takes('exactly as many', { mode: 'rows', rows: 4, seed: 3 }, rows),
  takes('no rows', { mode: 'rows', rows: 0 }, { ...rows, rows: [] }),
  takes('all of them', { mode: 'fraction', fraction: 1, seed: 1 }, rows),
  takes('none of them', { mode: 'fraction', fraction: 0 }, { ...rows, rows: [] }),
  {
    ...takes(
      'half of what is all the same',
      { mode: 'rows', rows: 2 },
      { ...same, rows: [[7], [7]] },
    ),
    inputs: [same],
  },
  {
    ...takes('of nothing', { mode: 'rows', rows: 5 }, { ...rows, rows: [] }),
    inputs: [{ ...rows, rows: [] }],
  },
]

function takes(
  name: string,
  parameters: SampleConfiguration['parameters'],
  expected: Table,
): BlockCase<SampleConfiguration> {
  return { name, configuration: { parameters }, inputs: [rows], expected: [expected] }
}
