import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ChatEvent, readEvents, ROUTES } from '@plainflow/contract'
import type { Pipeline } from '@plainflow/core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  CANARY_KEY,
  type ModelServer,
  type Script,
  startModelServer,
  USED,
} from '@plainflow/models/testing'
import { salesGraph, uploadSales, WEST_OVER_100 } from '../testing/sales.ts'
import { startTestServer, type TestServer, type TestUser } from '../testing/start-test-server.ts'

const SENTENCE = 'keep rows where amount is over 100 and region is West'
const EMPTY = { blocks: [], connections: [] }

let models: ModelServer
let server: TestServer
beforeAll(async () => {
  models = await startModelServer()
  server = await startTestServer({ env: models.env('openai-compatible') })
})
afterAll(async () => {
  await server.close()
  await models.close()
})
beforeEach(() => void (models.calls.length = 0))

const WEST = "select * from sales where region = 'West' and amount > 100"

/** What a model would say. */
function answering(sql: string = WEST, explanation = 'Keeps the large sales of the west.'): Script {
  return { say: JSON.stringify({ explanation, sql, question: null, after: [] }) }
}

/** Each call its own script; the last holds on. */
function inTurn(...scripts: Script[]): void {
  models.script = () =>
    scripts[Math.min(models.calls.length, scripts.length) - 1] ?? { status: 500 }
}

test('the model named in the environment is named to users, the key is not', async () => {
  const user = await server.signUp()
  const told = await user.call('assistant')
  expect(told.model).toMatchObject({ provider: 'openai-compatible', name: 'scripted-1' })
  expect(JSON.stringify(told)).not.toContain(CANARY_KEY)
})

test('its answer is streamed as it is written, runs, and costs one credit', async () => {
  const user = await userWithSales()
  inTurn(answering())
  const events = await stream(user, SENTENCE)
  const stages = events.flatMap((event) => (event.kind === 'stage' ? [event.stage] : []))
  expect(stages).toEqual(['reading', 'model', 'tables', 'plan', 'check', 'sample'])
  const words = events.flatMap((event) => (event.kind === 'words' ? [event.text] : []))
  expect(words.length).toBeGreaterThan(1)
  expect(words.join('')).toBe('Keeps the large sales of the west.')
  expect(events.at(-1)).toMatchObject({
    kind: 'answer',
    answer: {
      response: 'Keeps the large sales of the west.',
      shouldExecute: false,
      credits: 4,
      effects: [{ after: { rows: WEST_OVER_100 } }],
    },
  })
  const prompt = models.calls[0]?.body ?? ''
  expect(prompt).toContain('region')
  // The plan names what was typed; South stands in the cells alone.
  expect(prompt).toContain('West')
  expect(prompt).not.toContain('South')
})

test('cells are shown to it once the user has said so, and no longer when taken back', async () => {
  const user = await userWithSales()
  inTurn(answering())
  const { user: changed } = await user.call('updateUser', { body: { sharesCells: true } })
  expect(changed.sharesCells).toBe(true)
  await say(user, SENTENCE)
  expect(models.calls[0]?.body).toContain('South')
  await user.call('updateUser', { body: { sharesCells: false } })
  await say(user, SENTENCE)
  expect(models.calls[1]?.body).not.toContain('South')
})

test('a plan that took a word for a cell is not told where cells are kept back', async () => {
  const user = await userWithSales()
  inTurn(answering())
  await say(user, 'how many sales in Wst?')
  expect(models.calls[0]?.body).not.toContain('West')
})

test('what is wrong is handed back with its place, and the words so far are taken back', async () => {
  const user = await userWithSales()
  inTurn(answering("select * from sales where Amuont > 100 and region = 'West'"), answering())
  const events = await stream(user, SENTENCE)
  expect(models.calls).toHaveLength(2)
  expect(models.calls[1]?.body).toContain('Amuont')
  expect(models.calls[1]?.body).toMatch(/amount is near|amount/)
  const kinds = events.map(({ kind }) => kind)
  const last = kinds.lastIndexOf('unsaid')
  expect(kinds.indexOf('words')).toBeLessThan(last)
  const words = events.slice(last).flatMap((one) => (one.kind === 'words' ? [one.text] : []))
  expect(words.join('')).toBe('Keeps the large sales of the west.')
  expect(events.at(-1)).toMatchObject({ answer: { credits: 4 } })
})

