import { type ChatEvent, readEvents, ROUTES, SAID_AT_ONCE } from '@plainflow/contract'
import { isLeftOut, type Pipeline } from '@plainflow/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { salesGraph, uploadSales, WEST_OVER_100 } from '../testing/sales.ts'
import type { TestServer, TestUser } from '../testing/start-test-server.ts'
import { workerServer } from '../testing/worker-server.ts'

const SENTENCE = 'keep rows where amount is over 100 and region is West, then export as parquet'
type Graph = {
  blocks: Pipeline['blocks'][number][]
  connections: Pipeline['connections'][number][]
}

const EMPTY: Graph = { blocks: [], connections: [] }

let server: TestServer
beforeAll(async () => (server = await workerServer()))
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

test('an answer to a part of the question costs nothing, and says so', async () => {
  const user = await userWithSales()
  const answer = await say(user, 'which region has the highest amount for grandmothers?')
  expect(answer.updatedPipeline?.blocks.length).toBeGreaterThan(0)
  expect(answer.assumptions.some(isLeftOut)).toBe(true)
  expect(answer).toMatchObject({ charge: null, credits: 5 })
  expect((await user.call('creditsLedger'))[0]).toMatchObject({
    amount: 0,
    reason: 'Not charged: it answers only a part of the question',
  })
})

test('an alert that nobody mails costs nothing, and the answer says so', async () => {
  const user = await userWithSales()
  const answer = await say(
    user,
    'keep rows where amount is over 100, then alert when amount is over 300',
  )
  expect(answer.updatedPipeline?.blocks.map(({ type }) => type)).toContain('alert')
  expect(answer.response).toContain('This server sends no mail: alerts wait in the outbox.')
  expect(answer).toMatchObject({ charge: null, credits: 5 })
})

