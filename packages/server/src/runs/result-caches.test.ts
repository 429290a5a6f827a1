import { readdirSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { salesGraph, savePipeline, untilFinished, uploadSales } from '../testing/sales.ts'
import { startTestServer, type TestServer, type TestUser } from '../testing/start-test-server.ts'
import { Background } from '../background.ts'
import { createLog } from '../create-log.ts'
import { ResultCaches } from './result-caches.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('what was computed is told as cached, and only that', async () => {
  const user = await server.signUp()
  const { id } = await uploadSales(user)
  const first = await run(user, id, 'amount > 100')
  expect(cachedBlocks(first)).toEqual([])
  const same = await run(user, id, 'amount > 100')
  expect(cachedBlocks(same)).toEqual(['load', 'west', 'file'])
  expect(same.blocks.map(({ rows }) => rows)).toEqual(first.blocks.map(({ rows }) => rows))
  const changed = await run(user, id, 'amount > 200')
  expect(cachedBlocks(changed)).toEqual([])
})

test('a change of the last of ten blocks runs one block', async () => {
  const user = await server.signUp()
  const { id } = await uploadSales(user)
  const chain = (last: string) => filters(id, (index) => (index === 8 ? last : `id > ${index}`))
  expect(cachedBlocks(await runGraph(user, chain('amount > 100')))).toEqual([])
  expect(workedBlocks(await runGraph(user, chain('amount > 300')))).toEqual(['f8'])
})

test('a block in the middle that is changed again runs with what follows it', async () => {
  const user = await server.signUp()
  const { id } = await uploadSales(user)
  const chain = (middle: number) => filters(id, (index) => `id > ${index === 4 ? middle : index}`)
  const saved = await savePipeline(user, chain(4))
  const edited = async (middle: number) => {
    const body = chain(middle)
    const started = await user.call('executePipeline', { params: { id: saved.id }, body })
    return workedBlocks(await untilFinished(user, started.executionId))
  }
  expect(await edited(4)).toHaveLength(10)
  expect(await edited(-1)).toHaveLength(10)
  expect(await edited(-2)).toEqual(['f4', 'f5', 'f6', 'f7', 'f8'])
})

test('nobody is given rows of somebody else, though the data is the same', async () => {
  const before = cacheFolders()
  for (const user of [await server.signUp(), await server.signUp()]) {
    const { id } = await uploadSales(user)
    expect(cachedBlocks(await run(user, id, 'amount > 100'))).toEqual([])
  }
  expect(cacheFolders()).toHaveLength(before.length + 2)
})

test('nothing computed from a deleted dataset stays', async () => {
  const before = cacheFolders()
  const user = await server.signUp()
  const { id } = await uploadSales(user)
  await run(user, id, 'amount > 100')
  expect(cacheFolders()).toHaveLength(before.length + 1)
  await user.call('deleteDataset', { params: { id } })
  expect(cacheFolders()).toEqual(before)
})

test('a run under way when its dataset was deleted leaves nothing, nor does an account', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plainflow-caches-'))
  const caches = new ResultCaches(folder, { background: new Background(createLog('silent')) })
  const found = () => readdirSync(join(folder, 'cache'))
  const leave = async (path: string) => {
    await mkdir(path, { recursive: true })
    await writeFile(join(path, 'late.parquet'), '')
  }
  const left = await caches.lend('one', 'p', async (cache) => {
    await caches.forget('one')
    await leave(cache.folder)
    return found()
  })
  expect([left, found()]).toEqual([['one'], []])
  for (const user of ['one', 'two']) await caches.lend(user, 'p', (cache) => leave(cache.folder))
  await caches.sweep(async () => new Set(['two']))
  expect(found()).toEqual(['two'])
  await rm(folder, { recursive: true })
})

/** The sales and nine filters, one after the other. */
function filters(datasetId: string, expressionOf: (index: number) => string) {
  const { blocks } = salesGraph(datasetId)
  const [load, filter] = blocks
  if (!load || !filter) throw new Error('no blocks')
  const nine = Array.from({ length: 9 }, (_, index) => {
    const { configuration } = salesGraph(datasetId, expressionOf(index)).blocks[1] ?? filter
    return { ...filter, id: `f${index}`, label: `f${index}`, configuration }
  })
  const all = [load, ...nine]
  const connections = nine.map((block, index) => ({
    id: `e${index}`,
    source: all[index]?.id ?? '',
    target: block.id,
  }))
  return { blocks: all, connections }
}

async function run(user: TestUser, datasetId: string, expression: string) {
  return runGraph(user, salesGraph(datasetId, expression))
}

async function runGraph(user: TestUser, graph: ReturnType<typeof salesGraph>) {
  const { id } = await savePipeline(user, graph)
  const { executionId } = await user.call('executePipeline', { params: { id }, body: {} })
  const ended = await untilFinished(user, executionId)
  expect(ended.status).toBe('completed')
  return ended
}

function cachedBlocks({ blocks }: { blocks: readonly { id: string; cached: boolean }[] }) {
  return blocks.filter(({ cached }) => cached).map(({ id }) => id)
}

function workedBlocks({ blocks }: { blocks: readonly { id: string; cached: boolean }[] }) {
  return blocks.filter(({ cached }) => !cached).map(({ id }) => id)
}

function cacheFolders(): string[] {
  return readdirSync(join(server.place.dataFolder, 'cache'))
}
