import { randomUUID } from 'node:crypto'
import type { Execution } from '@plainflow/contract'
import type { Block } from '@plainflow/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { salesGraph, savePipeline, untilFinished, uploadSales } from '../testing/sales.ts'
import { startMailServer, textOf } from '../testing/start-mail-server.ts'
import { startTestServer, type TestServer, type TestUser } from '../testing/start-test-server.ts'

let mailServer: Awaited<ReturnType<typeof startMailServer>>
let server: TestServer
let silent: TestServer
beforeAll(async () => {
  mailServer = await startMailServer()
  const env = { SMTP_URL: mailServer.url, SMTP_FROM: 'flow@example.com' }
  server = await startTestServer({ env: { ...env, PUBLIC_URL: 'https://flow.example.com' } })
  silent = await startTestServer()
})
afterAll(async () => {
  await server.close()
  await silent.close()
  await mailServer.close()
})

test('without a mail server an alert waits in the outbox, and the run says so', async () => {
  const user = await silent.signUp()
  const where = { match: 'all', conditions: [{ column: 'amount', operator: 'over', value: 300 }] }
  const run = await ran(user, {
    tell: { parameters: { where, message: 'Look\r\nhere' }, alerts: { email: 'ops@example.com' } },
    west: { alerts: { enabled: true, email: 'west@example.com', conditions: 'error' } },
    file: { alerts: { enabled: true, email: '', conditions: 'success' } },
  })
  expect(run.alerts).toEqual([
    { recipient: 'ops@example.com', state: 'kept' },
    { recipient: user.email, state: 'kept' },
  ])
  const { sendsMail, entries } = await user.call('listOutbox', { query: {} })
  expect(sendsMail).toBe(false)
  const told = entries.find(({ recipient }) => recipient === 'ops@example.com')
  expect(told?.subject).toBe('Plainflow: West completed')
  expect(told?.text).toMatch(
    /^The pipeline "West" completed on \d{4}-\d\d-\d\d at \d\d:\d\d UTC\.\n\nAlert of "tell":\nLook here\nRows where amount is over 300: \d+\n\nThe run: http:\/\/localhost\S*\/runs\/\S+\n$/,
  )
  expect(told?.text).toContain(run.id)
  const stranger = await silent.signUp()
  expect((await stranger.call('listOutbox', { query: {} })).entries).toEqual([])
  await expect(stranger.call('listOutbox', { query: { everybody: 'true' } })).rejects.toThrow('403')
})

test('rows that give no reason tell nobody; a failed run tells who asked for that', async () => {
  const user = await silent.signUp()
  const where = { match: 'all', conditions: [{ column: 'amount', operator: 'over', value: 9_000 }] }
  const quiet = await ran(user, { tell: { parameters: { where } } })
  expect(quiet).toMatchObject({ status: 'completed' })
  expect(quiet.alerts).toBeUndefined()
  const failing = await ran(user, {
    tell: { parameters: { where } },
    west: { ...STOPPING, alerts: { enabled: true, email: 'a@example.com' } },
    file: { alerts: { enabled: true, email: 'b@example.com', conditions: 'success' } },
  })
  expect(failing).toMatchObject({ status: 'failed' })
  expect(failing.alerts?.map(({ recipient }) => recipient)).toEqual(['a@example.com', user.email])
  const { entries } = await user.call('listOutbox', { query: {} })
  expect(entries[0]?.subject).toBe('Plainflow: West failed')
  expect(entries[0]?.text).toContain('It stopped at "west". ')
})

test('whom to tell is one address', async () => {
  const user = await silent.signUp()
  const email = 'ops@example.com\r\nBcc: thief@example.com'
  await expect(ran(user, { tell: { alerts: { email } } })).rejects.toThrow('422')
})

