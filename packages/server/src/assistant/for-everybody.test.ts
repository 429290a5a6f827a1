import { CANARY_KEY, type ModelServer, startModelServer } from '@plainflow/models/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createAdmin } from '../accounts/operator.ts'
import { readSettings } from '../settings.ts'
import { salesAnswer, say, SENTENCE } from '../testing/asking.ts'
import { createReadyPlace } from '../testing/create-ready-place.ts'
import { uploadSales } from '../testing/sales.ts'
import {
  newCredentials,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../testing/start-test-server.ts'
import type { TestPlace } from '../testing/test-settings.ts'

let models: ModelServer
let place: TestPlace
let server: TestServer
let admin: TestUser
beforeAll(async () => {
  models = await startModelServer()
  models.script = () => salesAnswer()
  place = await createReadyPlace()
  server = await startTestServer({ place })
  admin = await server.signUp(newCredentials())
  // The operator works while the server is stopped: PGlite serves one program at a time.
  await server.close()
  await createAdmin(readSettings(place.env), admin.email)
  await restart()
})
afterAll(async () => {
  await server.close()
  await models.close()
  await place.remove()
})
beforeEach(() => void (models.calls.length = 0))

async function restart(env: Record<string, string> = {}): Promise<void> {
  server = await startTestServer({ place, env })
  admin = { ...admin, call: server.as(admin.token) }
}

function connection(forEverybody: boolean) {
  const { baseUrl: address, apiKey: key, model } = models.settings('openai-compatible')
  return { provider: 'openai-compatible' as const, address, key, model, forEverybody }
}

async function somebody(): Promise<TestUser> {
  const user = await server.signUp()
  await uploadSales(user)
  return user
}

test('an administrator’s own is theirs alone until they say otherwise', async () => {
  expect(await admin.call('assistant')).toMatchObject({ server: null, forEverybody: false })
  await admin.call('connectModel', { body: connection(false) })
  const user = await somebody()
  expect(await user.call('assistant')).toMatchObject({ model: null, server: null })
  await say(user, SENTENCE)
  expect(models.calls).toEqual([])
})

test('for everybody, it is asked by who has none, for a credit, and its key is not told', async () => {
  await admin.call('connectModel', { body: connection(true) })
  expect(await admin.call('assistant')).toMatchObject({
    model: { whose: 'own' },
    server: { whose: 'server' },
    forEverybody: true,
  })
  const user = await somebody()
  const told = await user.call('assistant')
  expect(told).toMatchObject({
    model: { name: 'scripted-1', whose: 'server' },
    forEverybody: null,
  })
  expect(JSON.stringify(told)).not.toContain(CANARY_KEY)
  const answer = await say(user, SENTENCE)
  expect(answer).toMatchObject({ credits: 4, model: { whose: 'server' } })
  expect(models.calls[0]?.headers.authorization).toBe(`Bearer ${CANARY_KEY}`)
  // With one of their own they ask that.
  await user.call('connectModel', { body: { ...connection(false), model: 'scripted-2' } })
  expect(await say(user, SENTENCE)).toMatchObject({ credits: 4, model: { name: 'scripted-2' } })
  expect((await user.call('disconnectModel')).model).toMatchObject({ whose: 'server' })
})

test('who renews it and does not say for whom leaves it everybody’s', async () => {
  const { forEverybody: _, ...renewed } = connection(false)
  await admin.call('connectModel', { body: renewed })
  expect(await admin.call('assistant')).toMatchObject({ forEverybody: true })
  const user = await somebody()
  await user.call('connectModel', { body: renewed })
  expect(await user.call('disconnectModel')).toMatchObject({ model: { whose: 'server' } })
})

test('nobody else makes theirs everybody’s, nor is the key of everybody’s used elsewhere', async () => {
  const user = await somebody()
  const refused = user.call('connectModel', { body: connection(true) })
  await expect(refused).rejects.toMatchObject({ status: 403 })
  expect(await user.call('assistant')).toMatchObject({ model: { whose: 'server' } })
  await user.call('testModel', { body: { ...withoutKey(), model: 'scripted-1' } })
  await user.call('listModels', { body: withoutKey() })
  expect(models.calls.length).toBeGreaterThan(0)
  expect(JSON.stringify(models.calls)).not.toContain(CANARY_KEY)
  await user.call('disconnectModel')
  expect(await admin.call('assistant')).toMatchObject({ forEverybody: true })
})

function withoutKey() {
  const { provider, address } = connection(false)
  return { provider, address, key: null }
}

test('what the operator named comes first, and is not theirs to change', async () => {
  await server.close()
  await restart({ ...models.env('openai-compatible'), AI_MODEL: 'of-the-operator' })
  expect(await admin.call('assistant')).toMatchObject({
    server: { name: 'of-the-operator' },
    forEverybody: null,
  })
  const refused = admin.call('connectModel', { body: connection(true) })
  await expect(refused).rejects.toMatchObject({ status: 403 })
  const user = await somebody()
  expect((await user.call('assistant')).model).toMatchObject({ name: 'of-the-operator' })
  await server.close()
  await restart()
})

test('taken back, nobody asks it any more', async () => {
  const user = await somebody()
  expect((await user.call('assistant')).model).toMatchObject({ whose: 'server' })
  expect(await admin.call('disconnectModel')).toEqual({ model: null })
  expect(await user.call('assistant')).toMatchObject({ model: null, server: null })
  await say(user, SENTENCE)
  expect(models.calls).toEqual([])
})
