import type { Condition } from '../../conditions/condition.ts'
import type { Table } from '../../relation/column.ts'
import type { BlockCase } from '../block.ts'
import { initial } from './config.ts'
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
  passes('any row', {}),
  passes('rows that match', {}, [{ column: 'amount', operator: 'over', value: 5 }]),
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
  },
  {
    ...passes('too many rows', {}),
    configuration: {
      ...initial,
      parameters: { ...initial.parameters, fewerThan: 1, moreThan: 1_000 },
    },
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
