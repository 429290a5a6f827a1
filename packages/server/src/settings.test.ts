import { MODEL_PROVIDERS, PROVIDERS } from '@plainflow/contract'
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

test.each(MODEL_PROVIDERS)(
  '%s is accepted with what it needs, and named with what it lacks',
  (one) => {
    const { address, key, protocol } = PROVIDERS[one]
    const wantsAddress = address === null && protocol !== 'file'
    const env = {
      AI_PROVIDER: one,
      AI_MODEL: 'm',
      ...(wantsAddress ? { AI_BASE_URL: 'https://x.example/v1' } : {}),
      ...(key === 'required' ? { AI_API_KEY: 'k' } : {}),
    }
    expect(readSettings(env).ai).toMatchObject({ provider: one, model: 'm' })
    for (const name of Object.keys(env).filter((given) => given !== 'AI_PROVIDER'))
      expect(() => readSettings({ ...env, [name]: '' })).toThrow(`${name}: is missing`)
  },
)

test.each([
  [{}, 'any'],
  [{ HOST: 'localhost' }, 'any'],
  [{ HOST: '::1' }, 'any'],
  [{ HOST: '0.0.0.0' }, 'public'],
  // Behind a proxy it listens on this machine alone, and yet others use it.
  [{ PUBLIC_URL: 'https://flow.example' }, 'public'],
  [{ HOST: '0.0.0.0', PLAINFLOW_MODEL_ADDRESSES: 'any' }, 'any'],
  [{ PLAINFLOW_MODEL_ADDRESSES: 'public' }, 'public'],
])('with %j models of users are reached at addresses that are %s', (env, addresses) => {
  expect(readSettings(env).modelAddresses).toBe(addresses)
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
  [{ PLAINFLOW_SECRET_OLD: 'short' }, 'PLAINFLOW_SECRET_OLD: must be at least 32 characters'],
  [{ PLAINFLOW_MODEL_ADDRESSES: 'all' }, 'PLAINFLOW_MODEL_ADDRESSES: must be any or public'],
  [
    { PLAINFLOW_ALLOW_PRIVATE_HOSTS: 'localhost, 10.0.0.0/33' },
    'PLAINFLOW_ALLOW_PRIVATE_HOSTS: must list hosts and addresses: "10.0.0.0/33"',
  ],
  [{ GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_SECRET: is missing'],
  [{ GITHUB_CLIENT_SECRET: 'x' }, 'GITHUB_CLIENT_ID: is missing'],
  [{ AI_PROVIDER: 'skynet' }, 'AI_PROVIDER: must be one of openai, anthropic, google'],
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