test('what looks odd is asked about once, and stays where it is meant', async () => {
  const user = await userWithSales()
  const none = answering("select * from sales where region = 'west'")
  inTurn(none, answering())
  expect(await say(user, SENTENCE)).toMatchObject({ effects: [{ after: { rows: WEST_OVER_100 } }] })
  expect(models.calls[1]?.body).toContain('No row leaves')
  models.calls.length = 0
  inTurn(none, none)
  expect(await say(user, SENTENCE)).toMatchObject({ effects: [{ after: { rows: 0 } }] })
  expect(models.calls).toHaveLength(2)
})

test('a join that multiplies rows is told with its counts', async () => {
  const user = await userWithSales()
  const twice = 'select a.amount from sales a join sales b on a.region = b.region'
  inTurn(answering(twice), answering())
  await say(user, SENTENCE)
  expect(models.calls[1]?.body).toContain('multiplies rows')
})

test('both readers agree, or both are offered', async () => {
  const user = await userWithSales()
  inTurn(answering())
  const agreed = await say(user, SENTENCE)
  expect(agreed).toMatchObject({ isSure: true, other: null })
  inTurn(answering("select * from sales where region = 'West'"))
  const apart = await say(user, SENTENCE)
  expect(apart.isSure).toBe(false)
  expect(apart.other).toMatchObject({ by: 'planner' })
  expect(apart.other?.pipeline.blocks.map(({ type }) => type)).toEqual(['load_csv', 'filter'])
  expect(apart.other?.found?.rows.length).toBeGreaterThan(0)
})

test.each<[string, Script, number, string]>([
  ['garbage', { say: 'Sure, here you go!' }, 3, 'gave no answer that can be used'],
  ['tools nobody offered', { tools: true }, 3, 'gave no answer that can be used'],
  [
    'an unknown column near to nothing',
    answering('select * from sales where profitability > 1'),
    3,
    'does not fit the data',
  ],
  ['busy', { status: 429 }, 1, 'is busy at the moment'],
  ['broken', { status: 500 }, 1, 'answered with an error'],
  ['a wrong key', { status: 401 }, 1, 'does not accept the key'],
  ['a lost connection', { cut: 'x'.repeat(400) }, 1, 'The connection to the language model broke'],
])('after %s the planner answers, with a word about it', async (_, script, calls, word) => {
  const user = await userWithSales()
  inTurn(script)
  const answer = await say(user, SENTENCE)
  expect(answer.response).toContain(word)
  expect(answer.response).toContain('so the sentence was read without it.')
  expect(answer.updatedPipeline?.blocks.map(({ type }) => type)).toEqual(['load_csv', 'filter'])
  expect(answer.credits).toBe(4)
  expect(models.calls).toHaveLength(calls)
})

test('a question back costs nothing', async () => {
  const user = await userWithSales()
  inTurn({
    say: JSON.stringify({ explanation: '', sql: null, question: 'Which of the columns is meant?' }),
  })
  const answer = await say(user, 'make it nicer')
  expect(answer).toMatchObject({ response: 'Which of the columns is meant?', credits: 5 })
  expect(answer.updatedPipeline).toBeUndefined()
})

test('words alone do not take the place of a plan that runs', async () => {
  const user = await userWithSales()
  inTurn({ say: JSON.stringify({ explanation: 'That cannot be done.', sql: null }) })
  const answer = await say(user, SENTENCE)
  expect(answer.updatedPipeline?.blocks).toHaveLength(2)
  expect(answer.response).toContain('proposed nothing')
})

test('what is about the pipeline as it is never leaves the server', async () => {
  const user = await userWithSales()
  const [sales] = await user.call('listDatasets')
  const currentPipeline = salesGraph(sales?.id ?? '')
  for (const message of ['what does this pipeline do?', 'how many rows are left?', 'undo that'])
    await say(user, message, currentPipeline)
  expect(await say(user, 'run it', currentPipeline)).toMatchObject({ shouldExecute: true })
  expect(models.calls).toHaveLength(0)
})

test('two at once with one credit left: one is charged; without credits it is not asked', async () => {
  const user = await userWithSales()
  inTurn(answering())
  for (let left = 5; left > 1; left -= 1) await say(user, SENTENCE)
  const both = await Promise.allSettled([say(user, SENTENCE), say(user, SENTENCE)])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const ledger = await user.call('creditsLedger')
  expect(ledger[0]).toMatchObject({ amount: -1, balance: 0 })
  expect(ledger.filter(({ amount }) => amount < 0)).toHaveLength(5)
  models.calls.length = 0
  await expect(say(user, SENTENCE)).rejects.toMatchObject({ status: 402 })
  expect(models.calls).toHaveLength(0)
})

