import type { Block } from '@plainflow/core'
import { modelVerdict } from '@plainflow/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runPipeline } from '../testing/reports.ts'
import { savePipeline } from '../testing/sales.ts'
import { startTestServer, type TestServer, type TestUser } from '../testing/start-test-server.ts'

let server: TestServer
let user: TestUser
let datasetId = ''
beforeAll(async () => {
  server = await startTestServer()
  user = await server.signUp()
  const body = { name: 'customers', filename: 'customers.csv', csvData: customers(400) }
  datasetId = (await user.call('uploadDataset', { body })).dataset.id
})
afterAll(() => server.close())

/** Who has a short contract and calls often leaves; what they pay follows from both. */
function customers(count: number): string {
  const rows = Array.from({ length: count }, (_, at) => {
    const [months, calls] = [(at * 37) % 48, (at * 13) % 9]
    const leaves = (months < 20 && calls > 3) !== (at % 10 === 7)
    return [at + 1, months, calls, leaves ? 'yes' : 'no', months * 2 + calls + (at % 3)].join(',')
  })
  return `customer_id,months,calls,churned,paid\n${rows.join('\n')}\n`
}

test.each([
  ['gradient_boosting', { targetColumn: 'churned', trees: 20 }, /etter than always saying no: /],
  [
    'linear_regression',
    { targetColumn: 'paid', target: 'number' },
    /better than always saying the mean: R² /,
  ],
  ['clustering', { targetColumn: '', clusters: 3 }, /^3 groups of [\d,]+ to [\d,]+ rows, /],
])('%s: what a run has trained is told and judged', async (algorithm, said, words) => {
  const config = { filePath: 'customers.csv', datasetId, format: 'csv' }
  const mlModel = {
    type: 'xgboost',
    featureColumns: [],
    testSplit: 0.3,
    name: algorithm,
    ...said,
  }
  const at = (x: number) => ({ position: { x, y: 0 }, data: {} })
  const blocks: Block[] = [
    {
      id: 'load',
      type: 'load_csv',
      label: 'Load',
      configuration: { dataSource: { type: 'file', config } },
      ...at(0),
    },
    {
      id: 'learn',
      type: 'ml_train',
      label: 'Learn',
      configuration: { parameters: { algorithm }, mlModel },
      ...at(264),
    },
  ]
  const connections = [{ id: 'e', source: 'load', target: 'learn', targetHandle: 'in' }]
  const run = await runPipeline(user, (await savePipeline(user, { blocks, connections })).id)
  expect(run.error).toBeNull()
  const [artifact] = run.artifacts
  expect(artifact).toMatchObject({ kind: 'model', blockId: 'learn' })
  const { model, inUse } = await user.call('getTrainedModel', {
    params: { id: artifact?.id ?? '' },
  })
  expect(inUse).toBe(true)
  const verdict = modelVerdict(model)
  expect(verdict.headline).toMatch(words)
})
