import { clusterModel, lineModel, yesNoModel } from '../../learning/small-models.ts'
import type { Model } from '../../learning/model.ts'
import type { Table } from '../../relation/column.ts'
import type { BlockCase } from '../block.ts'
import type { MlTrainConfiguration } from './config.ts'
import { learns } from './learning.ts'

const rows: Table = {
  columns: [
    { name: 'x', type: 'number' },
    { name: 'y', type: 'number' },
  ],
  rows: [
    [1, 3],
    [2, 5],
    [3, 7.5],
    [4, 9],
    [null, 1],
  ],
}
const named: Table = {
  columns: [
    { name: 'id', type: 'integer' },
    { name: 'x', type: 'number' },
    { name: 'y', type: 'text' },
  ],
  rows: [
    [1, -1.5, 'minus'],
    [2, 2, 'plus'],
    [3, null, 'plus'],
    [4, 0.5, 'plus'],
    [5, -3, null],
    [6, 7, 'minus'],
  ],
}

const METRICS: Table['rows'] = [
  ['r2', 0.75, 1, 0],
  ['mae', null, 0, 2.5],
]

const PREDICTED = {
  regression: [{ name: 'prediction', type: 'number' }],
  classification: [
    { name: 'prediction', type: 'text' },
    { name: 'probability', type: 'number' },
  ],
  clustering: [
    { name: 'cluster', type: 'integer' },
    { name: 'distance', type: 'number' },
  ],
} as const satisfies Record<string, Table['columns']>

const METRIC_COLUMNS: Table['columns'] = [
  { name: 'metric', type: 'text' },
  { name: 'test', type: 'number' },
  { name: 'train', type: 'number' },
  { name: 'baseline', type: 'number' },
]
const IMPORTANCE_COLUMNS: Table['columns'] = [
  { name: 'column', type: 'text' },
  { name: 'gain', type: 'number' },
  { name: 'permutation', type: 'number' },
]

export const cases: readonly BlockCase<MlTrainConfiguration>[] = [
  learned('the test rows with what is predicted of them', { targetColumn: 'y' }, rows, lineModel, [
    [2, 5, 5],
    [3, 7.5, 7],
  ]),
  learned('another share', { targetColumn: 'y', testSplit: 0.1 }, rows, lineModel, [[3, 7.5, 7]]),
  learned('of no rows', { targetColumn: 'y' }, { ...rows, rows: [] }, lineModel, []),
  {
    ...learned('a model without figures', { targetColumn: 'y', testSplit: 0.1 }, rows, bare(), [
      [3, 7.5, 7],
    ]),
  },
  learned(
    'classes by the key of the rows',
    { targetColumn: 'y', testSplit: 0.5, target: 'class' },
    named,
    yesNoModel,
    [
      [3, null, 'plus', 'minus', 0.5],
      [4, 0.5, 'plus', 'plus', 0.6224593312018546],
      [5, -3, null, 'minus', 0.9525741268224334],
      [6, 7, 'minus', 'plus', 0.9990889488055994],
    ],
  ),
  learned(
    'clusters of all rows',
    { targetColumn: '', clusters: 2 },
    rows,
    clusterModel,
    [
      [1, 3, 1, 1],
      [2, 5, 1, 0],
      [3, 7.5, 1, 1],
      [4, 9, 2, 0],
      [null, 1, 1, 2],
    ],
    'clustering',
  ),
]

function learned(
  name: string,
  options: Partial<MlTrainConfiguration['mlModel']>,
  input: Table,
  model: Model,
  cells: Table['rows'],
  algorithm: MlTrainConfiguration['parameters']['algorithm'] = 'linear_regression',
): BlockCase<MlTrainConfiguration> {
  const usual: MlTrainConfiguration['mlModel'] = {
    type: 'linear_regression',
    targetColumn: '',
    featureColumns: [],
    testSplit: 0.2,
  }
  const configuration: MlTrainConfiguration = {
    parameters: { algorithm },
    mlModel: { ...usual, ...options },
  }
  const { columns } = input
  const given = {
    block: 'tested',
    inputs: [{ relation: { kind: 'step', step: '', columns }, columns }],
  } as const
  const { training } = learns(configuration, { ...given, catalogue: { datasets: [] } })
  const { metrics, importance } = model.evaluation
  return {
    name,
    configuration,
    inputs: [input],
    trained: { ...model, training },
    expected: [
      { columns: [...columns, ...PREDICTED[training.task]], rows: cells },
      { columns: METRIC_COLUMNS, rows: metrics.length === 0 ? [] : METRICS },
      { columns: IMPORTANCE_COLUMNS, rows: importance.length === 0 ? [] : [['x', 1, null]] },
    ],
  }
}

function bare(): Model {
  return { ...lineModel, evaluation: { ...lineModel.evaluation, metrics: [], importance: [] } }
}
