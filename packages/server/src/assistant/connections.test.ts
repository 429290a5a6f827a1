import { CANARY_KEY, type ModelServer, startModelServer, USED } from '@plainflow/models/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { salesAnswer, say, SENTENCE } from '../testing/asking.ts'
import { uploadSales, WEST_OVER_100 } from '../testing/sales.ts'
import { startTestServer, type TestServer, type TestUser } from '../testing/start-test-server.ts'

let models: ModelServer
let server: TestServer
beforeAll(async () => {
  models = await startModelServer()
  server = await startTestServer()
})
afterAll(async () => {
  await server.close()
  await models.close()
})
beforeEach(() => {
  models.calls.length = 0
  models.script = () => salesAnswer()
})

function connection(more: Partial<{ model: string; key: string | null; address: string }> = {}) {
  return {
    provider: 'openai-compatible' as const,
    address: models.url,
    key: CANARY_KEY,
    model: 'scripted-1',
    ...more,
  }
}

async function connected(): Promise<TestUser> {
  const user = await server.signUp()
  await uploadSales(user)
  await user.call('connectModel', { body: connection() })
  return user
}

test('a model of one’s own is named, forgotten again, and its key is never told', async () => {
  const user = await server.signUp()
  expect(await user.call('assistant')).toEqual({
    model: null,
    server: null,
    forEverybody: null,
    reachesOwnNetwork: true,
    used: { messages: 0, tokens: { input: 0, output: 0 } },
  })
  const own = {
    provider: 'openai-compatible',
    name: 'scripted-1',
    address: models.url,
    whose: 'own',
  }
  expect(await user.call('connectModel', { body: connection() })).toEqual({ model: own })
  expect(await user.call('assistant')).toMatchObject({ model: own, server: null })
  expect(await user.call('disconnectModel')).toEqual({ model: null })
  expect(await user.call('assistant')).toMatchObject({ model: null })
  expect(models.calls).toEqual([])
})

test('its answers cost no credits, without any too, and what they took is told and kept', async () => {
  const user = await connected()
  for (let message = 1; message <= 7; message += 1) {
    const answer = await say(user, SENTENCE)
    expect(answer).toMatchObject({
      credits: 5,
      charge: null,
      effects: [{ after: { rows: WEST_OVER_100 } }],
      model: {
        provider: 'openai-compatible',
        name: 'scripted-1',
        whose: 'own',
        tokens: USED,
        repairs: 0,
      },
    })
  }
  expect((await user.call('creditsLedger')).filter(({ amount }) => amount < 0)).toEqual([])
  const { used } = await user.call('assistant')
  expect(used).toEqual({
    messages: 7,
    tokens: { input: 7 * USED.input, output: 7 * USED.output },
  })
  // Without it each costs a credit again, until none is left; with it, none is needed.
  await user.call('disconnectModel')
  for (let left = 4; left >= 0; left -= 1)
    expect(await say(user, SENTENCE)).toMatchObject({ credits: left, model: null })
  await expect(say(user, SENTENCE)).rejects.toMatchObject({ status: 402 })
  await user.call('connectModel', { body: connection() })
  expect(await say(user, SENTENCE)).toMatchObject({ credits: 0, charge: null })
  const lines = server.logLines.filter((line) => line.includes('A model was asked'))
  expect(lines).toHaveLength(8)
  expect(lines.join()).not.toContain('West')
})

test('of a model that fails nothing is paid, and what to do is said', async () => {
  const user = await connected()
  models.script = () => ({ status: 401 })
  const answer = await say(user, SENTENCE)
  expect(answer).toMatchObject({ credits: 5, charge: null, model: null })
  expect(answer.response).toContain('does not accept the key, so the sentence was read without it.')
  expect(answer.response).toContain('Check the key')
  expect(answer.updatedPipeline?.blocks).toHaveLength(2)
})