test('stopped while the model is being asked, the call ends and nothing is charged', async () => {
  const user = await userWithSales()
  inTurn({ hang: true })
  const headers = { 'idempotency-key': 'stop-model' }
  const reading = streaming(user, SENTENCE, headers)
  await reading.next()
  await expect.poll(() => models.calls.length).toBe(1)
  // While it is being answered, another message waits its turn.
  await expect(say(user, SENTENCE)).rejects.toMatchObject({ status: 429 })
  await user.call('stopConversation', { body: { key: 'stop-model' } })
  const events: ChatEvent[] = []
  for await (const event of reading) events.push(event)
  expect(events.at(-1)).toMatchObject({ kind: 'failed', error: 'Stopped. No credit was spent.' })
  expect((await user.call('creditsLedger'))[0]).toMatchObject({ amount: 0, balance: 5 })
  // What was sent is kept; how many tokens it was, nobody said.
  expect((await user.call('assistant')).used).toEqual({
    messages: 1,
    tokens: { input: 0, output: 0 },
  })
})

test('stopped while it mends its answer, what the first one took is kept', async () => {
  const user = await userWithSales()
  inTurn(answering('select * from sales where Amuont > 100'), { hang: true })
  const headers = { 'idempotency-key': 'stop-mending' }
  const reading = streaming(user, SENTENCE, headers)
  await reading.next()
  await expect.poll(() => models.calls.length).toBe(2)
  await user.call('stopConversation', { body: { key: 'stop-mending' } })
  const events: ChatEvent[] = []
  for await (const event of reading) events.push(event)
  expect(events.at(-1)).toMatchObject({ kind: 'failed' })
  expect((await user.call('assistant')).used).toEqual({ messages: 1, tokens: USED })
})

test('edits go to what is on the canvas; what stays keeps its id', async () => {
  const user = await userWithSales()
  const [sales] = await user.call('listDatasets')
  const canvas = salesGraph(sales?.id ?? '')
  inTurn(answering('select * from west order by amount desc', 'Sorted.'))
  const { updatedPipeline } = await say(user, 'put the dearest on top, would you', canvas)
  expect(updatedPipeline?.blocks.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['load', 'west', 'file']),
  )
  const kept = updatedPipeline?.blocks.filter(({ id }) => canvas.blocks.some((b) => b.id === id))
  expect(kept).toEqual(canvas.blocks)
})

test('the key is in no answer, no line of the log and no file of the store', async () => {
  const user = await userWithSales()
  const said: unknown[] = []
  for (const script of [{ status: 401 }, { status: 400 }, { tools: true }, answering()] as const) {
    inTurn(script)
    said.push(await say(user, SENTENCE))
  }
  said.push(await user.call('creditsLedger'), await user.call('currentUser'))
  expect(JSON.stringify(said)).not.toContain(CANARY_KEY)
  expect(server.logLines.join('\n')).toContain('No use of the model')
  expect(server.logLines.join('\n')).not.toContain(CANARY_KEY)
  const files = readdirSync(server.place.dataFolder, { recursive: true, withFileTypes: true })
  const holding = files
    .filter((file) => file.isFile())
    .filter((file) => readFileSync(join(file.parentPath, file.name)).includes(CANARY_KEY))
  expect(holding).toEqual([])
})

async function userWithSales(): Promise<TestUser> {
  const user = await server.signUp()
  await uploadSales(user)
  return user
}

function say(user: TestUser, message: string, currentPipeline: Graph = EMPTY) {
  const body = { message, currentPipeline, availableDatasets: [] }
  return user.call('conversationalPipeline', { body })
}

type Graph = {
  blocks: Pipeline['blocks'][number][]
  connections: Pipeline['connections'][number][]
}

async function stream(user: TestUser, message: string): Promise<ChatEvent[]> {
  const events: ChatEvent[] = []
  for await (const event of streaming(user, message)) events.push(event)
  return events
}

async function* streaming(
  user: TestUser,
  message: string,
  headers: Record<string, string> = {},
): AsyncGenerator<ChatEvent> {
  const response = await fetch(server.url + ROUTES.streamConversation.path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${user.token}`,
      ...headers,
    },
    body: JSON.stringify({ message, currentPipeline: EMPTY, availableDatasets: [] }),
  })
  if (!response.body) throw new Error('no body')
  // Our own server's, typed by the contract.
  for await (const event of readEvents(response.body)) yield event as ChatEvent
}
