import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { CallError, type Dataset } from '@plainflow/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { salesGraph, savePipeline, untilFinished } from '../../testing/sales.ts'
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts'

/** Above what is read while its sender waits. */
const ROWS = 1_200_000

let server: TestServer
let user: TestUser
beforeAll(async () => {
  server = await startTestServer()
  user = await server.signUp()
})
afterAll(() => server.close())

test('a large file shows its first rows, is read on, and runs wait for it', LONG(), async () => {
  const { dataset } = await user.call('uploadDataset', { form: form(salesBlob()) })
  expect(dataset.bytes).toBeGreaterThan(32_000_000)
  const first = await user.call('datasetRows', { params: { id: dataset.id }, query: { limit: 2 } })
  expect(first.rows).toEqual([
    [0, 'West', 0, 'a note of some length'],
    [1, 'East', 7, 'a note of some length'],
  ])
  const pipeline = await savePipeline(user, salesGraph(dataset.id, 'amount = 7'))
  const { executionId } = await user.call('executePipeline', {
    params: { id: pipeline.id },
    body: {},
  })
  const states = await untilRead(dataset.id)
  expect(states.at(-1)).toMatchObject({ status: 'ready', rowCount: ROWS, progress: null })
  const shares = states.flatMap(({ progress }) => progress?.share ?? [])
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  const run = await untilFinished(user, executionId)
  expect(run.blocks.find(({ id }) => id === 'load')).toMatchObject({ rows: ROWS })
  expect(files(dataset.id).filter((name) => name.endsWith('.parquet'))).toHaveLength(1)
})

test('several at once by one user wait for one another, and each is read', LONG(), async () => {
  const made = await Promise.all(
    [1, 2, 3].map(() => user.call('uploadDataset', { form: form(salesBlob()) })),
  )
  // A small one does not wait behind them.
  const body = { name: 'small', filename: 'small.csv', csvData: 'a\n1\n' }
  expect((await user.call('uploadDataset', { body })).dataset.status).toBe('ready')
  for (const { dataset } of made)
    expect((await untilRead(dataset.id)).at(-1)).toMatchObject({ status: 'ready', rowCount: ROWS })
})

test('what is wrong far down is refused or failed, with the reason', LONG(), async () => {
  const broken = new Blob([salesBlob(), '5,West,1,"never closed\n'])
  const answer = await user.call('uploadDataset', { form: form(broken) }).catch(refusal)
  // Found out while the sender was still waiting, or later.
  const reason = 'refused' in answer ? answer.refused : await failureOf(answer.dataset.id)
  expect(reason).toContain('quote')
})

test('deleted while it is being read, it is gone', LONG(), async () => {
  const { dataset } = await user.call('uploadDataset', { form: form(salesBlob()) })
  await user.call('deleteDataset', { params: { id: dataset.id } })
  expect(readdirSync(join(server.place.dataFolder, 'files', 'datasets'))).not.toContain(dataset.id)
  expect(server.logLines.filter((line) => line.includes('"level":50'))).toEqual([])
})

function LONG() {
  return { timeout: 180_000 }
}

function salesBlob(): Blob {
  const regions = ['West', 'East', 'North', 'South']
  const parts: string[] = ['id,region,amount,note\n']
  for (let from = 0; from < ROWS; from += 100_000) {
    const lines = Array.from({ length: 100_000 }, (_, index) => {
      const id = from + index
      return `${id},${regions[id % 4]},${(id * 7) % 333},a note of some length\n`
    })
    parts.push(lines.join(''))
  }
  return new Blob(parts)
}

function form(content: Blob): FormData {
  const made = new FormData()
  made.append('file', content, 'sales.csv')
  return made
}

/** Every state the events tell, up to the last. */
async function untilRead(id: string): Promise<Dataset[]> {
  const response = await fetch(`${server.url}/api/datasets/${id}/events`, {
    headers: { authorization: `Bearer ${user.token}` },
  })
  const text = await response.text()
  return [...text.matchAll(/^data: (.*)$/gm)].map(([, json]) => JSON.parse(json ?? '') as Dataset) // our own events
}

function refusal(error: unknown): { refused: string } {
  return { refused: error instanceof CallError && error.status === 422 ? error.reason : 'another' }
}

async function failureOf(id: string): Promise<string | null> {
  const last = (await untilRead(id)).at(-1)
  const rows = await user.call('datasetRows', { params: { id } }).catch(refusal)
  return 'refused' in rows && last?.status === 'failed' ? rows.refused : null
}

function files(id: string): string[] {
  return readdirSync(join(server.place.dataFolder, 'files', 'datasets', id))
}
