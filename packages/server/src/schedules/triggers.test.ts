import { RATES, ROUTES } from '@plainflow/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { reachStore } from '../store/reach-store.ts'
import { bearer, sendTo } from '../testing/every-route.ts'
import { salesGraph, savePipeline, untilFinished, uploadSales } from '../testing/sales.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { workerServer } from '../testing/worker-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await workerServer()
})
afterAll(() => server.close())

test('its secret is told once, starts the pipeline, and is not in the store', async () => {
  const { user, params } = await withPipeline()
  expect(await user.call('getTrigger', { params })).toEqual({ trigger: null })
  const { trigger, secret } = await user.call('putTrigger', { params })
  expect(secret).toMatch(/^pft_[\w-]{43}$/)
  expect(secret.startsWith(trigger.start)).toBe(true)
  expect(await user.call('getTrigger', { params })).toEqual({ trigger })
  const { status, body } = await fire(trigger.url, secret)
  expect(status).toBe(200)
  const run = await untilFinished(user, body.executionId)
  expect(run).toMatchObject({ status: 'completed', startedBy: 'trigger', pipelineId: params.id })
  const lastUse = async () => (await user.call('getTrigger', { params })).trigger?.lastUsedAt
  await expect.poll(lastUse).toEqual(expect.any(String))
  const store = await reachStore(readSettings(server.place.env))
  const { rows } = await store.pool.query('select * from triggers where pipeline_id = $1', [
    params.id,
  ])
  await store.close()
  expect(JSON.stringify(rows)).not.toContain(secret.slice(trigger.start.length))
})

test('whoever has no secret learns nothing: not whether there is such a trigger', async () => {
  const { user, params } = await withPipeline()
  const { trigger, secret } = await user.call('putTrigger', { params })
  const unknown = trigger.url.replace(/[^/]+$/, 'unknown')
  const refused = await fire(unknown, secret)
  expect(refused).toMatchObject({ status: 404, body: { code: 'not_found' } })
  const wrong = `${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`
  for (const other of [wrong, '', user.token, trigger.start, 'x'.repeat(5_000)])
    expect(await fire(trigger.url, other)).toEqual(refused)
  expect(await fire(trigger.url, null)).toEqual(refused)
  // The secret opens nothing else.
  const { status } = await fetch(`${server.url}/api/pipelines`, { headers: bearer(secret) })
  expect(status).toBe(401)
  expect(await user.call('listExecutions', { query: { pipelineId: params.id } })).toEqual([])
})

test('with a new secret the old one opens nothing; without a trigger none does', async () => {
  const { user, params } = await withPipeline()
  const old = await user.call('putTrigger', { params })
  const rotated = await user.call('putTrigger', { params })
  expect(rotated.trigger.url).toBe(old.trigger.url)
  expect((await fire(old.trigger.url, old.secret)).status).toBe(404)
  expect((await fire(old.trigger.url, rotated.secret)).status).toBe(200)
  await user.call('deleteTrigger', { params })
  expect((await fire(old.trigger.url, rotated.secret)).status).toBe(404)
  expect(await user.call('getTrigger', { params })).toEqual({ trigger: null })
  await expect(user.call('deleteTrigger', { params })).rejects.toThrow('404')
})

test('sent again with its Idempotency-Key it starts one run; each trigger has keys of its own', async () => {
  const { user, params } = await withPipeline()
  const other = await savePipeline(user, salesGraph((await user.call('listDatasets'))[0]?.id ?? ''))
  const one = await user.call('putTrigger', { params })
  const two = await user.call('putTrigger', { params: { id: other.id } })
  const key = { 'idempotency-key': 'nightly-1' }
  const first = await fire(one.trigger.url, one.secret, key)
  const again = await fire(one.trigger.url, one.secret, key)
  const ofOther = await fire(two.trigger.url, two.secret, key)
  expect(again).toEqual(first)
  expect(ofOther.status).toBe(200)
  expect(ofOther.body.executionId).not.toBe(first.body.executionId)
  expect(await user.call('listExecutions', { query: { pipelineId: params.id } })).toHaveLength(1)
})

test('sent again it is answered the same, though the pipeline has errors by now', async () => {
  const { user, params, graph } = await withPipeline()
  const { trigger, secret } = await user.call('putTrigger', { params })
  const headers = { 'idempotency-key': 'before it broke' }
  const first = await fire(trigger.url, secret, headers)
  const byHand = await user.call('executePipeline', { params, body: {}, headers })
  const blocks = salesGraph('none', 'nothing > 1').blocks
  await user.call('savePipeline', {
    params,
    headers: { 'if-match': '"1"' },
    body: {
      name: 'West',
      blocks: JSON.stringify(blocks),
      connections: JSON.stringify(graph.connections),
    },
  })
  expect(await fire(trigger.url, secret, headers)).toEqual(first)
  expect(await user.call('executePipeline', { params, body: {}, headers })).toEqual(byHand)
  expect((await fire(trigger.url, secret)).status).toBe(422)
})

test('what cannot run is refused with the reasons; a draft has no trigger', async () => {
  const { user, params, graph } = await withPipeline('nothing > 1')
  const { trigger, secret } = await user.call('putTrigger', { params })
  expect(await fire(trigger.url, secret)).toMatchObject({
    status: 422,
    body: { code: 'invalid_pipeline' },
  })
  const draft = await user.call('createPipeline', {
    body: {
      name: 'Draft',
      blocks: JSON.stringify(graph.blocks),
      connections: JSON.stringify(graph.connections),
      draft: true,
    },
  })
  await expect(user.call('putTrigger', { params: { id: draft.id } })).rejects.toThrow(
    'keep the pipeline first',
  )
})

test('guessing is slowed down', async () => {
  const slow = await startTestServer({ env: { PLAINFLOW_RATE_LIMIT_FACTOR: '1' } })
  try {
    const url = `${slow.url}/api/triggers/unknown`
    const { max } = RATES.trigger
    const guesses = Array.from({ length: max + 1 }, () => fire(url, 'guess'))
    const refused = (await Promise.all(guesses)).filter(({ status }) => status === 429)
    expect(refused).toHaveLength(1)
  } finally {
    await slow.close()
  }
})

interface Fired {
  readonly status: number
  readonly body: { readonly executionId: string }
}

/** As a program does that was handed the address, wherever this server is reached. */
async function fire(
  url: string,
  secret: string | null,
  headers: Record<string, string> = {},
): Promise<Fired> {
  const { origin, pathname } = new URL(url)
  const at = origin.includes('localhost') ? server.url : origin
  const sent = secret === null ? headers : { ...headers, ...bearer(secret) }
  const response = await sendTo(at, ROUTES.fireTrigger, pathname, sent)
  // Read by the tests, each of which says what has to be in it.
  return { status: response.status, body: (await response.json()) as Fired['body'] }
}

async function withPipeline(expression?: string) {
  const user = await server.signUp()
  const graph = salesGraph((await uploadSales(user)).id, expression)
  const { id } = await savePipeline(user, graph)
  return { user, graph, params: { id } }
}
