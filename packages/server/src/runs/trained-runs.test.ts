import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Block, Connection, Model } from '@plainflow/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runPipeline } from '../testing/reports.ts'
import { savePipeline, untilFinished } from '../testing/sales.ts'
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

/** Who has a short contract and calls often leaves. */
function customers(count: number): string {
  const rows = Array.from({ length: count }, (_, id) => {
    const [months, calls] = [(id * 37) % 48, (id * 13) % 9]
    return [id + 1, months, calls, months < 20 && calls > 3 ? 'yes' : 'no'].join(',')
  })
  return `customer_id,months,calls,churned\n${rows.join('\n')}\n`
}

const TRAIN = {
  parameters: { algorithm: 'gradient_boosting' },
  mlModel: {
    type: 'xgboost',
    targetColumn: 'churned',
    featureColumns: [],
    testSplit: 0.3,
    name: 'churn',
    trees: 20,
  },
}

function graph(
  type: string,
  configuration: Block['configuration'],
  table = { filename: 'customers.csv', id: datasetId },
) {
  const block = (id: string, of: string, said: Block['configuration'], x: number): Block => ({
    id,
    type: of,
    configuration: said,
    label: id,
    position: { x, y: 100 },
    data: {},
  })
  const config = { filePath: table.filename, datasetId: table.id, format: 'csv' }
  const blocks = [
    block('load', 'load_csv', { dataSource: { type: 'file', config } }, 100),
    block(type, type, configuration, 300),
  ]
  const connections: Connection[] = [{ id: 'e', source: 'load', target: type, targetHandle: 'in' }]
  return { blocks, connections }
}

test('a run trains: rows with predictions, figures, code, and a model that a later run applies', async () => {
  const training = graph('ml_train', TRAIN)
  const preview = (of: typeof training, blockId: string, port?: string) =>
    user.call('previewPipeline', {
      body: { ...of, blockId, limit: 5, ...(port ? { port } : {}) },
    })
  await expect(preview(training, 'ml_train')).rejects.toMatchObject({
    message: expect.stringContaining('Run the pipeline to train the model first'),
  })
  const { id } = await savePipeline(user, training)
  const run = await runPipeline(user, id)
  expect(run.error).toBeNull()
  expect(run).toMatchObject({
    status: 'completed',
    artifacts: [{ name: 'churn.json', kind: 'model', version: 1, blockId: 'ml_train' }],
  })
  expect(run.resultKeys).toHaveLength(3)
  expect(run.fileKeys.length).toBeGreaterThan(5)
  const shown = await preview(training, 'ml_train', 'metrics')
  expect(shown.rows.map(([name]) => name)).toContain('auc')
  const { files } = await user.call('pipelineCode', { body: { ...training, target: 'duckdb' } })
  expect(files[0]?.text).toContain('md5(')

  const scoring = graph('predict', { parameters: { model: 'churn', outputColumn: 'leaves' } })
  const applied = await savePipeline(user, scoring)
  const second = await runPipeline(user, applied.id)
  expect(second).toMatchObject({ status: 'completed', artifacts: [] })
  const params = { id: second.id, key: second.resultKeys[0] ?? '' }
  const table = await user.call('executionResult', { params, query: { offset: 0, limit: 1_000 } })
  expect(table.columns.map(({ name }) => name).slice(-2)).toEqual(['leaves', 'probability'])
  expect(table.rows.filter((row) => row[3] === row[4]).length).toBeGreaterThan(380)

  const again = await runPipeline(user, id)
  expect(again.artifacts).toMatchObject([{ version: 2 }])
  const content = async (artifact: string | undefined) => {
    const headers = { authorization: `Bearer ${user.token}` }
    const response = await fetch(`${server.url}/api/artifacts/${artifact}/content`, { headers })
    return response.text()
  }
  const bytes = await content(run.artifacts[0]?.id)
  expect(await content(again.artifacts[0]?.id)).toBe(bytes)
  // What the server wrote.
  expect((JSON.parse(bytes) as Model).training.target).toBe('churned')
})