test('the key stays with its provider and address, and is sent nowhere else', async () => {
  const user = await connected()
  await user.call('connectModel', { body: connection({ key: null, model: 'scripted-2' }) })
  await say(user, SENTENCE)
  expect(models.calls[0]?.headers.authorization).toBe(`Bearer ${CANARY_KEY}`)
  expect(models.calls[0]?.body).toContain('scripted-2')
  const elsewhere = await startModelServer()
  try {
    elsewhere.script = () => salesAnswer()
    const body = connection({ key: null, address: elsewhere.url })
    await user.call('testModel', { body })
    const { model: _, ...listed } = body
    await user.call('listModels', { body: listed })
    await user.call('connectModel', { body })
    await say(user, SENTENCE)
    expect(elsewhere.calls.length).toBeGreaterThan(2)
    expect(JSON.stringify(elsewhere.calls)).not.toContain(CANARY_KEY)
  } finally {
    await elsewhere.close()
  }
})

test.each([
  ['a key that is missing', { provider: 'openai', address: null, key: null }, 'A key of OpenAI'],
  ['an address that is missing', { provider: 'azure', address: null }, 'The address of Azure'],
  ['a password in the address', { address: 'http://a:b@127.0.0.1/v1' }, 'Leave user, password'],
  ['a query in the address', { address: 'http://127.0.0.1/v1?key=x' }, 'Leave user, password'],
  ['another kind of address', { address: 'file:///etc/passwd' }, 'begins with http'],
  ['a key of two lines', { key: 'a\r\nx-evil: 1' }, 'A key has no spaces'],
  ['no name of a model', { model: ' ' }, 'The name of a model is required'],
] as const)('%s is refused in words', async (_, wrong, word) => {
  const user = await server.signUp()
  const body = { ...connection(), ...wrong }
  const refused = await user.call('connectModel', { body }).catch((error: unknown) => error)
  expect(refused).toMatchObject({ status: 400, reason: expect.stringContaining(word) })
  expect(await user.call('assistant')).toMatchObject({ model: null })
})

test('nobody uses the connection of another', async () => {
  const owner = await connected()
  const stranger = await server.signUp()
  await uploadSales(stranger)
  expect(await stranger.call('assistant')).toMatchObject({ model: null })
  await say(stranger, SENTENCE)
  expect(models.calls).toEqual([])
  const { model: _, ...body } = connection({ key: null })
  await stranger.call('listModels', { body })
  await stranger.call('testModel', { body: connection({ key: null }) })
  expect(JSON.stringify(models.calls)).not.toContain(CANARY_KEY)
  await stranger.call('disconnectModel')
  expect((await owner.call('assistant')).model).toMatchObject({ whose: 'own' })
})

test('the models of a provider are listed', async () => {
  const user = await server.signUp()
  const { model: _, ...body } = connection()
  const { models: names } = await user.call('listModels', { body })
  expect(names).toEqual(['scripted-1', 'scripted-2'])
})

test('a model is tried with a real question, and its answer judged by its rows', async () => {
  const user = await server.signUp()
  models.script = () => totals('descending')
  const right = await user.call('testModel', { body: connection() })
  expect(right).toMatchObject({
    question: 'Total amount for each region, largest first',
    isRight: true,
    tokens: USED,
  })
  models.script = () => totals('ascending')
  expect(await user.call('testModel', { body: connection() })).toMatchObject({ isRight: false })
  expect(await user.call('assistant')).toMatchObject({ model: null, used: { messages: 0 } })
  expect((await user.call('currentUser')).user.credits).toBe(5)
})

