import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@plainflow/contract'
import type { Block } from '@plainflow/core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createReadyPlace } from '../testing/create-ready-place.ts'
import { savePipeline, untilFinished } from '../testing/sales.ts'
import { type ServerProcess, startServerProcess, untilHealthy } from '../testing/server-process.ts'
import { newCredentials, signUpThrough } from '../testing/start-test-server.ts'
import type { TestPlace } from '../testing/test-settings.ts'

let place: TestPlace
const started: ServerProcess[] = []
beforeEach(async () => {
  place = await createReadyPlace()
})
afterEach(async () => {
  for (const server of started.splice(0)) {
    server.child.kill('SIGTERM')
    await server.ended
  }
  await place.remove()
})

test('killed while it trains, a server takes the run up again and leaves one model', async () => {
  const first = await start()
  const credentials = newCredentials()
  const token = await signUpThrough(createClient({ baseUrl: first.url }), credentials)
  const userAt = (url: string) => ({
    ...credentials,
    token,
    call: createClient({ baseUrl: url, token: () => token }),
  })
  const user = userAt(first.url)
  const body = { name: 'customers', filename: 'customers.csv', csvData: customers(2_000) }
  const { dataset } = await user.call('uploadDataset', { body })
  const pipeline = await savePipeline(user, graph(dataset.id))
  const params = { id: pipeline.id }
  const { executionId } = await user.call('executePipeline', { params, body: {} })
  const share = async () => {
    const run = await user.call('getExecution', { params: { id: executionId } })
    return run.blocks.find(({ id }) => id === 'train')?.share ?? 0
  }
  await expect.poll(share, { timeout: 60_000, interval: 20 }).toBeGreaterThan(0)
  first.child.kill('SIGKILL')
  await first.ended
  expect(folders()).toEqual([])

  const second = await start()
  const run = await untilFinished(userAt(second.url), executionId)
  expect(run).toMatchObject({ status: 'completed', artifacts: [{ version: 1, kind: 'model' }] })
  expect(folders()).toEqual(run.artifacts.map(({ id }) => id))
})

function customers(count: number): string {
  const rows = Array.from({ length: count }, (_, id) => {
    const [months, calls] = [(id * 37) % 48, (id * 13) % 9]
    return [id + 1, months, calls, months < 20 && calls > 3 ? 'yes' : 'no'].join(',')
  })
  return `customer_id,months,calls,churned\n${rows.join('\n')}\n`
}

function graph(datasetId: string) {
  const block = (id: string, type: string, configuration: Block['configuration']): Block => ({
    id,
    type,
    configuration,
    label: id,
    position: { x: 100, y: 100 },
    data: {},
  })
  const config = { filePath: 'customers.csv', datasetId, format: 'csv' }
  const mlModel = {
    type: 'xgboost',
    targetColumn: 'churned',
    featureColumns: [],
    testSplit: 0.2,
    trees: 60,
    depth: 4,
    folds: 10,
  }
  return {
    blocks: [
      block('load', 'load_csv', { dataSource: { type: 'file', config } }),
      block('train', 'ml_train', { parameters: { algorithm: 'gradient_boosting' }, mlModel }),
    ],
    connections: [{ id: 'e', source: 'load', target: 'train' }],
  }
}

function folders(): readonly string[] {
  return readdirSync(join(place.dataFolder, 'files', 'artifacts'))
}

async function start(): Promise<ServerProcess> {
  const server = await startServerProcess(place.env)
  started.push(server)
  await untilHealthy(server)
  return server
}