test('a rejected proposal is given back once, and to nobody else', async () => {
  const user = await userWithSales()
  const { charge, credits } = await say(user, SENTENCE)
  expect(credits).toBe(4)
  const body = { charge: charge ?? '' }
  const stranger = await server.signUp()
  expect(await stranger.call('rejectProposal', { body })).toEqual({ givenBack: false, credits: 5 })
  expect(await user.call('rejectProposal', { body })).toEqual({ givenBack: true, credits: 5 })
  expect(await user.call('rejectProposal', { body })).toEqual({ givenBack: false, credits: 5 })
  const [given, spent] = await user.call('creditsLedger')
  expect(spent).toMatchObject({ amount: -1, balance: 4 })
  expect(given).toMatchObject({ amount: 1, balance: 5 })
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

test('a proposal says what it does to rows and columns, as measured', async () => {
  const user = await userWithSales()
  const { effects: first, updatedPipeline = EMPTY } = await say(user, SENTENCE)
  expect(first).toMatchObject([
    {
      block: updatedPipeline.blocks[2]?.id,
      label: 'Export',
      before: null,
      after: { rows: WEST_OVER_100, columns: 3 },
      columnsAdded: [],
      columnsRemoved: [],
      sampled: null,
    },
  ])
  // Rows of a chart's worth come with it, however many there are.
  expect(first[0]?.found?.rows).toHaveLength(Math.min(WEST_OVER_100, SAID_AT_ONCE.rows))
  const sentence = 'compute doubled as amount * 2, keep rows where doubled is over 400'
  const next = await say(user, sentence, { currentPipeline: updatedPipeline })
  expect(next.effects).toMatchObject([
    {
      before: { rows: WEST_OVER_100, columns: 3 },
      after: { columns: 4 },
      columnsAdded: ['doubled'],
      columnsRemoved: [],
    },
  ])
  expect(next.effects[0]?.after.rows).toBeLessThan(WEST_OVER_100)
})

test('a question is answered with its figure, and a handful of rows is said with them', async () => {
  const user = await userWithSales()
  const { effects } = await say(user, `how many rows have an amount over 100 and region West?`)
  expect(effects[0]?.found?.rows).toEqual([[WEST_OVER_100]])
  const { effects: grouped } = await say(user, 'how many rows are there in each region?')
  expect(grouped[0]?.found?.columns[0]).toEqual({ name: 'region', type: 'text' })
  expect(grouped[0]?.found?.rows).toHaveLength(grouped[0]?.after.rows ?? 0)
})

test('why it is empty: the block where the rows end is named, for nothing', async () => {
  const user = await userWithSales()
  const [sales] = await user.call('listDatasets')
  const currentPipeline = salesGraph(sales?.id ?? '', "region = 'Mars'")
  const why = await say(user, 'why is this empty?', { currentPipeline })
  expect(why.response).toBe(
    "The rows end at west: 1,000 rows arrive there, none leave. It says: Keep rows where `region = 'Mars'`.",
  )
  expect(why).toMatchObject({ blocks: ['west'], alternatives: ['remove the west'], credits: 5 })
  const full = salesGraph(sales?.id ?? '')
  const count = await say(user, 'how many rows are left?', { currentPipeline: full })
  expect(count.response).toBe(`There are ${WEST_OVER_100} rows at file.`)
  expect(await say(user, 'undo that', { currentPipeline: full })).toMatchObject({ action: 'undo' })
  expect(await say(user, 'run it', { currentPipeline: full })).toMatchObject({
    shouldExecute: true,
    credits: 5,
  })
})

test('no rows: the proposal says which condition is to blame, and so does the question', async () => {
  const user = await userWithSales()
  const sentence = 'load sales, keep rows where amount is over 100 and region is Atlantis'
  const { response, updatedPipeline = EMPTY } = await say(user, sentence)
  expect(response).toMatch(
    / It finds nothing: No row meets "region is "?Atlantis"?"; known for region are .*West/,
  )
  const why = await say(user, 'why is this empty?', { currentPipeline: updatedPipeline })
  expect(why.response).toContain('1,000 rows arrive there, none leave. No row meets "region is')
  expect(why.alternatives[0]).toBe('change the Filter to amount is over 100')
  const met = await say(
    user,
    'load sales, keep rows where amount is over 100 and amount is under 90',
  )
  expect(met.response).toContain('"amount is under 90" takes the last of them: ')
  expect((await say(user, SENTENCE)).response).not.toContain('finds nothing')
})

test('the stream tells the stages in order, then the words, then the same answer', async () => {
  const user = await userWithSales()
  const headers = { 'idempotency-key': 'stream-1' }
  const events: ChatEvent[] = []
  for await (const event of stream(user, SENTENCE, { headers })) events.push(event)
  const stages = events.flatMap((event) => (event.kind === 'stage' ? [event.stage] : []))
  expect(stages).toEqual(['reading', 'tables', 'plan', 'check', 'sample'])
  const told = events.flatMap((event) => (event.kind === 'words' ? [event.text] : [])).join('')
  const last = events.at(-1)
  expect(last).toMatchObject({ kind: 'answer', answer: { response: told, credits: 4 } })
  expect(events.find((event) => event.kind === 'stage' && event.stage === 'tables')).toMatchObject({
    text: 'Tables found: sales',
  })
  const again = await say(user, SENTENCE, {}, headers)
  expect(last).toEqual({ kind: 'answer', answer: again })
  expect((await user.call('currentUser')).user.credits).toBe(4)
})

test('a refusal comes through the stream in words', async () => {
  const user = await userWithSales()
  for (let left = 5; left > 0; left -= 1) await say(user, SENTENCE)
  const events = []
  for await (const event of stream(user, SENTENCE)) events.push(event)
  expect(events.at(-1)).toEqual({
    kind: 'failed',
    status: 402,
    code: 'no_credits',
    error: 'No credits remaining',
  })
})

test('stopped in the middle nothing is charged, and a receipt says so', async () => {
  const user = await userWithSales()
  const slow = await slowPipeline(user)
  const headers = { 'idempotency-key': 'slow' }
  const events: ChatEvent[] = []
  const body = { currentPipeline: slow, headers }
  for await (const event of stream(user, 'keep rows where amount is over 5', body)) {
    events.push(event)
    if (event.kind !== 'stage' || event.stage !== 'sample') continue
    const stop = (key: string) => user.call('stopConversation', { body: { key } })
    expect(await stop('another')).toEqual({ stopped: false })
    expect(await stop('slow')).toEqual({ stopped: true })
  }
  expect(events.at(-1)).toMatchObject({ kind: 'failed', error: 'Stopped. No credit was spent.' })
  expect((await user.call('currentUser')).user.credits).toBe(5)
  expect((await user.call('creditsLedger'))[0]).toMatchObject({
    amount: 0,
    balance: 5,
    reason: 'Not charged: Stopped. No credit was spent.',
  })
  expect(await say(user, SENTENCE)).toMatchObject({ credits: 4 })
})

test('a reader that leaves stops the work; asked again plainly it is paid once', async () => {
  const user = await userWithSales()
  const headers = { 'idempotency-key': 'dropped' }
  const dropped = new AbortController()
  const reading = stream(user, SENTENCE, { headers, signal: dropped.signal })
  await reading.next()
  dropped.abort()
  await expect(reading.next()).rejects.toThrow('aborted')
  const answer = await untilAnswered(() => say(user, SENTENCE, {}, headers))
  expect(answer.credits).toBe(4)
  expect(await say(user, SENTENCE, {}, headers)).toEqual(answer)
  const charged = (await user.call('creditsLedger')).filter(({ amount }) => amount < 0)
  expect(charged).toHaveLength(1)
  expect(charged[0]?.reason).toContain('keep rows where amount is over 100')
})

/** A thousand million rows to count: nobody waits that long. */
async function slowPipeline(user: TestUser): Promise<Graph> {
  const [sales] = await user.call('listDatasets')
  const graph = salesGraph(sales?.id ?? '')
  const [load] = graph.blocks
  if (!load) throw new Error('no block')
  const join = (id: string) => ({
    ...load,
    id,
    type: 'join',
    label: id,
    configuration: { parameters: { how: 'cross', keys: [], suffix: `_${id}` } },
  })
  const into = (target: string, left: string) => [
    { id: `${target}l`, source: left, target, targetHandle: 'left' },
    { id: `${target}r`, source: 'load', target, targetHandle: 'right' },
  ]
  return {
    blocks: [load, join('a'), join('b')],
    connections: [...into('a', 'load'), ...into('b', 'a')],
  }
}

async function untilAnswered<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      const status = error instanceof Error && 'status' in error ? error.status : 0
      if (status !== 409 && status !== 429) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

interface StreamOptions {
  readonly currentPipeline?: Pipeline
  readonly headers?: Record<string, string>
  readonly signal?: AbortSignal
}

async function* stream(
  user: TestUser,
  message: string,
  { currentPipeline = EMPTY, headers = {}, signal }: StreamOptions = {},
): AsyncGenerator<ChatEvent> {
  const response = await fetch(server.url + ROUTES.streamConversation.path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${user.token}`,
      ...headers,
    },
    body: JSON.stringify({ message, currentPipeline, availableDatasets: [] }),
    ...(signal ? { signal } : {}),
  })
  if (!response.body) throw new Error('no body')
  // Our own server's, typed by the contract.
  for await (const event of readEvents(response.body)) yield event as ChatEvent
}

async function userWithSales(): Promise<TestUser> {
  const user = await server.signUp()
  await uploadSales(user)
  return user
}

function say(
  user: TestUser,
  message: string,
  more: { availableDatasets?: string[]; currentPipeline?: Graph } = {},
  headers: Record<string, string> = {},
) {
  const body = { message, currentPipeline: EMPTY, availableDatasets: [], ...more }
  return user.call('conversationalPipeline', { body, headers })
}

test("README's own sentence gives the right rows over files whose keys are customer_id and id", async () => {
  const user = await server.signUp()
  const customers = 'id,name,region\n1,Anna,West\n2,Ben,East\n3,Carla,West\n'
  const orders =
    'id,customer_id,order_date,amount\n1,2,2024-03-01,80\n2,1,2024-04-09,120\n3,3,2023-05-02,500\n4,3,2024-06-30,45.5\n'
  for (const [name, csvData] of Object.entries({ customers, orders }))
    await user.call('uploadDataset', { body: { name, filename: `${name}.csv`, csvData } })
  const answer = await say(
    user,
    'join orders with customers, keep 2024, revenue by region, highest first',
  )
  expect(answer.headline).toBe(
    'Sum of amount by region, where order_date is between 2024-01-01 and 2024-12-31, largest first',
  )
  const { blocks = [], connections = [] } = answer.updatedPipeline ?? {}
  const blockId = blocks.at(-1)?.id ?? ''
  const { rows } = await user.call('previewPipeline', {
    body: { blocks, connections, blockId, limit: 10 },
  })
  expect(rows).toEqual([
    ['West', 165.5],
    ['East', 80],
  ])
})
