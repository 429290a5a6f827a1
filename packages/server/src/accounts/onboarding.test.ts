import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestServer } from '../testing/start-test-server.ts'
import { workerServer } from '../testing/worker-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await workerServer()
})
afterAll(() => server.close())

test('the answers stay with the user who gave them', async () => {
  const [user, other] = [await server.signUp(), await server.signUp()]
  expect((await user.call('currentUser')).user.onboarding).toBeNull()
  const answers = {
    role: 'analyst',
    experience: 'beginner',
    interests: ['etl', 'analytics'],
    goals: ['Automate a report'],
  } as const
  const body = { ...answers, interests: [...answers.interests], goals: [...answers.goals] }
  const { user: saved } = await user.call('saveOnboarding', { body })
  expect(saved.onboarding).toEqual(answers)
  expect((await user.call('currentUser')).user.onboarding).toEqual(answers)
  expect((await other.call('currentUser')).user.onboarding).toBeNull()
})

test('skipping is an answer, anything made up is not', async () => {
  const user = await server.signUp()
  const skipped = { role: null, experience: null, interests: [], goals: [] }
  await user.call('saveOnboarding', { body: skipped })
  expect((await user.call('currentUser')).user.onboarding).toEqual(skipped)
  const put = (body: unknown) =>
    fetch(`${server.url}/api/auth/onboarding`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  expect((await put({ ...skipped, role: 'admin' })).status).toBe(400)
  expect((await put({ ...skipped, plan: 'business' })).status).toBe(400)
  expect((await user.call('currentUser')).user.onboarding).toEqual(skipped)
})

test('a payment is not confirmed where none can have been made', async () => {
  const user = await server.signUp()
  const body = { sessionId: 'cs_test_1', plan: 'pro' } as const
  await expect(user.call('confirmPayment', { body })).rejects.toMatchObject({ status: 404 })
  expect((await user.call('currentUser')).user).toMatchObject({ plan: 'free', credits: 5 })
})
