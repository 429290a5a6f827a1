import type { Table } from '../../relation/column.ts'
import type { CatalogueModel } from '../../tables/catalogue.ts'
import { lineModel, yesNoModel } from '../../learning/small-models.ts'
import type { BlockCase } from '../block.ts'
import type { PredictConfiguration } from './config.ts'

const rows: Table = {
  columns: [
    { name: 'x', type: 'number' },
    { name: 'the name', type: 'text' },
  ],
  rows: [
    [1, 'Ada'],
    [-2.5, null],
    [null, 'Dée'],
  ],
}

const models: readonly CatalogueModel[] = [
  {
    id: 'a1',
    name: 'price',
    version: 2,
    task: 'regression',
    labels: [],
    target: { name: 'y', type: 'number' },
    features: [{ name: 'x', type: 'number' }],
    model: lineModel,
  },
  {
    id: 'b2',
    name: 'sign',
    version: 1,
    task: 'classification',
    labels: ['minus', 'plus'],
    target: { name: 'y', type: 'text' },
    features: [{ name: 'x', type: 'number' }],
    model: yesNoModel,
  },
]

export const cases: readonly BlockCase<PredictConfiguration>[] = [
  predicts('a number, by the name of the model', { model: 'price', outputColumn: 'y' }, [
    [1, 'Ada', 3],
    [-2.5, null, -4],
    [null, 'Dée', 1],
  ]),
  predicts('a number in the place of a column', { model: 'a1', outputColumn: 'x' }, [
    [3, 'Ada'],
    [-4, null],
    [1, 'Dée'],
  ]),
  predicts(
    'a label and its chance',
    { model: 'sign', outputColumn: 'sign', measureColumn: 'chance' },
    [
      [1, 'Ada', 'plus', 0.7310585786300049],
      [-2.5, null, 'minus', 0.9241418199787566],
      [null, 'Dée', 'minus', 0.5],
    ],
  ),
  predicts('by a name in other letters', { model: 'PRICE', outputColumn: 'y' }, [
    [1, 'Ada', 3],
    [-2.5, null, -4],
    [null, 'Dée', 1],
  ]),
  predicts(
    'a chance of the usual name',
    { model: 'b2', outputColumn: 'sign' },
    [
      [1, 'Ada', 'plus', 0.7310585786300049],
      [-2.5, null, 'minus', 0.9241418199787566],
      [null, 'Dée', 'minus', 0.5],
    ],
    'probability',
  ),
  {
    ...predicts('of no rows', { model: 'price', outputColumn: 'y' }, []),
    inputs: [{ ...rows, rows: [] }],
  },
]

function predicts(
  name: string,
  parameters: PredictConfiguration['parameters'],
  cells: Table['rows'],
  measure = parameters.measureColumn,
): BlockCase<PredictConfiguration> {
  const isLabel = measure !== undefined
  const made = [
    { name: parameters.outputColumn, type: isLabel ? ('text' as const) : ('number' as const) },
    ...(isLabel ? [{ name: measure, type: 'number' as const }] : []),
  ]
  const columns = [...rows.columns, ...made.filter((column) => column.name !== 'x')]
  const expected = [{ columns, rows: cells }]
  return { name, configuration: { parameters }, inputs: [rows], models, expected }
}
