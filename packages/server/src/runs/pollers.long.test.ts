import { Agent, get } from 'node:http'
import { createClient } from '@plainflow/contract'
import { expect, test } from 'vitest'
import { createReadyPlace } from '../testing/create-ready-place.ts'
import { salesGraph, savePipeline } from '../testing/sales.ts'
import { startServerProcess, untilHealthy } from '../testing/server-process.ts'
import { slowCsv, slowExpression } from '../testing/slow-pipeline.ts'
import { newCredentials, signUpThrough, type TestUser } from '../testing/start-test-server.ts'

const POLLERS = 200
const EVERY_MS = 2_000
const ROUNDS = 5
const MOST_MS = 500
/** Rows and comparisons of a filter that takes several times as long as is polled. */
const ROWS = 1_000_000
const COMPARISONS = 480

/** A run that takes all it can get, beside people who look how theirs are doing. */
test('pollers beside a heavy run are answered in time', async () => {
  const place = await createReadyPlace()
  const server = await startServerProcess({ ...place.env, LOG_LEVEL: 'error' })
  try {
    await untilHealthy(server)
    const token = await signUpThrough(createClient({ baseUrl: server.url }), newCredentials())
    const call = createClient({ baseUrl: server.url, token: () => token })
    const user = { token, call } as TestUser // only these are used
    const datasetId = await upload(user)
    const pipeline = await savePipeline(user, salesGraph(datasetId, slowExpression(COMPARISONS)))
    const params = { id: pipeline.id }
    const { executionId } = await call('executePipeline', { params, body: {} })
    const run = { params: { id: executionId } }
    const status = async () => (await call('getExecution', run)).status
    await expect.poll(status, { timeout: 60_000 }).toBe('running')
    const address = `${server.url}/api/executions/${executionId}`
    const beside = await poll(address, token)
    expect(await status()).toBe('running')
    await call('cancelExecution', run)
    await expect.poll(status, { timeout: 60_000 }).toBe('cancelled')
    const alone = await poll(address, token)
    const said = (each: Figures) => `p50 ${each.p50}, p99 ${each.p99}, most ${each.most} ms`
    console.warn(`${POLLERS} pollers beside a heavy run: ${said(beside)}; alone: ${said(alone)}`)
    expect(beside.p99).toBeLessThan(MOST_MS)
  } finally {
    server.child.kill('SIGTERM')
    await server.ended
    await place.remove()
  }
})

async function upload({ call }: TestUser): Promise<string> {
  const bytes = Buffer.from(slowCsv(ROWS))
  const begun = await call('beginUpload', { body: { filename: 'slow.csv', size: bytes.length } })
  const part = { params: { id: begun.id } }
  await call('sendPart', { ...part, query: { offset: 0 }, bytes: new Uint8Array(bytes) })
  const { dataset } = await call('completeUpload', part)
  const ready = async () =>
    (await call('getDataset', { params: { id: dataset.id } })).status === 'ready'
  await expect.poll(ready, { timeout: 600_000, interval: 500 }).toBe(true)
  return dataset.id
}

interface Figures {
  readonly p50: number
  readonly p99: number
  readonly most: number
}

/** Milliseconds from when a request was due until its answer was there. */
async function poll(address: string, token: string): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: POLLERS })
  const begin = performance.now() + 100
  const times: number[] = []
  await Promise.all(
    Array.from({ length: POLLERS }, async (_, poller) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const due = begin + (round + poller / POLLERS) * EVERY_MS
        await new Promise((resolve) => setTimeout(resolve, due - performance.now()))
        await answered(address, token, agent)
        times.push(performance.now() - due)
      }
    }),
  )
  agent.destroy()
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0)
  return { p50: at(0.5), p99: at(0.99), most: at(1) }
}

function answered(address: string, token: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`answered ${response.statusCode}`))
      response.resume().once('end', resolve)
    }).once('error', reject)
  })
}
