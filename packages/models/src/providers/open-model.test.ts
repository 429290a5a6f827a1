import { type ModelProvider, PROVIDERS } from '@plainflow/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CANARY_KEY, type ModelServer, startModelServer, USED } from '../testing/model-server.ts'
import { ModelTrouble } from '../language-model.ts'
import type { ModelSettings } from './model-settings.ts'
import { openModel } from './open-model.ts'

let server: ModelServer
beforeAll(async () => (server = await startModelServer()))
afterAll(() => server.close())
beforeEach(() => void (server.calls.length = 0))

/** One for each protocol, and one that has a quirk. */
const SPOKEN = ['openai', 'anthropic', 'google', 'azure', 'openai-compatible', 'mistral'] as const
const GOOD = JSON.stringify({ explanation: 'Keeps the rows of the west.', blocks: null })
const schema = {
  type: 'object',
  properties: {
    explanation: { type: 'string' },
    blocks: { anyOf: [{ type: 'array', items: { type: 'string' } }, { type: 'null' }] },
  },
  required: ['explanation', 'blocks'],
}

interface Options {
  readonly signal?: AbortSignal
  readonly partials?: unknown[]
  readonly changed?: Partial<ModelSettings>
}

async function ask(provider: ModelProvider, options: Options = {}) {
  const { signal = new AbortController().signal, partials = [], changed = {} } = options
  const model = openModel({ ...server.settings(provider), ...changed })
  try {
    return await model.answer({
      system: 'Answer in JSON.',
      messages: [{ role: 'user', content: 'Hello' }],
      schema,
      signal,
      onPartial: (value) => partials.push(value),
    })
  } finally {
    await model.close?.()
  }
}

/** What it failed with; an error of the test where it did not. */
async function troubleOf(asked: Promise<unknown>): Promise<ModelTrouble> {
  const error = await asked.then(
    () => new Error('it answered'),
    (reason: unknown) => reason,
  )
  if (!(error instanceof ModelTrouble)) throw error
  const told = `${error.message} ${error.advice} ${error.stack} ${JSON.stringify(error)}`
  expect(told).not.toContain(CANARY_KEY)
  return error
}

test('every protocol is spoken to', () => {
  const protocols = new Set(Object.values(PROVIDERS).map(({ protocol }) => protocol))
  const spoken = SPOKEN.map((provider) => PROVIDERS[provider].protocol)
  expect(new Set([...spoken, 'file'])).toEqual(protocols)
})

describe.each(SPOKEN)('%s', (provider) => {
  test('an answer arrives piece by piece, asked for with a schema and without tools', async () => {
    server.script = () => ({ say: GOOD })
    const partials: unknown[] = []
    const { value, tokens } = await ask(provider, { partials })
    expect(value).toEqual(JSON.parse(GOOD))
    expect(tokens).toEqual(USED)
    expect(partials.length).toBeGreaterThan(1)
    expect(partials[0]).not.toEqual(JSON.parse(GOOD))
    const [call] = server.calls
    expect(call?.body).toContain('"explanation"')
    expect(`${call?.path} ${call?.body}`).toContain('scripted-1')
    expect(call?.body).toMatch(/"max_?(output_?|completion_)?tokens":8000/i)
    expect(keysIn(call?.headers)).toEqual([CANARY_KEY])
  })

  test.each([
    [429, 'busy'],
    [503, 'busy'],
    [500, 'failed'],
    [502, 'failed'],
    [401, 'refused'],
    [403, 'refused'],
    [402, 'unpaid'],
    [404, 'unknown'],
  ])('%i is told as %s, and not tried again', async (status, kind) => {
    server.script = () => ({ status })
    expect(await troubleOf(ask(provider))).toMatchObject({ kind, status })
    expect(server.calls).toHaveLength(1)
  })

  test('a model that the provider does not know is named', async () => {
    server.script = () => ({ status: 404 })
    const { message } = await troubleOf(ask(provider))
    expect(message).toBe('The provider does not know the model scripted-1')
  })

  test('who wants a moment of patience is given it, once', async () => {
    const busy = { status: 429, headers: { 'retry-after': '0' } }
    server.script = () => (server.calls.length === 1 ? busy : { say: GOOD })
    expect((await ask(provider)).value).toEqual(JSON.parse(GOOD))
    server.script = () => busy
    expect((await troubleOf(ask(provider))).kind).toBe('busy')
    expect(server.calls).toHaveLength(4)
  })

  test('who wants more patience is left alone, and how long is told', async () => {
    server.script = () => ({ status: 429, headers: { 'retry-after': '300' } })
    const { kind, message } = await troubleOf(ask(provider))
    expect({ kind, message }).toEqual({
      kind: 'busy',
      message: 'The language model is busy for the next 5 minutes',
    })
    expect(server.calls).toHaveLength(1)
  })

  test('stopped while it waits, it ends at once', async () => {
    const stopper = new AbortController()
    server.script = () => {
      setImmediate(() => stopper.abort(new Error('stopped')))
      return { status: 429, headers: { 'retry-after': '9' } }
    }
    await expect(ask(provider, { signal: stopper.signal })).rejects.toThrow('stopped')
  })

  test.each([
    ['garbage', { say: 'Sure! Here is your pipeline: load → filter' }, 'unreadable'],
    ['half an object', { say: GOOD.slice(0, 30) }, 'unreadable'],
    ['nothing', { say: '' }, 'unreadable'],
    ['tools nobody offered', { tools: true }, 'unreadable'],
    ['a refusal', { declined: true }, 'declined'],
    ['an error in the middle', { failed: true }, 'failed'],
    ['an answer without end', { endless: true }, 'endless'],
    ['half a stream', { cut: GOOD.repeat(20) }, 'broken'],
    ['a redirection', { status: 307, headers: { location: 'http://127.0.0.1:9/' } }, 'redirected'],
  ] as const)('%s is of no use', async (_, script, kind) => {
    server.script = () => script
    expect((await troubleOf(ask(provider))).kind).toBe(kind)
    expect(server.calls).toHaveLength(1)
  })

  test('who does not answer in time is not waited for', async () => {
    server.script = () => ({ hang: true })
    expect((await troubleOf(ask(provider, { changed: { timeoutMs: 50 } }))).kind).toBe('slow')
  })

  test('stopped, it fails with the reason of the stop', async () => {
    const stopper = new AbortController()
    server.script = () => {
      stopper.abort(new Error('stopped'))
      return { hang: true }
    }
    await expect(ask(provider, { signal: stopper.signal })).rejects.toThrow('stopped')
  })

  test('a server that is not there is told as such', async () => {
    const changed = { baseUrl: 'http://127.0.0.1:9' }
    expect((await troubleOf(ask(provider, { changed }))).kind).toBe('unreachable')
  })

  test('a server that takes no schema is told the form in words', async () => {
    const isTold = (body: string) => body.includes('of this JSON Schema')
    server.script = ({ body }) => (isTold(body) ? { say: GOOD } : { status: 400 })
    await ask(provider).catch(() => {})
    expect(server.calls.map(({ body }) => isTold(body))).toEqual([false, true])
  })
})

