import { expect, test } from 'vitest'
import { sampleModel } from '../learning/testing/sample-model.ts'
import { summarizeModel } from '../learning/summarize-model.ts'
import type { Catalogue } from '../tables/catalogue.ts'
import { knownModel } from '../tables/known-model.ts'
import { checkPipeline } from './check-pipeline.ts'
import type { Block } from './pipeline.ts'

const columns = [
  { name: 'customer_id', type: 'integer' },
  { name: 'tenure', type: 'number' },
  { name: 'plan', type: 'text' },
] as const
const summary = summarizeModel(sampleModel({ task: 'classification' }))
const stored = (id: string, pipelineId: string, version = 1) =>
  knownModel({
    id,
    name: 'churn.json',
    version,
    summary,
    pipelineId,
    pipelineName: `P ${pipelineId}`,
  })

function codes(blocks: readonly Block[], models: Catalogue['models'] = []) {
  const datasets = [{ id: 'd', name: 'customers', filename: 'customers.csv', columns }]
  const config = { filePath: 'customers.csv', datasetId: 'd', format: 'csv' }
  const load = block('load', 'load_csv', { dataSource: { type: 'file', config } })
  const connections = blocks.map(({ id }) => ({
    id: `to ${id}`,
    source: 'load',
    target: id,
    targetHandle: 'in',
  }))
  const pipeline = { blocks: [load, ...blocks], connections }
  return checkPipeline(pipeline, { datasets, models }).diagnostics
}

function block(id: string, type: string, configuration: Block['configuration']): Block {
  return { id, type, configuration, label: id, position: { x: 0, y: 0 }, data: {} }
}

function training(id: string, name: string): Block {
  const mlModel = {
    type: 'xgboost',
    targetColumn: 'plan',
    featureColumns: [],
    testSplit: 0.3,
    name,
  }
  return block(id, 'ml_train', { parameters: { algorithm: 'gradient_boosting' }, mlModel })
}

test('two models of a pipeline are not kept under one name unsaid', () => {
  const found = codes([training('one', 'churn'), training('two', 'Churn.json')])
  expect(found).toMatchObject([
    { code: 'pipeline/same-model-name', severity: 'warning', at: { block: 'two' } },
  ])
  expect(codes([training('one', 'churn'), training('two', 'leaves')])).toEqual([])
})

test('a name that stands for models of several pipelines says whose is applied', () => {
  const predict = (model: string) => [
    block('score', 'predict', { parameters: { model, outputColumn: 'leaves' } }),
  ]
  const models = [stored('a2', 'A', 2), stored('b', 'B'), stored('a1', 'A')]
  const shared = (model: string, of = models) =>
    codes(predict(model), of).filter(({ code }) => code === 'predict/shared-name')
  expect(shared('churn')).toMatchObject([
    { severity: 'warning', message: expect.stringMatching(/P A.*P B.*That of "P A" is applied/) },
  ])
  expect(shared('b')).toEqual([])
  expect(shared('churn', [stored('a2', 'A', 2), stored('a1', 'A')])).toEqual([])
})
