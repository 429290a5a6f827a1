import { addBlock, EMPTY_PIPELINE } from '@plainflow/core'
import { act, cleanup, configure, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
// Loaded when needed, which on a busy machine takes longer than a test waits by itself.
import '@/app/client.ts'
import {
  acceptProposal,
  forgetChat,
  propose,
  rejectProposal,
  say,
  useChat,
} from '../state/chat-store.ts'
import { openContent, openNew, useDocument } from '../state/document-store.ts'
import { currentPipeline, editPipeline } from '../state/pipeline-store.ts'
import { keepProposals } from '../state/keep-proposal.ts'
import { useKeptProposal } from './use-kept-proposal.ts'

configure({ asyncUtilTimeout: 10_000 })
beforeAll(() => import('../state/restore-proposal.ts'))

const send = vi.fn<typeof fetch>()
const { pipeline: WITH_FILTER } = addBlock(EMPTY_PIPELINE, 'filter', { x: 0, y: 0 }, 1)

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  send.mockReset()
  send.mockImplementation(async () => Response.json({ givenBack: true, credits: 5 }))
  vi.stubGlobal('fetch', send)
  forgetChat()
  openNew('u1')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function proposeFilter() {
  const note = {
    changes: [{ block: 'filter_1', label: 'Filter', mark: 'added' }],
    effects: [],
    against: 'canvas',
    credits: 4,
    charge: 'c1',
    state: 'open',
  } as const
  const message = say('assistant', 'Keeps West.', { note, headline: 'West', assumptions: [] })
  propose({
    base: currentPipeline(),
    pipeline: WITH_FILTER,
    shouldExecute: true,
    message,
    question: 'keep West',
  })
}

const open = () => renderHook(() => useKeptProposal('u1'))

/** The page is left and loaded again: what it held is gone, what the tab keeps is not. */
function reload(prepare = () => openNew('u1')) {
  cleanup()
  forgetChat()
  act(prepare)
  open()
}

it('what is proposed outlives a reload, with its charge, and can be accepted', async () => {
  keepProposals('u1')
  act(proposeFilter)
  reload()
  await waitFor(() => expect(useChat.getState().proposal).not.toBeNull())
  const { messages, proposal } = useChat.getState()
  expect(messages.map(({ type, content }) => [type, content])).toEqual([
    ['user', 'keep West'],
    ['assistant', 'Keeps West.'],
  ])
  expect(messages[1]?.note).toMatchObject({ charge: 'c1', state: 'open' })
  expect(proposal?.shouldExecute).toBe(true)
  // Also a second time.
  reload()
  await waitFor(() => expect(useChat.getState().proposal).not.toBeNull())
  act(() => void acceptProposal())
  expect(currentPipeline()).toEqual(WITH_FILTER)
  expect(send).not.toHaveBeenCalled()
})

it('what was decided on does not come back', async () => {
  keepProposals('u1')
  act(proposeFilter)
  act(rejectProposal)
  expect(sessionStorage).toHaveLength(0)
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  act(proposeFilter)
  expect(sessionStorage).toHaveLength(1)
  act(() => void acceptProposal())
  expect(sessionStorage).toHaveLength(0)
})

it('what fits no more is given back', async () => {
  keepProposals('u1')
  act(proposeFilter)
  reload(() => {
    openNew('u1')
    editPipeline(() => addBlock(EMPTY_PIPELINE, 'sort', { x: 0, y: 0 }, 7).pipeline)
  })
  await waitFor(() => expect(send).toHaveBeenCalled())
  expect(send.mock.calls[0]?.[1]).toMatchObject({ body: '{"charge":"c1"}' })
  expect(useChat.getState().messages).toEqual([])
})

it('what is another pipeline’s stays out of sight', async () => {
  keepProposals('u1')
  act(proposeFilter)
  reload(() => {
    openContent('u1', { name: 'Other', pipeline: EMPTY_PIPELINE })
    useDocument.setState({ key: 'p2' })
  })
  expect(useChat.getState().messages).toEqual([])
  expect(sessionStorage).toHaveLength(1)
})

it.each(['{', '{"open":{"base":1,"pipeline":2,"shouldExecute":true}}', '[]'])(
  'what cannot be read is left alone: %s',
  async (text) => {
    sessionStorage.setItem('proposal:u1:new', text)
    open()
    await waitFor(() => expect(sessionStorage).toHaveLength(0))
    expect(useChat.getState().messages).toEqual([])
  },
)
