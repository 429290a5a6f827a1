import { CallError, type StoredPipeline, VERSION_LIMITS } from '@plainflow/contract'
import { addBlock, mergePipelines, type Pipeline } from '@plainflow/core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { salesGraph, savePipeline } from '../testing/sales.ts'
import type { TestServer, TestUser } from '../testing/start-test-server.ts'
import { workerServer } from '../testing/worker-server.ts'

type Graph = ReturnType<typeof salesGraph>

let server: TestServer
let user: TestUser
let id: string
beforeAll(async () => {
  server = await workerServer()
  user = await server.signUp()
})
afterAll(() => server.close())
beforeEach(async () => {
  if (id) await user.call('deletePipeline', { params: { id } })
  id = (await savePipeline(user, salesGraph('d'))).id
})

describe('the history of a pipeline', () => {
  test('has every save, newest first, with what changed in words', async () => {
    await save(1, salesGraph('d', 'amount > 1'))
    await save(2, without(salesGraph('d', 'amount > 1'), 'file'))
    await save(3, without(salesGraph('d', 'amount > 1'), 'file'), { name: 'East' })
    expect(await history()).toMatchObject([
      { version: 4, changes: 'Renamed', kind: 'save', name: 'East', blockCount: 2 },
      { version: 3, changes: 'file removed' },
      { version: 2, changes: 'west changed' },
      { version: 1, changes: 'First version', blockCount: 3, label: null },
    ])
    const first = await user.call('getVersion', { params: { id, version: 1 } })
    expect(first).toMatchObject({ version: 1, ...salesGraph('d') })
  })

  test('gains nothing by a save without a change', async () => {
    const saved = await save(1, salesGraph('d'))
    expect(saved.version).toBe(1)
    expect(await history()).toHaveLength(1)
  })

  test('holds every autosave, each with what it was', async () => {
    for (const version of [1, 2, 3]) await autosave(version, salesGraph('d', `amount > ${version}`))
    expect(await history()).toMatchObject([
      { version: 4, kind: 'autosave', changes: 'west changed' },
      { version: 3, kind: 'autosave', changes: 'west changed' },
      { version: 2, kind: 'autosave', changes: 'west changed' },
      { version: 1, kind: 'save' },
    ])
    expect(await user.call('getVersion', { params: { id, version: 3 } })).toMatchObject(
      salesGraph('d', 'amount > 2'),
    )
  })

  test('keeps two hundred, and what was named', async () => {
    await name(1, 'The first')
    for (let version = 1; version <= VERSION_LIMITS.unnamed + 2; version += 1)
      await save(version, salesGraph('d', `amount > ${version}`))
    const list = await history()
    expect(list).toHaveLength(VERSION_LIMITS.unnamed + 1)
    expect(list[0]?.version).toBe(VERSION_LIMITS.unnamed + 3)
    expect(list.at(-1)).toMatchObject({ version: 1, label: 'The first' })
    expect(list.at(-2)?.version).toBe(4)
  })

  test('is gone with its pipeline', async () => {
    const other = await savePipeline(user, salesGraph('d'))
    await user.call('deletePipeline', { params: { id: other.id } })
    await expect(user.call('listVersions', { params: { id: other.id } })).rejects.toMatchObject({
      status: 404,
    })
  })
})

describe('a version', () => {
  test('is named, renamed and unnamed', async () => {
    expect(await name(1, ' Before the fair ')).toMatchObject({ label: 'Before the fair' })
    expect(await history()).toMatchObject([{ label: 'Before the fair' }])
    expect(await name(1, null)).toMatchObject({ label: null })
    await expect(name(1, '')).rejects.toMatchObject({ status: 400 })
    await expect(name(7, 'Nothing')).rejects.toMatchObject({ status: 404 })
  })

  test('is restored as a new one, and that can be taken back', async () => {
    await save(1, salesGraph('d', 'amount > 1'), { name: 'East' })
    const restored = await restore(1, '"2"')
    expect(restored.status).toBe(200)
    expect(restored.headers.get('etag')).toBe('"3"')
    expect(await restored.json()).toMatchObject({ version: 3, name: 'East', ...salesGraph('d') })
    expect(await history()).toMatchObject([
      { version: 3, kind: 'restore', restoredFrom: 1, changes: 'west changed' },
      { version: 2 },
      { version: 1 },
    ])
    expect((await restore(2, '"3"')).status).toBe(200)
    expect(await user.call('getPipeline', { params: { id } })).toMatchObject({
      version: 4,
      ...salesGraph('d', 'amount > 1'),
    })
  })

  test.each([
    [undefined, 1, 400],
    ['"9"', 1, 412],
    ['"1"', 9, 404],
  ])(
    'restoring with If-Match %s version %d is answered with %d',
    async (match, version, status) => {
      expect((await restore(version, match)).status).toBe(status)
      expect(await history()).toHaveLength(1)
    },
  )
})

