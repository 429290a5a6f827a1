import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MOST_API_KEYS } from '@plainflow/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MODEL } from '../testing/own-one-of-each.ts'
import { asReport, runPipeline } from '../testing/reports.ts'
import { salesGraph, savePipeline, uploadSales } from '../testing/sales.ts'
import type { TestServer, TestUser } from '../testing/start-test-server.ts'
import { workerServer } from '../testing/worker-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await workerServer()
})
afterAll(() => server.close())

async function signInAgain({ email, password }: TestUser, agent = 'curl/8.5.0') {
  const response = await fetch(`${server.url}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': agent },
    body: JSON.stringify({ email, password }),
  })
  const { token } = (await response.json()) as { token: string } // the contract's answer
  return server.as(token)
}

function mailsTo(user: TestUser): string[] {
  const folder = join(server.place.dataFolder, 'outbox')
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((mail) => mail.includes(`To: ${user.email}`))
}

describe('the password', () => {
  test('is changed with the current one, and every other session ends at once', async () => {
    const user = await server.signUp()
    const elsewhere = await signInAgain(user)
    const next = 'eleven quiet lighthouses'
    await user.call('changePassword', { body: { current: user.password, password: next } })
    await expect(elsewhere('currentUser')).rejects.toMatchObject({ status: 401 })
    expect((await user.call('currentUser')).user.email).toBe(user.email)
    const { email } = user
    const old = { email, password: user.password }
    await expect(server.call('signIn', { body: old })).rejects.toMatchObject({ status: 401 })
    await server.call('signIn', { body: { email, password: next } })
    await expect.poll(() => mailsTo(user).join()).toContain('password was changed')
  })

  test.each([
    ['with a wrong one', { current: 'no idea at all', password: 'eleven quiet lighthouses' }],
    ['to one that is guessed first', { password: 'password123' }],
    ['to a short one', { password: 'short' }],
  ])('is not changed %s', async (_, wrong) => {
    const user = await server.signUp()
    const elsewhere = await signInAgain(user)
    const body = { current: user.password, ...wrong }
    await expect(user.call('changePassword', { body })).rejects.toMatchObject({ status: 400 })
    await elsewhere('currentUser')
    await signInAgain(user)
  })

  test('takes a link to set a new one out of force', async () => {
    const user = await server.signUp()
    await server.call('forgotPassword', { body: { email: user.email } })
    const link = /reset-password\?token=([\w-]+)/
    await expect.poll(() => link.exec(mailsTo(user).join())?.[1]).toBeTruthy()
    const token = link.exec(mailsTo(user).join())?.[1] ?? ''
    const next = 'eleven quiet lighthouses'
    await user.call('changePassword', { body: { current: user.password, password: next } })
    await expect(
      server.call('resetPassword', { body: { token, password: 'thirteen loud harbours' } }),
    ).rejects.toMatchObject({ status: 422 })
  })
})

test('one address gets so many mails of an account a day, and no more', async () => {
  const user = await server.signUp()
  const { email } = user
  for (let count = 0; count < 22; count += 1)
    await server.call('forgotPassword', { body: { email } })
  await expect.poll(() => server.logLines.join()).toContain('has had its mails of the day')
  expect(mailsTo(user).length).toBeLessThanOrEqual(20)
})

describe('sessions', () => {
  test('are listed by what signed in, and end one by one', async () => {
    const user = await server.signUp()
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
    const elsewhere = await signInAgain(user, firefox)
    const listed = await user.call('listSessions')
    expect(listed).toHaveLength(2)
    expect(listed.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    const other = listed.find(({ isCurrent }) => !isCurrent)
    expect(other?.device).toBe('Firefox on Linux')
    await user.call('endSession', { params: { id: other?.id ?? '' } })
    await expect(elsewhere('currentUser')).rejects.toMatchObject({ status: 401 })
    expect(await user.call('listSessions')).toMatchObject([{ isCurrent: true }])
  })

  test('end everywhere at once, here as well', async () => {
    const user = await server.signUp()
    const elsewhere = await signInAgain(user)
    const bystander = await server.signUp()
    await user.call('endAllSessions')
    for (const call of [user.call, elsewhere])
      await expect(call('currentUser')).rejects.toMatchObject({ status: 401 })
    await bystander.call('currentUser')
  })

  test('tell nothing that opens one', async () => {
    const user = await server.signUp()
    expect(JSON.stringify(await user.call('listSessions'))).not.toContain(user.token)
    const [session] = await user.call('listSessions')
    await expect(server.as(session?.id)('currentUser')).rejects.toMatchObject({ status: 401 })
  })
})

describe('API keys', () => {
  test('open the API for programs until they are revoked, and say when they were used', async () => {
    const user = await server.signUp()
    const body = { name: 'Nightly report' }
    const { apiKey, key } = await user.call('createApiKey', { body })
    expect(key).toMatch(/^pf_[\w-]{43}$/)
    expect(key.startsWith(apiKey.start)).toBe(true)
    expect(await user.call('listApiKeys')).toEqual([{ ...apiKey, lastUsedAt: null }])
    const program = { ...user, call: server.as(key) }
    const dataset = await uploadSales(program)
    const pipeline = await savePipeline(program, salesGraph(dataset.id))
    const run = await runPipeline(program, pipeline.id, { blocks: asReport(pipeline.blocks) })
    expect(run.status).toBe('completed')
    const [used] = await user.call('listApiKeys')
    expect(Date.now() - Date.parse(used?.lastUsedAt ?? '')).toBeLessThan(60_000)
    await user.call('revokeApiKey', { params: { id: apiKey.id } })
    await expect(program.call('currentUser')).rejects.toMatchObject({ status: 401 })
    expect(await user.call('listApiKeys')).toEqual([])
  })

  test('are told once, stand nowhere in clear, and their making is told by mail', async () => {
    const user = await server.signUp()
    const { key } = await user.call('createApiKey', { body: { name: 'Secret' } })
    expect(JSON.stringify(await user.call('listApiKeys'))).not.toContain(key)
    expect(server.logLines.join()).not.toContain(key)
    await expect.poll(() => mailsTo(user).join()).toContain('new API key')
    expect(mailsTo(user).join()).not.toContain(key)
  })

  test('do not open the account itself', async () => {
    const user = await server.signUp()
    const { apiKey, key } = await user.call('createApiKey', { body: { name: 'Thief' } })
    const thief = server.as(key)
    const refused = { status: 403, code: 'forbidden' }
    await expect(thief('createApiKey', { body: { name: 'More' } })).rejects.toMatchObject(refused)
    await expect(thief('listSessions')).rejects.toMatchObject(refused)
    await expect(
      thief('changePassword', { body: { current: 'x', password: 'eleven quiet lighthouses' } }),
    ).rejects.toMatchObject(refused)
    await expect(thief('revokeApiKey', { params: { id: apiKey.id } })).rejects.toMatchObject(
      refused,
    )
    // Nor whom its sentences are sent to, which would outlast the key.
    await expect(thief('connectModel', { body: MODEL })).rejects.toMatchObject(refused)
    await expect(thief('disconnectModel')).rejects.toMatchObject(refused)
  })

  test('tell by mail what they are called, in one line', async () => {
    const user = await server.signUp()
    const name = 'x” was made.\n\nYour account is locked:\u2028https://evil.example'
    await user.call('createApiKey', { body: { name } })
    await expect.poll(() => mailsTo(user).join()).toContain('“x” was made. Your account is locked:')
  })

  test('are made up in vain', async () => {
    const user = await server.signUp()
    const { apiKey, key } = await user.call('createApiKey', { body: { name: 'Real' } })
    const flipped = key.slice(0, -1) + (key.endsWith('A') ? 'B' : 'A')
    for (const made of ['pf_', apiKey.start, apiKey.id, flipped, key.slice(3), `${key}A`])
      await expect(server.as(made)('currentUser'), made).rejects.toMatchObject({ status: 401 })
  })

  test(`are ${MOST_API_KEYS} at most, also when all are asked for at once`, async () => {
    const user = await server.signUp()
    const asked = Array.from({ length: MOST_API_KEYS + 3 }, (_, index) =>
      user.call('createApiKey', { body: { name: `Key ${index}` } }),
    )
    const answered = await Promise.allSettled(asked)
    expect(answered.filter(({ status }) => status === 'rejected')).toHaveLength(3)
    expect(await user.call('listApiKeys')).toHaveLength(MOST_API_KEYS)
  })
})
