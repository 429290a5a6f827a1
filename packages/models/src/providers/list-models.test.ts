import type { ModelProvider } from '@plainflow/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ModelTrouble } from '../language-model.ts'
import {
  CANARY_KEY,
  type ModelServer,
  SCRIPTED_MODELS,
  startModelServer,
} from '../testing/model-server.ts'
import { listModels } from './list-models.ts'

let server: ModelServer
beforeAll(async () => (server = await startModelServer()))
afterAll(() => server.close())

const LISTING = ['openai', 'anthropic', 'google', 'openai-compatible', 'ollama'] as const
const { signal } = new AbortController()

test.each(LISTING)('%s tells its models, in order, to whoever has the key', async (provider) => {
  server.script = () => ({ say: '' })
  const models = await listModels(server.settings(provider), { signal })
  expect(models).toEqual(SCRIPTED_MODELS.toSorted())
  const { path, headers } = server.calls.at(-1) ?? {}
  expect(path).not.toContain(CANARY_KEY)
  expect(JSON.stringify(headers)).toContain(CANARY_KEY)
  expect('anthropic-version' in (headers ?? {})).toBe(provider === 'anthropic')
})

test.each(['azure', 'file'] as const)('%s lists none, which is said', async (provider) => {
  expect(await troubleOf(provider)).toMatchObject({ kind: 'unlisted' })
})

test.each(LISTING)('%s that misbehaves is told in our words', async (provider) => {
  const faults = [
    [{ status: 401 }, 'refused'],
    [{ status: 404 }, 'unlisted'],
    [{ status: 429, headers: { 'retry-after': '60' } }, 'busy'],
    [{ status: 500 }, 'failed'],
    [{ status: 302, headers: { location: 'http://127.0.0.1:9/' } }, 'redirected'],
    [{ tools: true }, 'unlisted'],
    [{ cut: '' }, 'broken'],
    [{ endless: true }, 'endless'],
  ] as const
  for (const [script, kind] of faults) {
    server.script = () => script
    expect(await troubleOf(provider)).toMatchObject({ kind })
  }
})

test('who does not answer in time is not waited for', async () => {
  server.script = () => ({ hang: true })
  expect(await troubleOf('openai', 50)).toMatchObject({ kind: 'slow' })
})

async function troubleOf(provider: ModelProvider, timeoutMs = 60_000): Promise<ModelTrouble> {
  const settings = { ...server.settings(provider), timeoutMs }
  const error = await listModels(settings, { signal }).then(
    () => new Error('it answered'),
    (reason: unknown) => reason,
  )
  if (!(error instanceof ModelTrouble)) throw error
  expect(`${error.message} ${error.stack} ${JSON.stringify(error)}`).not.toContain(CANARY_KEY)
  return error
}
