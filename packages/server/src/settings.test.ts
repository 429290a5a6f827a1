import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('an empty environment is enough, and reaches nobody outside', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: new URL('http://localhost:3000'),
    store: 'embedded',
    storeIsChosen: false,
    google: null,
    github: null,
    ai: null,
  })
})

test('a language model is named, with its address and key', () => {
  const own = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'qwen3', AI_BASE_URL: 'http://x/v1' }
  expect(readSettings(own).ai).toEqual({
    provider: 'openai-compatible',
    model: 'qwen3',
    baseUrl: 'http://x/v1',
    apiKey: null,
    timeoutMs: 60_000,
  })
  const outside = { AI_PROVIDER: 'anthropic', AI_MODEL: 'm', AI_API_KEY: 'k' }
  expect(readSettings(outside).ai).toMatchObject({ provider: 'anthropic', baseUrl: null })
})

test('a key that cannot be used is not repeated', () => {
  expect(() => readSettings({ AI_API_KEY: 'canary key' })).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('canary') }),
  )
})

test('DATABASE_URL chooses the outside store', () => {
  const settings = readSettings({ DATABASE_URL: 'postgres://localhost/x' })
  expect(settings).toMatchObject({ store: 'outside', storeIsChosen: true })
})

test('a variable that is empty counts as absent', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000 })
})

test.each([
  [{ PORT: 'x' }, 'PORT: must be a number'],
  [{ PORT: '70000' }, 'PORT: must be at most 65535'],
  [{ PUBLIC_URL: 'example.com' }, 'PUBLIC_URL: must be an address that begins with'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: must begin with postgres://'],
  [{ PLAINFLOW_STORE: 'sqlite' }, 'PLAINFLOW_STORE: must be embedded, pglite or outside'],
  [{ PLAINFLOW_STORE: 'outside' }, 'DATABASE_URL: is missing'],
  [
    { PLAINFLOW_STORE: 'pglite', DATABASE_URL: 'postgres://x/y' },
    'PLAINFLOW_STORE: is pglite, but DATABASE_URL is set too',
  ],
  [{ PLAINFLOW_SECRET: 'short' }, 'PLAINFLOW_SECRET: must be at least 32 characters'],
  [{ GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_SECRET: is missing'],
  [{ GITHUB_CLIENT_SECRET: 'x' }, 'GITHUB_CLIENT_ID: is missing'],
  [{ AI_PROVIDER: 'skynet' }, 'AI_PROVIDER: must be one of openai, anthropic, openai-compatible'],
  [{ AI_MODEL: 'm' }, 'AI_PROVIDER: is missing'],
  [{ AI_PROVIDER: 'openai', AI_API_KEY: 'k' }, 'AI_MODEL: is missing'],
  [{ AI_PROVIDER: 'openai', AI_MODEL: 'm' }, 'AI_API_KEY: is missing'],
  [{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' }, 'AI_BASE_URL: is missing'],
  [{ AI_TIMEOUT_SECONDS: '0' }, 'AI_TIMEOUT_SECONDS: must be more than 0'],
])('%j is refused by name', (env, message) => {
  expect(() => readSettings(env)).toThrow(message)
})

test('every problem is told at once', () => {
  expect(() => readSettings({ PORT: 'x', PLAINFLOW_SECRET: 'y' })).toThrow(
    /PORT[^]*PLAINFLOW_SECRET/,
  )
})