test('a stranger is asked first, once, and gets alerts from then on; the sender cannot agree for them', async () => {
  const user = await server.signUp()
  const recipient = `${randomUUID()}@example.com`
  const to = () => mailServer.mails.filter((mail) => mail.to.includes(recipient))
  const first = await ran(user, { tell: { alerts: { email: recipient } } })
  expect(first.alerts).toEqual([{ recipient, state: 'unconfirmed' }])
  await ran(user, { tell: { alerts: { email: recipient } } })
  await expect.poll(() => to().length).toBe(1)
  const [question] = to()
  if (!question) throw new Error('Nobody was asked')
  expect(question.raw).toMatch(/^Subject: Plainflow: may alerts be sent to this address\?/m)
  const link = /https:\/\/flow\.example\.com\/alert-mails\?answer=(\S+)/.exec(textOf(question))
  const { entries } = await user.call('listOutbox', { query: {} })
  expect(JSON.stringify(entries)).not.toContain('answer=')
  const answer = decodeURIComponent(link?.[1] ?? '')
  await expect(
    server.call('answerAlerts', { body: { answer: `${answer}x`, wanted: true } }),
  ).rejects.toThrow('422')
  await server.call('answerAlerts', { body: { answer, wanted: true } })
  await expect.poll(() => to().length).toBe(3)
  const alert = to()[1]
  expect(alert).toMatchObject({ from: 'flow@example.com', to: [recipient] })
  expect(alert && textOf(alert)).toContain('Want no more of these mails? https://flow.example.com/')
  const again = await ran(user, { tell: { alerts: { email: recipient } } })
  expect(again.alerts).toEqual([{ recipient, state: 'waiting' }])
  await expect.poll(() => to().length).toBe(4)
  await server.call('answerAlerts', { body: { answer, wanted: false } })
  const unwanted = await ran(user, { tell: { alerts: { email: recipient } } })
  expect(unwanted.alerts).toEqual([{ recipient, state: 'held' }])
})

test('a mail server that is down changes nothing about a run, and gets the mail once when it is back', async () => {
  const { user, recipient } = await userWithRecipient()
  mailServer.behave('later')
  const run = await ran(user, { tell: { alerts: { email: recipient } } })
  expect(run).toMatchObject({ status: 'completed', alerts: [{ recipient, state: 'waiting' }] })
  const mail = () => sentFor(user, run)
  await expect.poll(async () => (await mail())?.attempts).toBeGreaterThan(1)
  expect((await mail())?.reason).toContain('451')
  mailServer.behave('take')
  await expect.poll(async () => (await mail())?.state).toBe('sent')
  const { id = '' } = (await mail()) ?? {}
  expect(mailServer.mails.filter((one) => one.id.startsWith(id))).toHaveLength(1)
})

test('what may have arrived is not sent again by itself, and what is refused is not tried again', async () => {
  const { user, recipient } = await userWithRecipient()
  mailServer.behave('hang-up')
  const run = await ran(user, { tell: { alerts: { email: recipient } } })
  await expect.poll(async () => (await sentFor(user, run))?.state).toBe('unclear')
  mailServer.behave('refuse')
  const { id = '' } = (await sentFor(user, run)) ?? {}
  await user.call('sendAgain', { params: { id } })
  await expect.poll(async () => (await sentFor(user, run))?.state).toBe('failed')
  expect((await sentFor(user, run))?.reason).toContain('550')
  mailServer.behave('take')
  const stranger = await server.signUp()
  await expect(stranger.call('sendAgain', { params: { id } })).rejects.toThrow('404')
  await user.call('sendAgain', { params: { id } })
  await expect.poll(async () => (await sentFor(user, run))?.state).toBe('sent')
  await expect(user.call('sendAgain', { params: { id } })).rejects.toThrow('409')
})

test('who says no gets nothing more, also not by hand', async () => {
  const { user, recipient, answer } = await userWithRecipient()
  mailServer.behave('hang-up')
  const run = await ran(user, { tell: { alerts: { email: recipient } } })
  await expect.poll(async () => (await sentFor(user, run))?.state).toBe('unclear')
  mailServer.behave('take')
  await server.call('answerAlerts', { body: { answer, wanted: false } })
  const mail = await sentFor(user, run)
  expect(mail).toMatchObject({ state: 'held', reason: 'The recipient wants no such mails.' })
  const refused = { status: 409, reason: 'The recipient wants no such mails.' }
  await expect(user.call('sendAgain', { params: { id: mail?.id ?? '' } })).rejects.toMatchObject(
    refused,
  )
})

