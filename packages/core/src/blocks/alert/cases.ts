import type { Condition } from '../../conditions/condition.ts'
import type { Table } from '../../relation/column.ts'
import type { BlockCase } from '../block.ts'
import { configuration, initial } from './config.ts'
import type { AlertConfiguration } from './config.ts'

const sales: Table = {
  columns: [
    { name: 'region', type: 'text' },
    { name: 'amount', type: 'number' },
  ],
  rows: [
    ['West', 10],
    ['East', null],
    [null, 1],
  ],
}

export const cases: readonly BlockCase<AlertConfiguration>[] = [
  passes('the end of a run', {}),
  {
    ...passes('rows that match', {}, [{ column: 'amount', operator: 'over', value: 5 }]),
    warnings: ['Rows where amount is over 5: 1'],
  },
  passes('no row that matches', {}, [{ column: 'amount', operator: 'over', value: 50 }]),
  {
    ...passes('the shape that names an address alone', {}),
    // What a pipeline from elsewhere holds; the schema fills in the rest.
    configuration: configuration.parse({ parameters: {}, alerts: { email: 'ops@example.com' } }),
  },
  passes('with an address', { email: 'ops@example.com' }),
  passes('on errors alone', { conditions: 'error' }, [{ column: 'region', operator: 'is empty' }]),
  passes('switched off', { enabled: false, email: 'a@b.c', conditions: 'success' }),
  {
    ...passes('no rows', {}),
    inputs: [{ ...sales, rows: [] }],
    expected: [{ ...sales, rows: [] }],
  },
  {
    ...passes('too few rows', {}),
    configuration: { ...initial, parameters: { ...initial.parameters, fewerThan: 100 } },
    warnings: ['Rows, fewer than 100: 3'],
  },
  {
    ...passes('too many rows for a column of that name', {}, [
      { column: 'matching', operator: 'is not empty' },
    ]),
    inputs: [renamed(sales)],
    expected: [renamed(sales)],
    warnings: ['Rows where "matching" is not empty: 2'],
  },
  {
    ...passes('too many rows', {}),
    configuration: {
      ...initial,
      parameters: { ...initial.parameters, fewerThan: 1, moreThan: 2 },
    },
    warnings: ['Rows, more than 2: 3'],
  },
  {
    ...passes('with words of its own', {}),
    configuration: {
      ...initial,
      parameters: { ...initial.parameters, message: 'when "it" rains' },
    },
  },
]

function passes(
  name: string,
  alerts: Partial<AlertConfiguration['alerts']>,
  conditions: readonly Condition[] = [],
): BlockCase<AlertConfiguration> {
  return {
    name,
    configuration: {
      parameters: { where: { match: 'all', conditions }, message: '' },
      alerts: { ...initial.alerts, ...alerts },
    },
    inputs: [sales],
    expected: [sales],
  }
}

function renamed({ columns, rows }: Table): Table {
  return {
    columns: columns.map((column, at) => ({
      ...column,
      name: ['matching', 'rows'][at] ?? column.name,
    })),
    rows,
  }
}
