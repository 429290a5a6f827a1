import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { createReadyPlace } from '../testing/create-ready-place.ts'
import type { TestPlace } from '../testing/test-settings.ts'
import { createAdmin, grantCredits } from './operator.ts'

let place: TestPlace
let server: TestServer
const person = { email: 'ada@example.com', username: 'ada', password: 'a countess of engines' }
const operator = { email: 'root@example.com', password: '' }

const made: unknown[] = []

// The server is stopped while the operator works: PGlite serves one program at a time.
beforeAll(async () => {
  place = await createReadyPlace()
  server = await startTestServer({ place })
  await server.signUp(person)
  await server.close()
  const settings = readSettings(place.env)
  made.push(await createAdmin(settings, 'ADA@example.com '))
  operator.password = (await createAdmin(settings, operator.email)).password ?? ''
  made.push(await grantCredits(settings, person.email, 20))
  server = await startTestServer({ place })
})
afterAll(async () => {
  await server.close()
  await place.remove()
})

test('the operator is told what was done', () => {
  expect(made).toEqual([{ password: null }, { credits: 25 }])
})

test('an account of somebody becomes an administrator and keeps its password', async () => {
  const { token } = await server.call('signIn', {
    body: { email: person.email, password: person.password },
  })
  expect((await server.as(token)('currentUser')).user.role).toBe('admin')
})

test('a new administrator signs in with the password told once', async () => {
  const { token } = await server.call('signIn', { body: operator })
  expect((await server.as(token)('currentUser')).user).toMatchObject({ role: 'admin', credits: 5 })
})

test('granted credits stand in the ledger', async () => {
  const { token } = await server.call('signIn', {
    body: { email: person.email, password: person.password },
  })
  const [newest] = await server.as(token)('creditsLedger')
  expect(newest).toMatchObject({ amount: 20, balance: 25, reason: 'Granted by the operator' })
})

test('nobody is an administrator by signing up', async () => {
  const user = await server.signUp()
  expect((await user.call('currentUser')).user.role).toBe('user')
})

test('credits of an unknown account, or more taken than there are, are refused', async () => {
  await server.close()
  const settings = readSettings(place.env)
  await expect(grantCredits(settings, 'nobody@example.com', 5)).rejects.toThrow('no account')
  await expect(grantCredits(settings, person.email, -100)).rejects.toThrow('No credits remaining')
  server = await startTestServer({ place })
})
