import { afterAll, beforeAll, expect, test } from 'vitest'
import { rotateSecret } from './rotate-secret.ts'
import { readSettings } from './settings.ts'
import { createReadyPlace } from './testing/create-ready-place.ts'
import { startTestServer } from './testing/start-test-server.ts'
import type { TestPlace } from './testing/test-settings.ts'

const FIRST = 'first'.repeat(8)
const SECOND = 'second'.repeat(8)

let place: TestPlace
beforeAll(async () => {
  place = await createReadyPlace()
})
afterAll(() => place.remove())

test('what an older secret has sealed is sealed with the one of now, and what nobody can open is told', async () => {
  const server = await startTestServer({ place, env: { PLAINFLOW_SECRET: FIRST } })
  const user = await server.signUp()
  const settings = { host: 'db.example.com', port: 5432, database: 'shop', user: 'ana' }
  await user.call('addConnection', {
    body: { name: 'Shop', connector: 'postgresql', settings, secrets: { password: 'x' } },
  })
  await server.close()
  const rotated = (env: Record<string, string>) =>
    rotateSecret(readSettings({ ...place.env, ...env }))
  expect(await rotated({ PLAINFLOW_SECRET: SECOND })).toEqual({ sealedAnew: 0, left: 1 })
  expect(await rotated({ PLAINFLOW_SECRET: SECOND, PLAINFLOW_SECRET_OLD: FIRST })).toEqual({
    sealedAnew: 1,
    left: 0,
  })
  expect(await rotated({ PLAINFLOW_SECRET: SECOND })).toEqual({ sealedAnew: 0, left: 0 })
  expect(await rotated({ PLAINFLOW_SECRET: FIRST })).toEqual({ sealedAnew: 0, left: 1 })
})