test('an answer to somebody who is gone changes nothing, and is no mistake', async () => {
  const { user, recipient, answer } = await userWithRecipient()
  await user.call('deleteAccount', { body: { email: user.email } })
  for (const wanted of [true, false])
    expect(await server.call('answerAlerts', { body: { answer, wanted } })).toEqual({
      address: recipient,
    })
})

test('an account has twenty alerts a day mailed, and no more', async () => {
  const { user, recipient } = await userWithRecipient()
  const states: (string | undefined)[] = []
  const pipeline = await pipelineOf(user, { tell: { alerts: { email: recipient } } })
  for (let count = 0; count < 22; count += 1) {
    const { executionId } = await user.call('executePipeline', { params: pipeline, body: {} })
    states.push((await untilFinished(user, executionId)).alerts?.[0]?.state)
  }
  // One was spent on the run that asked.
  expect(states.filter((state) => state === 'held')).toHaveLength(3)
  expect(states.slice(0, 19)).not.toContain('held')
})

test('a reset link is mailed, and stands nowhere in clear', async () => {
  const user = await server.signUp()
  await server.call('forgotPassword', { body: { email: user.email } })
  const to = () => mailServer.mails.filter((mail) => mail.to.includes(user.email))
  await expect.poll(() => to().length).toBe(1)
  const [mail] = to()
  const token = /reset-password\?token=(\S+)/.exec(mail ? textOf(mail) : '')?.[1]
  expect(token).toHaveLength(43)
  const { entries } = await user.call('listOutbox', { query: {} })
  expect(entries).toMatchObject([{ kind: 'account', text: null, state: 'sent' }])
})

type Changes = Readonly<Record<string, Record<string, unknown>>>

async function pipelineOf(user: TestUser, changes: Changes) {
  const { id } = await uploadSales(user)
  const graph = salesGraph(id)
  const tell: Block = {
    id: 'tell',
    type: 'alert',
    label: 'tell',
    configuration: {},
    position: { x: 700, y: 100 },
    data: {},
  }
  const blocks = [...graph.blocks, ...('tell' in changes ? [tell] : [])].map((block) => {
    const { type = block.type, ...changed } = changes[block.id] ?? {}
    return { ...block, type: String(type), configuration: { ...block.configuration, ...changed } }
  })
  const wire = { id: 'ewest-tell', source: 'west', target: 'tell' }
  const connections = [...graph.connections, ...('tell' in changes ? [wire] : [])]
  return savePipeline(user, { blocks, connections })
}

async function ran(user: TestUser, changes: Changes): Promise<Execution> {
  const { id } = await pipelineOf(user, changes)
  const { executionId } = await user.call('executePipeline', { params: { id }, body: {} })
  return untilFinished(user, executionId)
}

async function sentFor(user: TestUser, run: Execution) {
  const { entries } = await user.call('listOutbox', { query: {} })
  return entries.find(({ executionId }) => executionId === run.id)
}

/** Somebody whose recipient has agreed. */
async function userWithRecipient() {
  mailServer.behave('take')
  const user = await server.signUp()
  const recipient = `${randomUUID()}@example.com`
  await ran(user, { tell: { alerts: { email: recipient } } })
  const to = () => mailServer.mails.filter((mail) => mail.to.includes(recipient))
  await expect.poll(() => to().length).toBe(1)
  const [question] = to()
  const link = /answer=(\S+)/.exec(question ? textOf(question) : '')?.[1] ?? ''
  const answer = decodeURIComponent(link)
  await server.call('answerAlerts', { body: { answer, wanted: true } })
  await expect.poll(() => to().length).toBe(2)
  return { user, recipient, answer }
}

/** Fails on the rows, not before. */
const STOPPING = {
  type: 'validate',
  parameters: { rules: [{ rule: 'unique', column: 'region', severity: 'stop' }] },
}
