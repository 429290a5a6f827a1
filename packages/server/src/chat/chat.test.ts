import { afterAll, beforeAll, expect, test } from 'vitest'
import { uploadSales, WEST_OVER_100 } from '../testing/sales.ts'
import { startTestServer, type TestServer, type TestUser } from '../testing/start-test-server.ts'

const SENTENCE = 'keep rows where amount is over 100 and region is West, then export as parquet'
const EMPTY = { blocks: [], connections: [] }

let server: TestServer
beforeAll(async () => (server = await startTestServer()))
afterAll(() => server.close())

test('a sentence becomes a pipeline that runs, for one credit', async () => {
  const user = await userWithSales()
  const answer = await say(user, SENTENCE)
  expect(answer.credits).toBe(4)
  expect(answer.updatedPipeline?.blocks.map(({ type }) => type)).toEqual([
    'load_csv',
    'filter',
    'export',
  ])
  const { blocks = [], connections = [] } = answer.updatedPipeline ?? {}
  const table = await user.call('previewPipeline', {
    body: { blocks, connections, blockId: blocks[1]?.id ?? '', limit: 1 },
  })
  expect(table.rowCount).toBe(WEST_OVER_100)
  expect((await user.call('creditsLedger'))[0]).toMatchObject({ amount: -1, balance: 4 })
})

test('what gives no pipeline costs nothing', async () => {
  const user = await userWithSales()
  const answer = await say(user, 'what is the meaning of life?')
  expect(answer).toMatchObject({ credits: 5, shouldExecute: false })
  expect(answer.updatedPipeline).toBeUndefined()
  expect(await user.call('creditsLedger')).toHaveLength(1)
})

test('without data of its own nothing is read from others', async () => {
  await userWithSales()
  const stranger = await server.signUp()
  const answer = await say(stranger, SENTENCE)
  expect(answer.updatedPipeline).toBeUndefined()
  expect(answer.credits).toBe(5)
})

test('only the datasets in play are used, and only own ones', async () => {
  const user = await userWithSales()
  const foreign = await uploadSales(await server.signUp())
  const answer = await say(user, SENTENCE, { availableDatasets: [foreign.id] })
  expect(answer.updatedPipeline).toBeUndefined()
})

test('five credits give five pipelines, then 402, and explaining stays free', async () => {
  const user = await userWithSales()
  for (const left of [4, 3, 2, 1, 0])
    expect(await say(user, SENTENCE)).toMatchObject({ credits: left })
  await expect(say(user, SENTENCE)).rejects.toMatchObject({ status: 402, code: 'no_credits' })
  expect(await say(user, 'what is the meaning of life?')).toMatchObject({ credits: 0 })
})

test('ten messages at once: one is answered, the rest wait their turn, all is paid for', async () => {
  const user = await userWithSales()
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => say(user, SENTENCE)))
  const answered = results.filter(({ status }) => status === 'fulfilled').length
  expect(answered).toBeGreaterThan(0)
  for (const result of results.filter(({ status }) => status === 'rejected'))
    expect(result).toMatchObject({ reason: { status: 429 } })
  expect((await user.call('currentUser')).user.credits).toBe(5 - answered)
})

test('asked again with its key, the answer is the same and paid once', async () => {
  const user = await userWithSales()
  const headers = { 'idempotency-key': 'chat-1' }
  const first = await say(user, SENTENCE, {}, headers)
  expect(await say(user, SENTENCE, {}, headers)).toEqual(first)
  expect((await user.call('currentUser')).user.credits).toBe(4)
})

async function userWithSales(): Promise<TestUser> {
  const user = await server.signUp()
  await uploadSales(user)
  return user
}

function say(
  user: TestUser,
  message: string,
  more: { availableDatasets?: string[] } = {},
  headers: Record<string, string> = {},
) {
  const body = { message, currentPipeline: EMPTY, availableDatasets: [], ...more }
  return user.call('conversationalPipeline', { body, headers })
}
