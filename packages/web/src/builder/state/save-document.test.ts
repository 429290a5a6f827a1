import { addBlock, EMPTY_PIPELINE, type Pipeline, relabelBlock, removeBlock } from '@plainflow/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useToasts } from '@/design/toast.ts'
import { catchUp } from './catch-up.ts'
import { isDirty, openNew, openStored, useDocument } from './document-store.ts'
import { findDrafts } from './draft.ts'
import { keepDraft } from './keep-draft.ts'
import { currentPipeline, editPipeline, undo } from './pipeline-store.ts'
import { saveDocument } from './save-document.ts'
import { show } from './workspace-store.ts'

const load = addBlock(EMPTY_PIPELINE, 'load_csv', { x: 0, y: 0 }, 1)
const two = addBlock(load.pipeline, 'filter', { x: 260, y: 0 }, 2)
const label = (id: string) => currentPipeline().blocks.find((block) => block.id === id)?.label

/** A server of one pipeline, as far as saving goes. */
const server = {
  version: 1,
  name: 'Sales',
  pipeline: two.pipeline as Pipeline,
  requests: [] as { method: string; body: Record<string, unknown>; headers: Headers }[],
  isDown: false,
  isDraft: false,
  isPlanFull: false,
  /** What somebody else saves while nobody looks. */
  change(edit: (pipeline: Pipeline) => Pipeline) {
    server.pipeline = edit(server.pipeline)
    server.version += 1
  },
  stored: () => ({
    id: 'p1',
    projectId: 'j',
    name: server.name,
    description: 'kept as it is',
    isDraft: server.isDraft,
    blockCount: server.pipeline.blocks.length,
    version: server.version,
    createdAt: '',
    updatedAt: '',
    ...server.pipeline,
  }),
}

// For all tests: the client keeps the fetch it was made with.
const answer = async (address: string, init: RequestInit) => {
  if (server.isDown) throw new TypeError('Failed to fetch')
  if (address.includes('/projects')) return Response.json([])
  const method = init.method ?? 'GET'
  if (method === 'GET') return Response.json(server.stored())
  const body = JSON.parse(String(init.body)) as Record<string, string> // as the client wrote it
  const headers = new Headers(init.headers)
  server.requests.push({ method, body, headers })
  if (method === 'PUT' && headers.get('if-match') !== `"${server.version}"`)
    return Response.json(
      { code: 'stale', error: 'Changed', details: { current: server.stored() } },
      { status: 412 },
    )
  if (server.isPlanFull && body['draft'] !== (true as unknown))
    return Response.json({ code: 'plan_limit', error: 'The plan is full.' }, { status: 403 })
  server.isDraft =
    method === 'POST' ? Boolean(body['draft']) : server.isDraft && Boolean(body['draft'])
  server.name = body['name'] ?? ''
  server.change(() => ({
    blocks: JSON.parse(body['blocks'] ?? '') as Pipeline['blocks'], // what was sent
    connections: JSON.parse(body['connections'] ?? '') as Pipeline['connections'],
  }))
  return Response.json(server.stored())
}

beforeEach(async () => {
  localStorage.clear()
  vi.stubGlobal('fetch', answer)
  Object.assign(server, { version: 1, name: 'Sales', pipeline: two.pipeline, isDown: false })
  Object.assign(server, { isDraft: false, isPlanFull: false })
  show({ configuring: null })
  await openStored('ada', 'p1')
  server.requests.length = 0
  useToasts.setState({ message: null })
})
afterEach(() => vi.unstubAllGlobals())