/** The status says little; what each of them writes beside it was looked up. */
test.each<[string, ModelProvider, number, unknown, string]>([
  [
    'a wrong key of Google',
    'google',
    400,
    { error: { message: 'API key not valid.', details: [{ reason: 'API_KEY_INVALID' }] } },
    'refused',
  ],
  ['an account without money', 'openai', 429, { error: { code: 'insufficient_quota' } }, 'unpaid'],
  [
    'the same of Anthropic',
    'anthropic',
    400,
    { error: { message: 'Your credit balance is too low' } },
    'unpaid',
  ],
  ['a filter of Azure', 'azure', 400, { error: { code: 'content_filter' } }, 'declined'],
  [
    'a model that OpenRouter does not have',
    'openrouter',
    400,
    { error: { message: 'x/y is not a valid model ID' } },
    'unknown',
  ],
])('%s is told as what it is, at once', async (_, provider, status, body, kind) => {
  server.script = () => ({ status, body, headers: { 'retry-after': '0' } })
  expect((await troubleOf(ask(provider))).kind).toBe(kind)
  expect(server.calls).toHaveLength(1)
})

test('a server that took the form in words is asked so for as long as it is open', async () => {
  server.script = ({ body }) => (body.includes('json_schema') ? { status: 400 } : { say: GOOD })
  const model = openModel(server.settings('openai-compatible'))
  const request = {
    system: 'Answer in JSON.',
    messages: [{ role: 'user', content: 'Hello' }],
    schema,
    signal: new AbortController().signal,
    onPartial: () => {},
  } as const
  expect((await model.answer(request)).value).toEqual(JSON.parse(GOOD))
  expect((await model.answer(request)).value).toEqual(JSON.parse(GOOD))
  expect(server.calls).toHaveLength(3)
  await model.close?.()
})

test('a long answer in small pieces is read a few times, not with every piece', async () => {
  const long = JSON.stringify({ explanation: 'x'.repeat(100_000), blocks: null })
  server.script = () => ({ say: long })
  const partials: unknown[] = []
  expect((await ask('openai-compatible', { partials })).value).toEqual(JSON.parse(long))
  expect(partials.length).toBeLessThan(300)
})

test('a server without a key is sent none, and Mistral nothing it refuses', async () => {
  server.script = () => ({ say: GOOD })
  await ask('ollama', { changed: { apiKey: null } })
  expect(keysIn(server.calls[0]?.headers)).toEqual([])
  expect(server.calls[0]?.body).toContain('stream_options')
  await ask('mistral')
  expect(server.calls[1]?.body).not.toContain('stream_options')
})

test('a model in a file is opened by whoever can', async () => {
  const settings = { ...server.settings('file'), baseUrl: null, apiKey: null }
  const opened = {
    provider: 'file' as const,
    name: 'x.gguf',
    answer: async () => ({ value: 1, tokens: null }),
  }
  expect(openModel(settings, { openFile: () => opened })).toBe(opened)
  const request = { system: '', messages: [], schema: {}, onPartial: () => {} }
  const { signal } = new AbortController()
  const trouble = await troubleOf(openModel(settings).answer({ ...request, signal }))
  expect(trouble.kind).toBe('absent')
})

/** Every header that a key is sent in. */
function keysIn(headers: Readonly<Record<string, unknown>> = {}): string[] {
  const names = ['authorization', 'x-api-key', 'x-goog-api-key', 'api-key']
  return names.flatMap((name) => {
    const value = headers[name]
    return typeof value === 'string' ? [value.replace(/^Bearer /, '')] : []
  })
}
