import { MODEL_PROVIDERS, type ModelProvider } from '@plainflow/contract'
import { BLOCKS } from '@plainflow/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { CANARY_KEY, type ModelServer, startModelServer } from '../testing/model-server.ts'
import { answerForm } from './answer-form.ts'
import { ModelTrouble } from './language-model.ts'
import { openModel } from './open-model.ts'

let server: ModelServer
beforeAll(async () => (server = await startModelServer()))
afterAll(() => server.close())

const GOOD = JSON.stringify({ explanation: 'Keeps the rows of the west.', blocks: null })
const schema = answerForm(BLOCKS.filter(({ unavailable }) => unavailable === undefined))

interface Options {
  readonly signal?: AbortSignal
  readonly seconds?: string
  readonly partials?: unknown[]
}

function ask(provider: ModelProvider, options: Options = {}): Promise<unknown> {
  const { seconds = '60', signal = new AbortController().signal, partials = [] } = options
  const { ai } = readSettings(server.env(provider, { AI_TIMEOUT_SECONDS: seconds }))
  if (!ai) throw new Error('no model')
  return openModel(ai).answer({
    system: 'Answer in JSON.',
    messages: [{ role: 'user', content: 'Hello' }],
    schema,
    signal,
    onPartial: (value) => partials.push(value),
  })
}

/** What it failed with; an error of the test where it did not. */
async function troubleOf(asked: Promise<unknown>): Promise<ModelTrouble> {
  const error = await asked.then(
    () => new Error('it answered'),
    (reason: unknown) => reason,
  )
  if (!(error instanceof ModelTrouble)) throw error
  expect(`${error.message} ${error.stack}`).not.toContain(CANARY_KEY)
  return error
}

describe.each(MODEL_PROVIDERS)('%s', (provider) => {
  test('an answer arrives piece by piece, asked for with a schema and without tools', async () => {
    server.script = () => ({ say: GOOD })
    const partials: unknown[] = []
    expect(await ask(provider, { partials })).toEqual(JSON.parse(GOOD))
    expect(partials.length).toBeGreaterThan(1)
    expect(partials[0]).not.toEqual(JSON.parse(GOOD))
    const call = server.calls.at(-1)
    expect(call?.body).toContain('"aggregate"')
    expect(JSON.parse(call?.body ?? '')).toMatchObject({ stream: true, model: 'scripted-1' })
    expect(call?.body).toMatch(/"max_(output_|completion_)?tokens":8000/)
    expect(`${call?.headers.authorization} ${call?.headers['x-api-key']}`).toContain(CANARY_KEY)
  })

  test.each([
    [429, 'busy'],
    [503, 'busy'],
    [500, 'failed'],
    [401, 'refused'],
  ])('%i is told as %s, and not tried again', async (status, kind) => {
    server.script = () => ({ status })
    const before = server.calls.length
    expect(await troubleOf(ask(provider))).toMatchObject({ kind, status })
    expect(server.calls.length).toBe(before + 1)
  })

  test.each([
    ['garbage', { say: 'Sure! Here is your pipeline: load → filter' }],
    ['half an object', { say: GOOD.slice(0, 30) }],
    ['nothing', { say: '' }],
    ['tools nobody offered', { tools: true }],
  ] as const)('%s is of no use', async (_, script) => {
    server.script = () => script
    expect((await troubleOf(ask(provider))).kind).toBe('unreadable')
  })

  test('a connection that drops half way gives no answer', async () => {
    server.script = () => ({ cut: GOOD.repeat(20) })
    expect(['failed', 'unreadable', 'unreachable']).toContain((await troubleOf(ask(provider))).kind)
  })

  test('who does not answer in time is not waited for', async () => {
    server.script = () => ({ hang: true })
    expect((await troubleOf(ask(provider, { seconds: '0.05' }))).kind).toBe('slow')
  })

  test('stopped, it fails with the reason of the stop', async () => {
    const stopper = new AbortController()
    server.script = () => {
      stopper.abort(new Error('stopped'))
      return { hang: true }
    }
    await expect(ask(provider, { signal: stopper.signal })).rejects.toThrow('stopped')
  })

  test('a server that takes no schema is told the form in words', async () => {
    const isTold = (body: string) => body.includes('of this JSON Schema')
    server.script = ({ body }) => (isTold(body) ? { say: GOOD } : { status: 400 })
    await ask(provider).catch(() => {})
    expect(server.calls.slice(-2).map(({ body }) => isTold(body))).toEqual([false, true])
  })
})

test('and its answer is taken, for as long as the server runs', async () => {
  const before = server.calls.length
  server.script = ({ body }) => (body.includes('json_schema') ? { status: 400 } : { say: GOOD })
  const { ai } = readSettings(server.env('openai-compatible'))
  if (!ai) throw new Error('no model')
  const model = openModel(ai)
  const request = {
    system: 'Answer in JSON.',
    messages: [{ role: 'user', content: 'Hello' }],
    schema,
    signal: new AbortController().signal,
    onPartial: () => {},
  } as const
  expect(await model.answer(request)).toEqual(JSON.parse(GOOD))
  expect(await model.answer(request)).toEqual(JSON.parse(GOOD))
  expect(server.calls.length).toBe(before + 3)
})

test('a server that is not there is told as such', async () => {
  const env = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm', AI_BASE_URL: 'http://127.0.0.1:9' }
  const { ai } = readSettings(env)
  if (!ai) throw new Error('no model')
  const request = {
    system: '',
    messages: [{ role: 'user', content: 'x' }],
    schema: { type: 'object' },
    signal: new AbortController().signal,
    onPartial: () => {},
  } as const
  expect((await troubleOf(openModel(ai).answer(request))).kind).toBe('unreachable')
})
