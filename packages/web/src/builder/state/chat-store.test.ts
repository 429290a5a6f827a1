import { addBlock, EMPTY_PIPELINE } from '@plainflow/core'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useToasts } from '@/design/toast.ts'
import {
  acceptProposal,
  forgetChat,
  type ProposalNote,
  propose,
  rejectProposal,
  reviseProposal,
  say,
  useChat,
} from './chat-store.ts'
import { openNew, useDocument } from './document-store.ts'
import { currentPipeline, editPipeline, openPipeline, redo, undo } from './pipeline-store.ts'

const withFilter = addBlock(EMPTY_PIPELINE, 'filter', { x: 0, y: 0 }, 1).pipeline
const withExport = addBlock(withFilter, 'export', { x: 300, y: 0 }, 2).pipeline

beforeEach(() => {
  openPipeline(EMPTY_PIPELINE)
  forgetChat()
  useToasts.setState({ message: null })
})

function proposeExport(base = currentPipeline(), charge: string | null = null) {
  const note: ProposalNote = {
    changes: [],
    effects: [],
    against: 'canvas',
    credits: 4,
    charge,
    state: 'open',
  }
  const message = say('assistant', 'Here it is.', { note })
  propose({ base, pipeline: withExport, shouldExecute: false, message, question: 'export it' })
}

function fate() {
  return useChat.getState().messages.at(-1)?.note?.state
}

describe('a proposal', () => {
  it('does not touch the canvas until it is accepted', () => {
    proposeExport()
    expect(currentPipeline()).toBe(EMPTY_PIPELINE)
    rejectProposal()
    expect(currentPipeline()).toBe(EMPTY_PIPELINE)
    expect(useChat.getState().proposal).toBeNull()
    expect(fate()).toBe('rejected')
  })
  it('that is rejected is given back, and one that the next goes on from is not', async () => {
    const send = vi.fn<typeof fetch>(async () => Response.json({ givenBack: true, credits: 5 }))
    vi.stubGlobal('fetch', send)
    proposeExport(currentPipeline(), 'paid')
    reviseProposal()
    expect(fate()).toBe('revised')
    expect(send).not.toHaveBeenCalled()
    proposeExport(currentPipeline(), 'paid too')
    rejectProposal()
    await expect
      .poll(() => useChat.getState().messages.at(-1)?.note)
      .toMatchObject({ state: 'rejected', isGivenBack: true, credits: 5 })
    expect(String(send.mock.calls[0]?.[1]?.body)).toBe('{"charge":"paid too"}')
    vi.unstubAllGlobals()
  })
  it('is one undo step', () => {
    proposeExport()
    expect(acceptProposal()).toBe(true)
    expect(fate()).toBe('accepted')
    expect(currentPipeline().blocks).toHaveLength(2)
    undo()
    expect(currentPipeline()).toBe(EMPTY_PIPELINE)
    expect(useChat.getState()).toMatchObject({ proposal: null, refused: null })
    redo()
    expect(currentPipeline().blocks).toHaveLength(2)
  })
  it('names a pipeline that has no name after what was asked first', () => {
    const sentence = 'total amount by region'
    openNew('u', true)
    propose({
      base: EMPTY_PIPELINE,
      pipeline: withFilter,
      shouldExecute: false,
      question: 'only 2024',
      begunWith: sentence,
    })
    acceptProposal()
    expect(useDocument.getState().name).toBe('Total amount by region')
    openNew('u', true)
    useDocument.setState({ name: 'Mine' })
    propose({
      base: EMPTY_PIPELINE,
      pipeline: withFilter,
      shouldExecute: false,
      begunWith: sentence,
    })
    acceptProposal()
    expect(useDocument.getState().name).toBe('Mine')
  })
  it('is refused with a word where the canvas changed since, and back when that is undone', () => {
    proposeExport()
    editPipeline(() => withFilter)
    expect(useChat.getState().proposal).toBeNull()
    expect(useChat.getState().refused?.question).toBe('export it')
    expect(fate()).toBe('refused')
    expect(acceptProposal()).toBe(false)
    expect(currentPipeline()).toBe(withFilter)
    expect(useToasts.getState().message?.title).toContain('canvas changed')
    undo()
    expect(useChat.getState().proposal?.pipeline).toBe(withExport)
    expect(fate()).toBe('open')
  })
  it('that arrives after a change is refused at once', () => {
    const base = currentPipeline()
    editPipeline(() => withFilter)
    proposeExport(base)
    expect(useChat.getState().proposal).toBeNull()
    expect(useChat.getState().refused).not.toBeNull()
    expect(fate()).toBe('refused')
    rejectProposal()
    expect(useChat.getState().refused).toBeNull()
  })
})