test(
  'a forest that a language cannot hold is trained, stored and applied by its name',
  { timeout: 600_000 },
  async () => {
    const rows = Array.from({ length: 3_000 }, (_, id) => {
      const noise = (by: number) => ((id + 1) * by) % 9_973
      const cells = [noise(7_919), noise(6_007), noise(4_801), noise(3_571)]
      const pays = cells[0]! / 10 + (cells[1]! % 1_000) / 3 + (cells[2]! > 5_000 ? 700 : 0)
      return [id + 1, ...cells, (pays + (noise(2_741) % 400)).toFixed(2)].join(',')
    })
    const csvData = `order_id,age,visits,stay,distance,pays\n${rows.join('\n')}\n`
    const body = { name: 'orders', filename: 'orders.csv', csvData }
    const { dataset } = await user.call('uploadDataset', { body })
    const of = (type: string, configuration: Block['configuration']) =>
      graph(type, configuration, { filename: 'orders.csv', id: dataset.id })
    const forest = of('ml_train', {
      parameters: { algorithm: 'random_forest' },
      mlModel: {
        type: 'random_forest',
        targetColumn: 'pays',
        featureColumns: [],
        testSplit: 0.2,
        name: 'payer',
      },
    })
    const trained = await savePipeline(user, forest)
    const run = await runPipeline(user, trained.id)
    expect(run.error).toBeNull()
    expect(run).toMatchObject({ status: 'completed', artifacts: [{ name: 'payer.json' }] })
    expect(run.fileKeys).toContain('pipeline.sql')
    expect(run.fileKeys.length + (run.fileGaps ?? []).length).toBe(7)

    const scoring = of('predict', { parameters: { model: 'payer', outputColumn: 'guess' } })
    const applied = await savePipeline(user, scoring)
    const second = await runPipeline(user, applied.id)
    expect(second.error).toBeNull()
    expect(second.status).toBe('completed')
    expect(second.fileKeys.length + (second.fileGaps ?? []).length).toBe(7)
    // The plan holds five pipelines.
    for (const { id } of [trained, applied]) await user.call('deletePipeline', { params: { id } })
  },
)

test(
  'what cannot be learned fails at its block, and leaves nothing',
  { timeout: 300_000 },
  async () => {
    const kept = () => readdirSync(join(server.place.dataFolder, 'files', 'artifacts'))
    const before = kept()
    const wrong = {
      ...TRAIN,
      mlModel: { ...TRAIN.mlModel, targetColumn: 'customer_id', target: 'class' },
    }
    const { id } = await savePipeline(user, graph('ml_train', wrong))
    const run = await runPipeline(user, id)
    expect(run.status).toBe('failed')
    expect(run.error).toContain('customer_id')
    expect(run.blocks.find((block) => block.id === 'ml_train')).toMatchObject({ status: 'failed' })
    // Those of pipelines that were deleted before may be going still.
    expect(kept().filter((each) => !before.includes(each))).toEqual([])
  },
)

test('a training is told how far it is, and cancelled', { timeout: 300_000 }, async () => {
  const long = { ...TRAIN, mlModel: { ...TRAIN.mlModel, trees: 1_000, depth: 12, folds: 10 } }
  const { id } = await savePipeline(user, graph('ml_train', long))
  const { executionId } = await user.call('executePipeline', { params: { id }, body: {} })
  const params = { id: executionId }
  const share = async () => {
    const { blocks } = await user.call('getExecution', { params })
    return blocks.find((block) => block.id === 'ml_train')?.share ?? 0
  }
  await expect.poll(share, { timeout: 30_000 }).toBeGreaterThan(0)
  await user.call('cancelExecution', { params })
  expect(await untilFinished(user, executionId)).toMatchObject({
    status: 'cancelled',
    artifacts: [],
  })
})

test('a model that is not there, and a column it does not find, are named', async () => {
  const scoring = graph('predict', { parameters: { model: 'chrun', outputColumn: 'leaves' } })
  const check = (of: typeof scoring) => user.call('checkPipeline', { body: of })
  expect((await check(scoring)).diagnostics).toMatchObject([
    { code: 'predict/unknown-model', hint: expect.stringContaining('churn') },
  ])
})