test.each([
  [{ status: 401 }, 'refused', 'does not accept the key. Check the key'],
  [{ status: 404 }, 'unknown', 'The provider does not know the model scripted-1.'],
  [{ status: 429, headers: { 'retry-after': '120' } }, 'busy', 'busy for the next 2 minutes'],
  [{ status: 500 }, 'failed', 'answered with an error'],
  [{ declined: true }, 'declined', 'refused to answer'],
  [{ endless: true }, 'endless', 'did not come to an end'],
  [{ say: 'Hello!' }, 'unreadable', 'no answer that can be used'],
] as const)('%j is told when it is tried', async (script, kind, words) => {
  const user = await server.signUp()
  models.script = () => script
  const told = await user.call('testModel', { body: connection() }).catch((error: unknown) => error)
  const body = { code: 'model_trouble', details: { kind }, error: expect.stringContaining(words) }
  expect(told).toMatchObject({ status: 422, body })
  expect(JSON.stringify(told)).not.toContain(CANARY_KEY)
})

test('what a model would be sent is what it is sent', async () => {
  const user = await connected()
  const body = {
    message: SENTENCE,
    currentPipeline: { blocks: [], connections: [] },
    availableDatasets: [],
  }
  const preview = await user.call('previewPrompt', { body })
  expect(models.calls).toEqual([])
  await say(user, SENTENCE)
  const sent = JSON.parse(models.calls[0]?.body ?? '{}').messages
  expect(withoutTimes(sent)).toEqual(
    withoutTimes([
      { role: 'system', content: preview.system },
      { role: 'user', content: preview.message },
    ]),
  )
  expect(preview).toMatchObject({
    hasCells: false,
    bytes: Buffer.byteLength(preview.system + preview.message),
  })
  expect(preview.message).not.toContain('South')
})

test('disconnected in the middle of an answer, the planner answers, and nothing is charged', async () => {
  const user = await connected()
  models.script = () => ({ hang: true })
  const asked = say(user, SENTENCE)
  await expect.poll(() => models.calls.length).toBe(1)
  await user.call('disconnectModel')
  const answer = await asked
  expect(answer).toMatchObject({ credits: 5, charge: null, model: null })
  expect(answer.updatedPipeline?.blocks).toHaveLength(2)
  expect(answer.response).toContain('so the sentence was read without it.')
  expect((await user.call('creditsLedger')).filter(({ amount }) => amount < 0)).toEqual([])
})

test('unplugged in the middle of an answer, the same', async () => {
  const user = await connected()
  const unplugged = await startModelServer()
  unplugged.script = () => ({ hang: true })
  await user.call('connectModel', { body: connection({ address: unplugged.url }) })
  const asked = say(user, SENTENCE)
  await expect.poll(() => unplugged.calls.length).toBe(1)
  await unplugged.close()
  expect(await asked).toMatchObject({ credits: 5, charge: null, model: null })
  const again = await say(user, SENTENCE)
  expect(again.response).toContain('could not be reached')
  expect(again.updatedPipeline?.blocks).toHaveLength(2)
})

/** The ids of blocks tell when they were made. */
function withoutTimes(sent: unknown): string {
  return JSON.stringify(sent).replaceAll(/_\d{13}/g, '')
}

/** As blocks and as SQL: how a model answers is not what is tested here. */
function totals(direction: 'ascending' | 'descending') {
  const aggregate = {
    keys: ['region'],
    measures: [{ function: 'sum', column: 'amount', name: 'total' }],
    having: { match: 'all', conditions: [] },
  }
  const keys = [{ column: 'total', direction, nulls: 'last' }]
  const blocks = [
    { id: 'l', type: 'load_csv', dataset: 'sales' },
    {
      id: 'a',
      type: 'aggregate',
      configuration: { parameters: aggregate },
      inputs: [{ from: 'l' }],
    },
    { id: 's', type: 'sort', configuration: { parameters: { keys } }, inputs: [{ from: 'a' }] },
  ]
  const order = direction === 'descending' ? 'desc' : 'asc'
  const sql = `select region, sum(amount) as total from sales group by region order by total ${order}`
  return { say: JSON.stringify({ explanation: 'Adds them up.', sql, blocks }) }
}