describe('two tabs', () => {
  test('a stale save is answered with what is stored and what it was made from', async () => {
    await save(1, salesGraph('d', 'amount > 1'))
    await expect(save(1, salesGraph('d', 'amount > 2'))).rejects.toMatchObject({
      status: 412,
      body: {
        details: {
          current: { version: 2, ...salesGraph('d', 'amount > 1') },
          base: { name: 'West', ...salesGraph('d') },
        },
      },
    })
  })

  test('what gave way in a merge is a version of its own', async () => {
    await save(1, salesGraph('d', 'amount > 1'))
    const kept = { name: 'West', ...asText(salesGraph('d', 'amount > 2')) }
    const merged = await save(2, salesGraph('d', 'amount > 1'), { kept })
    expect(merged.version).toBe(4)
    expect(await history()).toMatchObject([
      { version: 4 },
      { version: 3, kind: 'kept' },
      { version: 2 },
      { version: 1 },
    ])
    expect(await user.call('getVersion', { params: { id, version: 3 } })).toMatchObject(
      salesGraph('d', 'amount > 2'),
    )
  })

  test('saving at once and merging, both have all their blocks in the end', async () => {
    const edits = 8
    await Promise.all([1_000, 2_000].map((start) => work(start, edits)))
    const { blocks, version } = await user.call('getPipeline', { params: { id } })
    const added = blocks.map((block) => block.id).filter((block) => block.startsWith('sort_'))
    const wanted = [1_000, 2_000].flatMap((start) =>
      Array.from({ length: edits }, (_, index) => `sort_${start + index}`),
    )
    expect(added.toSorted()).toEqual(wanted)
    expect(version).toBe(1 + 2 * edits)
  })

  test('of ten saves from one version, one is in the history', async () => {
    await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) => save(1, salesGraph('d', `amount > ${index}`))),
    )
    expect((await history()).map(({ version }) => version)).toEqual([2, 1])
  })

  test('a new pipeline sent twice with one key is one pipeline', async () => {
    const before = (await user.call('listPipelines')).length
    const send = () =>
      user.call('createPipeline', {
        headers: { 'idempotency-key': 'first-save' },
        body: { name: 'Once', ...asText(salesGraph('d')), sitting: 's' },
      })
    const [one, two] = [await send(), await send()]
    expect(two).toEqual(one)
    expect(await user.call('listPipelines')).toHaveLength(before + 1)
    await user.call('deletePipeline', { params: { id: one.id } })
  })
})

const history = () => user.call('listVersions', { params: { id } })
const name = (version: number, label: string | null) =>
  user.call('nameVersion', { params: { id, version }, body: { label } })
const autosave = (version: number, graph: Graph, sitting = 'one') =>
  save(version, graph, { sitting })

function save(version: number, graph: Pipeline, more: Record<string, unknown> = {}) {
  return user.call('savePipeline', {
    params: { id },
    headers: { 'if-match': `"${version}"` },
    body: { name: 'West', ...asText(graph), ...more },
  })
}

/** One tab: adds a block and saves, merging with whoever was faster, again and again. */
async function work(start: number, edits: number): Promise<void> {
  let base = await user.call('getPipeline', { params: { id } })
  for (let edit = 0; edit < edits; edit += 1) {
    let mine = addBlock(base, 'sort', { x: 0, y: start }, start + edit).pipeline
    for (let isSaved = false; !isSaved;) {
      try {
        base = await save(base.version, mine, { sitting: `tab ${start}` })
        isSaved = true
      } catch (error) {
        if (!(error instanceof CallError) || error.status !== 412 || !error.body) throw error
        const { current } = error.body.details as { current: StoredPipeline } // as the route says
        mine = mergePipelines(base, mine, current).pipeline
        base = current
      }
    }
  }
}

function asText({ blocks, connections }: Pipeline) {
  return { blocks: JSON.stringify(blocks), connections: JSON.stringify(connections) }
}

function without({ blocks, connections }: Graph, block: string): Graph {
  return {
    blocks: blocks.filter((candidate) => candidate.id !== block),
    connections: connections.filter(({ source, target }) => source !== block && target !== block),
  }
}

function restore(version: number, match: string | undefined): Promise<Response> {
  return fetch(`${server.url}/api/pipelines/${id}/versions/${version}/restore`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${user.token}`,
      ...(match === undefined ? {} : { 'if-match': match }),
    },
  })
}
