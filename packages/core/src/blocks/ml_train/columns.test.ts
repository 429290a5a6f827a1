import { expect, test } from 'vitest'
import type { Given } from '../block.ts'
import { columns } from './columns.ts'
import { initial, type MlTrainConfiguration } from './config.ts'

type Options = Partial<MlTrainConfiguration['mlModel']>

const given: Given = {
  block: 'b',
  catalogue: { datasets: [] },
  inputs: [
    {
      relation: { kind: 'step', step: 's', columns: [] },
      columns: [
        { name: 'id', type: 'integer' },
        { name: 'region', type: 'text' },
        { name: 'amount', type: 'number' },
        { name: 'ordered', type: 'date' },
      ],
    },
  ],
}

const WRONG: readonly (readonly [string, Options, string])[] = [
  ['ml_train/no-target', { targetColumn: '' }, 'targetColumn'],
  ['ml_train/unknown-column', { targetColumn: 'regoin' }, 'targetColumn'],
  ['ml_train/target-type', { targetColumn: 'ordered' }, 'targetColumn'],
  [
    'ml_train/target-among-features',
    { targetColumn: 'amount', featureColumns: ['region', 'amount'] },
    'featureColumns',
  ],
  ['ml_train/no-number', { targetColumn: 'region', target: 'number' }, 'target'],
  ['ml_train/no-class', { targetColumn: 'amount', target: 'class' }, 'target'],
  ['ml_train/no-split-column', { targetColumn: 'amount', splitBy: 'group' }, 'splitColumns'],
  [
    'ml_train/no-time',
    { targetColumn: 'amount', splitBy: 'time', splitColumns: ['region'] },
    'splitColumns',
  ],
]

test.each(WRONG)('%s: %j', (code, options, field) => {
  const { columns: leaving, diagnostics } = columns(configured(options), given)
  expect(diagnostics).toMatchObject([
    { code, severity: 'error', at: { block: 'b', field: `mlModel.${field}` } },
  ])
  expect(leaving).toEqual([])
})

test('nothing but the names of rows is nothing to learn from', () => {
  const [input] = given.inputs
  if (!input) throw new Error('no rows')
  const bare = input.columns.filter(({ name }) => name === 'id' || name === 'region')
  const { diagnostics } = columns(configured({ targetColumn: 'region' }), {
    ...given,
    inputs: [{ ...input, columns: bare }],
  })
  expect(diagnostics).toMatchObject([{ code: 'ml_train/no-features' }])
})

test('of two algorithms one is trained, and that is said', () => {
  const both = configured({ targetColumn: 'amount', type: 'random_forest' }, 'neural_network')
  expect(columns(both, given).diagnostics).toMatchObject([
    { code: 'ml_train/two-algorithms', severity: 'warning' },
  ])
  expect(columns(configured({ targetColumn: 'amount' }), given).diagnostics).toEqual([])
})

function configured(
  options: Options,
  algorithm: MlTrainConfiguration['parameters']['algorithm'] = 'linear_regression',
): MlTrainConfiguration {
  return { parameters: { algorithm }, mlModel: { ...initial.mlModel, ...options } }
}