describe('saving', () => {
  it('sends what it was made from, and what was sent is saved', async () => {
    editPipeline((pipeline) => relabelBlock(pipeline, two.id, 'West'))
    const saving = saveDocument('ada', { auto: true })
    // The canvas moves on while the request is under way.
    await Promise.resolve()
    const sent = currentPipeline()
    editPipeline((pipeline) => relabelBlock(pipeline, two.id, 'East'))
    expect(await saving).toEqual({ id: 'p1' })
    const document = useDocument.getState()
    expect(document).toMatchObject({ version: 2, saving: false, trouble: null })
    expect(document.saved.pipeline).toBe(sent)
    expect(isDirty(document, currentPipeline())).toBe(true)
    expect(server.requests[0]?.body).toMatchObject({ description: 'kept as it is' })
    expect(findDrafts('ada', 'p1')).toHaveLength(1)
  })

  it('begins a draft, which is kept when that is asked for, and stays one in a full plan', async () => {
    openNew('ada', true)
    editPipeline(() => load.pipeline)
    await saveDocument('ada', { auto: true })
    expect(server.requests.at(-1)?.body).toMatchObject({ draft: true })
    expect(useDocument.getState().isDraft).toBe(true)
    server.isPlanFull = true
    useDocument.setState({ isDraft: false })
    expect(await saveDocument('ada')).toEqual({ id: 'p1' })
    expect(useDocument.getState()).toMatchObject({ isDraft: true, trouble: null })
    expect(useToasts.getState().message).toMatchObject({ title: 'It stays a draft' })
    server.isPlanFull = false
    useDocument.setState({ isDraft: false })
    await saveDocument('ada')
    expect(server.isDraft).toBe(false)
    expect(useDocument.getState().isDraft).toBe(false)
  })

  it('asks for nothing where nothing changed', async () => {
    expect(await saveDocument('ada', { auto: true })).toEqual({ id: 'p1' })
    expect(server.requests).toEqual([])
  })

  it('sends one request at a time', async () => {
    editPipeline((pipeline) => relabelBlock(pipeline, two.id, 'West'))
    const first = saveDocument('ada', { auto: true })
    const second = saveDocument('ada')
    await Promise.all([first, second])
    expect(server.requests.map(({ headers }) => headers.get('if-match'))).toEqual(['"1"', '"2"'])
    expect(useDocument.getState().version).toBe(3)
  })

  it('goes on saving after a save that a part of the program was missing for', async () => {
    vi.doMock('./reconcile.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    })
    server.change((pipeline) => relabelBlock(pipeline, load.id, 'Sales'))
    editPipeline((pipeline) => relabelBlock(pipeline, two.id, 'West'))
    expect(await saveDocument('ada', { auto: true })).toBeNull()
    expect(useDocument.getState()).toMatchObject({ saving: false, trouble: { kind: 'passing' } })
    vi.doUnmock('./reconcile.ts')
    expect(await saveDocument('ada', { auto: true })).toEqual({ id: 'p1' })
    expect(server.pipeline.blocks.map((block) => block.label)).toEqual(['Sales', 'West'])
  })

  it('leaves a name as it is being typed', async () => {
    useDocument.setState({ name: 'Sales ' })
    await saveDocument('ada', { auto: true })
    expect(useDocument.getState().name).toBe('Sales ')
    expect(isDirty(useDocument.getState(), currentPipeline())).toBe(false)
  })

  it('keeps the work and says so while the server does not answer', async () => {
    server.isDown = true
    editPipeline((pipeline) => relabelBlock(pipeline, two.id, 'West'))
    expect(await saveDocument('ada', { auto: true })).toBeNull()
    expect(useDocument.getState()).toMatchObject({ trouble: { kind: 'offline' }, saving: false })
    expect(useToasts.getState().message).toBeNull()
    keepDraft('ada')
    server.isDown = false
    await openStored('ada', 'p1')
    expect(label(two.id)).toBe('West')
    expect(await saveDocument('ada', { auto: true })).toEqual({ id: 'p1' })
    expect(findDrafts('ada', 'p1')).toEqual([])
  })

  it('makes one pipeline of a first save whose answer was lost', async () => {
    openNew('ada', true)
    editPipeline(() => load.pipeline)
    server.isDown = true
    await saveDocument('ada', { auto: true })
    server.isDown = false
    await saveDocument('ada', { auto: true })
    expect(useDocument.getState()).toMatchObject({ key: 'p1', trouble: null })
    expect(server.requests[0]?.headers.get('idempotency-key')).toBeTruthy()
  })
})

describe('somebody else saved a newer version', () => {
  it('merges what does not meet, and undo does not take theirs back', async () => {
    editPipeline((pipeline) => relabelBlock(pipeline, load.id, 'Mine'))
    server.change((pipeline) => relabelBlock(pipeline, two.id, 'Theirs'))
    expect(await saveDocument('ada', { auto: true })).toEqual({ id: 'p1' })
    expect([label(load.id), label(two.id)]).toEqual(['Mine', 'Theirs'])
    expect(server.pipeline).toEqual(currentPipeline())
    expect(useToasts.getState().message).toMatchObject({
      title: 'Merged with changes from another tab',
      description: 'Theirs changed',
    })
    undo()
    expect([label(load.id), label(two.id)]).toEqual(['Load CSV', 'Theirs'])
  })

  it('asks where both changed one thing, and changes nothing until then', async () => {
    editPipeline((pipeline) => relabelBlock(pipeline, two.id, 'Mine'))
    server.change((pipeline) => relabelBlock(pipeline, two.id, 'Theirs'))
    expect(await saveDocument('ada', { auto: true })).toBeNull()
    expect(useDocument.getState()).toMatchObject({
      choosing: true,
      trouble: { kind: 'conflict' },
      version: 1,
    })
    expect(label(two.id)).toBe('Mine')
    expect(server.version).toBe(2)
  })

  it('takes an answer that was lost for what it is', async () => {
    editPipeline((pipeline) => relabelBlock(pipeline, two.id, 'Mine'))
    server.change(() => currentPipeline())
    expect(await saveDocument('ada', { auto: true })).toEqual({ id: 'p1' })
    expect(useDocument.getState()).toMatchObject({ version: 2, trouble: null })
    expect(isDirty(useDocument.getState(), currentPipeline())).toBe(false)
    expect(useToasts.getState().message).toBeNull()
  })

  it('learns of it when it looks again', async () => {
    server.change((pipeline) => removeBlock(pipeline, load.id))
    await catchUp()
    expect(currentPipeline().blocks).toHaveLength(1)
    expect(isDirty(useDocument.getState(), currentPipeline())).toBe(false)
  })

  it('lets a configuration be finished first', async () => {
    show({ configuring: two.id })
    server.change((pipeline) => removeBlock(pipeline, load.id))
    await catchUp()
    expect(currentPipeline().blocks).toHaveLength(2)
  })

  it('brings unsaved work of an earlier visit onto the newer version', async () => {
    editPipeline((pipeline) => relabelBlock(pipeline, load.id, 'Mine'))
    keepDraft('ada')
    server.change((pipeline) => relabelBlock(pipeline, two.id, 'Theirs'))
    await openStored('ada', 'p1')
    expect([label(load.id), label(two.id)]).toEqual(['Mine', 'Theirs'])
    expect(useDocument.getState().version).toBe(2)
  })

  it('takes up what a tab that is gone left behind, beside the own work', async () => {
    editPipeline((pipeline) => relabelBlock(pipeline, load.id, 'Mine'))
    keepDraft('ada')
    const left = {
      name: 'Sales',
      version: 1,
      base: { name: 'Sales', pipeline: two.pipeline },
      pipeline: relabelBlock(two.pipeline, two.id, 'Left'),
    }
    localStorage.setItem('draft:ada:p1:gone', JSON.stringify(left))
    await openStored('ada', 'p1')
    // Waited for until it is there: a second is nothing on a busy machine.
    await expect.poll(() => label(two.id), { timeout: 10_000 }).toBe('Left')
    expect(label(load.id)).toBe('Mine')
    expect(localStorage.getItem('draft:ada:p1:gone')).toBeNull()
  })
})
