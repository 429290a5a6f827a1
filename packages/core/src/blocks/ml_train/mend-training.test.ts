import { expect, test } from 'vitest'
import { type Finding, type FindingKind, FINDINGS } from '../../learning/evaluation.ts'
import { lineModel } from '../../learning/small-models.ts'
import type { Training } from '../../learning/training.ts'
import { configuration as schema, initial, type MlTrainConfiguration } from './config.ts'
import { mendTraining } from './mend-training.ts'

const training: Training = {
  ...lineModel.training,
  features: ['age', 'refund_date', 'visits', 'visits again'].map((name) => {
    return { name, type: 'number' }
  }),
  settings: { depth: 4, trees: 100 },
}
const configured = { ...initial, mlModel: { ...initial.mlModel, targetColumn: 'churned' } }
const found = (kind: FindingKind, ...columns: string[]): Finding => {
  return { kind, columns, evidence: {} }
}

test.each([
  [found('leak', 'refund_date'), 'Leave out refund_date', ['age', 'visits', 'visits again']],
  [
    found('collinear', 'visits', 'visits again'),
    'Leave out “visits again”',
    ['age', 'refund_date', 'visits'],
  ],
])('%o: the others are learned from', (finding, title, featureColumns) => {
  const mend = mendTraining(finding, training, configured)
  expect(mend?.title).toBe(title)
  expect(mend?.configuration.mlModel).toEqual({ ...configured.mlModel, featureColumns })
})

test('a second mend keeps left out what the first one left out', () => {
  const first = mendTraining(found('leak', 'refund_date'), training, configured)
  const again = mendTraining(
    found('collinear', 'visits', 'visits again'),
    training,
    first?.configuration,
  )
  expect(again?.configuration.mlModel.featureColumns).toEqual(['age', 'visits'])
  expect(mendTraining(found('leak', 'refund_date'), training, again?.configuration)).toBeNull()
})

test.each([
  [found('imbalance', 'churned'), 'Let rare labels count as much', { balanced: true }],
  [found('few_rows'), 'Cross-validate over 5 folds', { folds: 5 }],
  [found('overfitting'), 'Make it simpler: 3 deep', { depth: 3 }],
  [
    found('shared_keys', 'customer'),
    'Split by customer',
    { splitBy: 'group', splitColumns: ['customer'] },
  ],
])('%o: is set', (finding, title, set) => {
  const mend = mendTraining(finding, training, configured)
  expect(mend).toEqual({
    title,
    configuration: { ...configured, mlModel: { ...configured.mlModel, ...set } },
  })
})

test('what is set already, or cannot be set, is not offered', () => {
  const set: Partial<MlTrainConfiguration['mlModel']> = { balanced: true, folds: 5 }
  const already = { ...configured, mlModel: { ...configured.mlModel, ...set } }
  expect(mendTraining(found('imbalance'), training, already)).toBeNull()
  expect(mendTraining(found('few_rows'), training, already)).toBeNull()
  const only = { ...training, features: training.features.slice(1, 2), settings: {} }
  expect(mendTraining(found('leak', 'refund_date'), only, configured)).toBeNull()
  expect(mendTraining(found('overfitting'), only, configured)).toBeNull()
  expect(mendTraining(found('imbalance'), training, { some: 'thing else' })).toBeNull()
})

test('whatever was found, a mend is a configuration that the block takes', () => {
  const mended = FINDINGS.flatMap(
    (kind) => mendTraining(found(kind, 'age', 'visits'), training, configured) ?? [],
  )
  expect(mended.map(({ configuration }) => schema.parse(configuration))).toEqual(
    mended.map(({ configuration }) => configuration),
  )
})
