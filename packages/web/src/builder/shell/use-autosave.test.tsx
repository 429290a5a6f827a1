import { addBlock, EMPTY_PIPELINE, relabelBlock } from '@plainflow/core'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setMark } from '@/account/session-mark.ts'
import { call } from '@/app/call.ts'
import { useToasts } from '@/design/toast.ts'
import { openNew, useDocument } from '../state/document-store.ts'
import { currentPipeline, editPipeline } from '../state/pipeline-store.ts'
import { show } from '../state/workspace-store.ts'
import { useAutosave } from './use-autosave.ts'
import { useDraftKeeping } from './use-draft-keeping.ts'

const { pipeline, id } = addBlock(EMPTY_PIPELINE, 'filter', { x: 0, y: 0 }, 1)
const label = (text: string) => editPipeline((before) => relabelBlock(before, id, text))

let isDown = false
let saves: string[] = []
let version = 0
// For all tests: the client keeps the fetch it was made with.
const answer = async (address: string, init: RequestInit) => {
  if (address.includes('/projects')) return Response.json([])
  if (init.method === 'GET') return new Response('{}', { status: 500 })
  saves.push(init.method ?? '')
  if (isDown) throw new TypeError('Failed to fetch')
  version += 1
  const stored = { id: 'p1', name: 'x', description: '', version, ...currentPipeline() }
  return Response.json(stored)
}

beforeEach(async () => {
  vi.stubGlobal('fetch', answer)
  // Loads the client, which no clock of a test moves on.
  await call('listProjects')
  localStorage.clear()
  setMark()
  openNew('ada', true)
  isDown = false
  saves = []
  version = 0
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function start(goTo: (id: string) => void = () => {}) {
  return renderHook(() => {
    useDraftKeeping('ada')
    useAutosave('ada', goTo)
  })
}

describe('autosave', () => {
  it('waits for a pause, and tells the address of what was new', async () => {
    const goTo = vi.fn<(id: string) => void>()
    start(goTo)
    await pass(5_000)
    expect(saves).toEqual([])
    editPipeline(() => pipeline)
    for (const text of ['a', 'b', 'c']) {
      await pass(900)
      label(text)
    }
    expect(saves).toEqual([])
    await pass(1_100)
    expect(saves).toEqual(['POST'])
    expect(goTo.mock.calls).toEqual([['p1']])
    label('d')
    await pass(1_100)
    expect(saves).toEqual(['POST', 'PUT'])
  })

  it('does not wait for a pause for ever', async () => {
    start()
    editPipeline(() => pipeline)
    for (let step = 0; step < 14; step += 1) {
      await pass(900)
      label(`step ${step}`)
    }
    expect(saves.length).toBe(1)
  })

  it('tries again later and later while the server does not answer, and at once when it is back', async () => {
    isDown = true
    start()
    editPipeline(() => pipeline)
    await pass(1_100)
    expect(useDocument.getState().trouble?.kind).toBe('offline')
    await pass(60_000)
    // After 1, 3, 7, 15 and 31 seconds.
    expect(saves.length).toBe(5)
    isDown = false
    window.dispatchEvent(new Event('online'))
    await pass(10)
    expect(saves.length).toBe(6)
    expect(useDocument.getState()).toMatchObject({ key: 'p1', trouble: null })
    await pass(120_000)
    expect(saves.length).toBe(6)
  })

  it('lets a configuration be finished first', async () => {
    start()
    editPipeline(() => pipeline)
    show({ configuring: id })
    await pass(3_000)
    expect(saves).toEqual([])
    show({ configuring: null })
    await pass(1_100)
    expect(saves).toEqual(['POST'])
  })
})

describe('leaving the page', () => {
  it('is asked about only where the work would be in this browser alone, or nowhere', async () => {
    start()
    expect(leave()).toBe(false)
    editPipeline(() => pipeline)
    // Not saved yet, but written down: the next visit saves it.
    expect(leave()).toBe(false)
    isDown = true
    await pass(1_100)
    expect(leave()).toBe(true)
  })

  it('is asked about where the browser keeps nothing, which is told once', async () => {
    start()
    const storage = { length: 0, key: () => null, getItem: () => null, removeItem: () => {} }
    vi.stubGlobal('localStorage', {
      ...storage,
      setItem() {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    editPipeline(() => pipeline)
    await pass(400)
    const { message } = useToasts.getState()
    expect(message?.title).toBe('Unsaved changes cannot be kept in this browser')
    expect(leave()).toBe(true)
    label('more')
    await pass(400)
    expect(useToasts.getState().message?.id).toBe(message?.id)
  })
})

async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds)
}

/** Whether the page asks before it goes. */
function leave(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}
