import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAdmin } from '../accounts/operator.ts'
import { readSettings } from '../settings.ts'
import { createReadyPlace } from '../testing/create-ready-place.ts'
import { holdDown } from '../testing/hold-down.ts'
import { runPipeline } from '../testing/reports.ts'
import { salesGraph, savePipeline, uploadSales } from '../testing/sales.ts'
import {
  newCredentials,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../testing/start-test-server.ts'
import type { TestPlace } from '../testing/test-settings.ts'

const TOKEN = 'a token that whoever scrapes was given'
const root = newCredentials()
const isEmbedded = (process.env.PLAINFLOW_TEST_STORE ?? 'embedded') === 'embedded'

let place: TestPlace
let server: TestServer
let user: TestUser
let admin: ReturnType<TestServer['as']>
beforeAll(async () => {
  place = await createReadyPlace({ PLAINFLOW_METRICS_TOKEN: TOKEN })
  server = await startTestServer({ place })
  await server.signUp(root)
  // The operator works while the server is stopped: PGlite serves one program at a time.
  await server.close()
  await createAdmin(readSettings(place.env), root.email)
  server = await startTestServer({ place })
  user = await server.signUp()
  const signedIn = await server.call('signIn', {
    body: { email: root.email, password: root.password },
  })
  admin = server.as(signedIn.token)
})
afterAll(async () => {
  await server.close()
  await place.remove()
})

test('the figures are for administrators and for the operator’s programs', async () => {
  expect((await scrape(null)).status).toBe(401)
  expect((await scrape('another token of as many letters as that')).status).toBe(401)
  expect((await scrape(user.token)).status).toBe(403)
  expect((await scrape(TOKEN)).status).toBe(200)
  expect(await admin('metrics')).toContain('plainflow_store_up 1')
  // It opens nothing else.
  const elsewhere = await fetch(`${server.url}/api/admin/operations`, { headers: bearer(TOKEN) })
  expect(elsewhere.status).toBe(401)
})

test('runs and requests are counted, without a word of whose they were', async () => {
  const dataset = await uploadSales(user)
  const pipeline = await savePipeline(user, salesGraph(dataset.id))
  const before = await figures()
  await runPipeline(user, pipeline.id)
  await user.call('getPipeline', { params: { id: pipeline.id } })
  const after = await figures()
  const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0)
  expect(grown('plainflow_runs_ended_total{status="completed"}')).toBe(1)
  expect(grown('plainflow_run_seconds_count{status="completed"}')).toBe(1)
  const answered = { method: 'GET', route: '/api/pipelines/:id', status: '200' }
  expect(grown(`plainflow_http_requests_total${labels(answered)}`)).toBe(1)
  expect(after.get('plainflow_runs_active')).toBe(0)
  expect(after.get('plainflow_runs{status="queued"}')).toBe(0)
  expect(after.get('plainflow_oldest_waiting_run_seconds')).toBe(0)
  expect(after.get('plainflow_servers{kind="server"}')).toBe(1)
  const text = await (await scrape(TOKEN)).text()
  for (const secret of [user.email, pipeline.id, dataset.id, 'sales.csv'])
    expect(text).not.toContain(secret)
})

test('administrators see the queue, its processes and what failed, and nothing of what was in it', async () => {
  const { blocks, connections } = salesGraph((await uploadSales(user)).id)
  const rules = [{ rule: 'unique', column: 'region', severity: 'stop' }]
  // Fails on the rows, not before.
  const failing = blocks.map((block) =>
    block.id === 'west'
      ? { ...block, type: 'validate', configuration: { parameters: { rules } } }
      : block,
  )
  const pipeline = await savePipeline(user, { blocks: failing, connections })
  await runPipeline(user, pipeline.id)
  const seen = await admin('adminOperations')
  expect(seen).toMatchObject({ waiting: 0, running: 0, oldestWaitingSeconds: 0, active: [] })
  expect(seen.servers).toMatchObject([{ kind: 'server', places: 2, running: 0, isGone: false }])
  expect(seen.failures[0]).toMatchObject({
    user: user.email,
    attempts: 1,
    block: 'validate',
    wasInterrupted: false,
  })
  expect(JSON.stringify(seen)).not.toMatch(/region|sales\.csv|West/)
  await expect(user.call('adminOperations')).rejects.toMatchObject({ status: 403 })
})

test.runIf(isEmbedded)(
  'without its store a server is not ready, and its figures say so',
  async () => {
    const ready = async () => (await fetch(`${server.url}/api/ready`)).status
    expect(await ready()).toBe(200)
    const up = holdDown(place.dataFolder)
    await expect.poll(ready).toBe(503)
    const text = await (await scrape(TOKEN)).text()
    expect(text).toContain('plainflow_store_up 0')
    expect(text).not.toMatch(/^plainflow_(runs|servers|mails)\{/m)
    up()
    await expect.poll(ready).toBe(200)
  },
)

function scrape(token: string | null): Promise<Response> {
  return fetch(`${server.url}/metrics`, { headers: token === null ? {} : bearer(token) })
}

/** By name and labels, as they are written. */
async function figures(): Promise<ReadonlyMap<string, number>> {
  const lines = (await (await scrape(TOKEN)).text()).split('\n')
  return new Map(
    lines.flatMap((line) => {
      const [, name, value] = /^([^#\s]\S*(?: \S+)*) (\S+)$/.exec(line) ?? []
      return name === undefined ? [] : [[name, Number(value)] as const]
    }),
  )
}

function labels(values: Readonly<Record<string, string>>): string {
  return `{${Object.entries(values).map(([name, value]) => `${name}="${value}"`)}}`
}

function bearer(token: string) {
  return { authorization: `Bearer ${token}` }
}
