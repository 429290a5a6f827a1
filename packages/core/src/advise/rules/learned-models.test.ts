import { expect, test } from 'vitest'
import { type FindingKind, FINDINGS } from '../../learning/evaluation.ts'
import { sayFinding } from '../../learning/say-finding.ts'
import { lineModel } from '../../learning/small-models.ts'
import type { JudgedModel } from '../../learning/verdict.ts'
import { checkPipeline } from '../../pipeline/check-pipeline.ts'
import type { Pipeline } from '../../pipeline/pipeline.ts'
import type { Catalogue } from '../../tables/catalogue.ts'
import { arrow, step } from '../../templates/chain.ts'
import { advise } from '../advise.ts'
import { learnedModels } from './learned-models.ts'

const columns = ['age', 'refund_date', 'visits', 'churned'].map((name) => {
  return { name, type: 'number' } as const
})
const catalogue: Catalogue = {
  datasets: [{ id: 'd', name: 'customers', filename: 'customers.csv', columns }],
}
const file = { filePath: 'customers.csv', datasetId: 'd', format: 'csv' }
const pipeline: Pipeline = {
  blocks: [
    step('load', 'load_csv', 'Customers', [0, 0], { dataSource: { type: 'file', config: file } }),
    step('train', 'ml_train', 'Who leaves', [1, 0], {
      parameters: { algorithm: 'gradient_boosting' },
      mlModel: { type: 'xgboost', targetColumn: 'churned', featureColumns: [], testSplit: 0.2 },
    }),
  ],
  connections: [arrow('load', 'train')],
}

function learnedWith(...kinds: FindingKind[]): JudgedModel {
  const found = (kind: FindingKind) => ({ kind, columns: ['refund_date', 'visits'], evidence: {} })
  const features = columns.slice(0, 3)
  const training = { ...lineModel.training, features, settings: { depth: 4 } }
  const evaluation = { ...lineModel.evaluation, findings: kinds.map(found) }
  return { ...lineModel, training, evaluation }
}

function advice(model?: JudgedModel) {
  const found = learnedModels(pipeline, model ? { train: model } : {})
  return advise({ pipeline, catalogue, found })
}

test('without a run there is nothing to say, and that is said', () => {
  expect(advice()).toEqual({ findings: [], score: null, waits: true })
})

test.each(FINDINGS)('%s is told in the words that stand beside the model', (kind) => {
  const [finding] = advice(learnedWith(kind)).findings
  const said = sayFinding({ kind, columns: ['refund_date', 'visits'], evidence: {} })
  expect(finding).toMatchObject({
    category: 'Model',
    title: said.title,
    description: said.what,
    recommendation: said.fix,
    evidence: 'Last run: learned from 4 rows, tested on 1.',
    blocks: ['train'],
  })
})

test('the gravest come first, and count', () => {
  const { findings, score } = advice(learnedWith('constant', 'leak', 'imbalance'))
  expect(findings.map(({ severity }) => severity)).toEqual(['critical', 'warning', 'info'])
  expect(score).toBe(47)
})

test('a fix sets the block so that the next run learns otherwise', () => {
  const [finding] = advice(learnedWith('leak')).findings
  expect(finding?.fix?.title).toBe('Leave out refund_date and visits, and train again')
  const fixed = finding?.fix?.pipeline ?? pipeline
  expect(fixed.blocks[1]?.configuration).toMatchObject({ mlModel: { featureColumns: ['age'] } })
  expect(checkPipeline(fixed, catalogue).diagnostics).toEqual([])
  expect(advice(learnedWith('constant')).findings[0]).not.toHaveProperty('fix')
})

test('a model that is worth using is a good thing', () => {
  const { findings, score } = advice(learnedWith())
  expect(findings).toMatchObject([{ severity: 'success', rule: 'model-good' }])
  expect(score).toBe(100)
})

test('a model that is hardly better than none is warned of, once', () => {
  const metrics = [{ name: 'r2', train: 0.1, test: 0.03, baseline: 0 }] as const
  const weak = (model: JudgedModel) => {
    return { ...model, evaluation: { ...model.evaluation, metrics } }
  }
  expect(advice(weak(learnedWith())).findings).toMatchObject([
    { rule: 'model-poor', severity: 'warning', title: 'The model of "Who leaves" says little' },
  ])
  const [only, ...more] = advice(weak(learnedWith('no_signal'))).findings
  expect([only?.rule, more]).toEqual(['model-no-signal', []])
})

test('what was learned by a block that is gone is not told of', () => {
  expect(learnedModels(pipeline, { gone: learnedWith('leak') })).toEqual([])
})
