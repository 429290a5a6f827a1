import { type ChatAnswer, type ChatEvent, PLANS, type User } from '@plainflow/contract'
import { addBlock, EMPTY_PIPELINE } from '@plainflow/core'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, configure, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ReactFlowProvider } from '@xyflow/react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { useSession } from '@/account/session.ts'
import { queryClient } from '@/app/query-client.ts'
import { CONNECTIONS } from '@/data/connections/use-connections.ts'
import { MODELS } from '@/data/model/models-query.ts'
import { DATASETS_KEY } from '@/data/use-datasets.ts'
import { AnalysisProvider } from '../../state/analysis.tsx'
import { forgetChat } from '../../state/chat-store.ts'
import { useDocument } from '../../state/document-store.ts'
import { openPipeline } from '../../state/pipeline-store.ts'
import { writeMessage } from '../../state/unsent-message.ts'
import { useWorkspace } from '../../state/workspace-store.ts'
import { ChatPanel } from '../chat-panel.tsx'

/** What the panel sends. */
export const send = vi.fn<typeof fetch>()
export const SALES = {
  id: 'd1',
  name: 'sales',
  filename: 'sales.csv',
  status: 'ready',
  columns: [],
  remarks: [],
}

// Loaded when needed, which on a busy machine takes longer than a test waits by itself.
configure({ asyncUtilTimeout: 10_000 })
beforeAll(() =>
  Promise.all([
    import('../ask-assistant.ts'),
    import('../take-answer.ts'),
    import('../message-body.ts'),
    import('../proposal-note.tsx'),
    import('../answer-foot.tsx'),
    import('../../assistant/ask-before.ts'),
    import('../../assistant/before-sending.tsx'),
  ]),
)

beforeEach(() => {
  queryClient.setQueryData(CONNECTIONS.queryKey, [])
  queryClient.setQueryData(DATASETS_KEY, [])
  queryClient.setQueryData(MODELS.queryKey, { models: [], count: 0 })
  queryClient.setQueryData(['pipelines'], [])
  queryClient.setQueryData(['assistant'], NO_MODEL)
  localStorage.clear()
  send.mockReset()
  vi.stubGlobal('fetch', send)
  openPipeline(EMPTY_PIPELINE)
  forgetChat()
  writeMessage('')
  useWorkspace.setState({ upgradeReason: null })
})
afterEach(() => {
  cleanup()
  useSession.setState({ status: 'anonymous', user: null })
  useDocument.setState({ key: null, isDraft: true })
  vi.unstubAllGlobals()
})

export const NO_MODEL = {
  model: null,
  server: null,
  reachesOwnNetwork: false,
  forEverybody: null,
  used: { messages: 0, tokens: { input: 0, output: 0 } },
}
export const WITH_MODEL = {
  ...NO_MODEL,
  model: { provider: 'openai', name: 'gpt-x', address: null, whose: 'own' },
} as const
export const PROMPT = {
  system: 'Answer in SQL.',
  message: 'Sentence: keep West',
  bytes: 2_412,
  hasCells: false,
}

const { pipeline: WITH_FILTER, id: FILTER } = addBlock(EMPTY_PIPELINE, 'filter', { x: 0, y: 0 }, 1)
export const NOTHING: ChatAnswer = {
  response: '',
  shouldExecute: false,
  assumptions: [],
  alternatives: [],
  effects: [],
  open: [],
  blocks: [],
  model: null,
  isRefusal: false,
  isSure: false,
  other: null,
  charge: null,
  credits: 5,
}
export const FULL = Array.from({ length: PLANS.free.pipelines ?? 0 }, (_, index) => ({
  id: `p${index}`,
  isDraft: false,
}))

export const ON_FREE: User = {
  id: 'u1',
  email: 'ann@example.com',
  username: 'ann',
  plan: 'free',
  credits: 5,
  role: 'user',
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  createdAt: '2026-01-01T00:00:00Z',
  onboarding: null,
  sharesCells: false,
}

export const PROPOSAL: ChatAnswer = {
  ...NOTHING,
  response: 'Keep rows where region is West.',
  updatedPipeline: { blocks: [...WITH_FILTER.blocks], connections: [] },
  effects: [
    {
      block: FILTER,
      label: 'Filter',
      before: { rows: 1_000, columns: 3 },
      after: { rows: 140, columns: 3 },
      columnsAdded: [],
      columnsRemoved: [],
      sampled: null,
      found: null,
    },
  ],
  charge: 'c1',
  credits: 4,
}

/** The next call is answered by a stream that a test writes to. */
export function openStream() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start(opened) {
      controller = opened
    },
  })
  send.mockImplementationOnce(async (_path, init) => {
    init?.signal?.addEventListener('abort', () => controller?.error(init.signal?.reason))
    return new Response(body)
  })
  return {
    tell(event: ChatEvent) {
      controller?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`))
    },
    breakOff() {
      controller?.error(new TypeError('network error'))
    },
  }
}

export async function show() {
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <QueryClientProvider client={queryClient}>
          <AnalysisProvider>
            <ReactFlowProvider>
              <ChatPanel />
            </ReactFlowProvider>
          </AnalysisProvider>
        </QueryClientProvider>
      ),
    }),
    history: createMemoryHistory(),
  })
  render(<RouterProvider router={router} />)
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Message to the assistant')
  return { user: userEvent.setup(), field }
}
