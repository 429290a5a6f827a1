import { CHAT_LIMITS, type ChatAnswer, type ChatEvent, PLANS, type User } from '@plainflow/contract'
import { addBlock, EMPTY_PIPELINE, EXAMPLE_PROMPTS } from '@plainflow/core'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ReactFlowProvider } from '@xyflow/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { useSession } from '@/account/session.ts'
import { queryClient } from '@/app/query-client.ts'
import { useToasts } from '@/design/toast.ts'
import { CONNECTIONS } from '@/data/connections/use-connections.ts'
import { DATASETS_KEY } from '@/data/use-datasets.ts'
import { AnalysisProvider } from '../state/analysis.tsx'
import { acceptProposal, forgetChat, useChat } from '../state/chat-store.ts'
import { useDocument } from '../state/document-store.ts'
import { currentPipeline, openPipeline, undo } from '../state/pipeline-store.ts'
import { writeMessage } from '../state/unsent-message.ts'
import { useWorkspace } from '../state/workspace-store.ts'
import { ChatPanel } from './chat-panel.tsx'

const send = vi.fn<typeof fetch>()
const SALES = { id: 'd1', name: 'sales', filename: 'sales.csv', status: 'ready', columns: [] }

// Loaded when needed, which on a busy machine takes longer than a test waits by itself.
configure({ asyncUtilTimeout: 10_000 })
beforeAll(() =>
  Promise.all([
    import('./ask-assistant.ts'),
    import('./take-answer.ts'),
    import('./message-body.ts'),
    import('./proposal-note.tsx'),
    import('./answer-foot.tsx'),
    import('../assistant/ask-before.ts'),
    import('../assistant/before-sending.tsx'),
  ]),
)

beforeEach(() => {
  queryClient.setQueryData(CONNECTIONS.queryKey, [])
  queryClient.setQueryData(DATASETS_KEY, [])
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

it('offers an example for each use case, and puts its sentence into the field', async () => {
  const { user, field } = await show()
  for (const { useCase, prompt } of EXAMPLE_PROMPTS) {
    await user.click(screen.getByRole('button', { name: useCase }))
    expect(field.value).toBe(prompt)
  }
})

it('asks for a file only where there is none, whatever is on the canvas', async () => {
  openPipeline(addBlock(EMPTY_PIPELINE, 'sort', { x: 0, y: 0 }, 1).pipeline)
  await show()
  expect(screen.getByRole('button', { name: 'Upload a CSV file first' })).toBeTruthy()
  cleanup()
  queryClient.setQueryData(DATASETS_KEY, [SALES])
  await show()
  expect(screen.queryByRole('button', { name: 'Upload a CSV file first' })).toBeNull()
  const suggestions = screen.getByRole('list', { name: 'Suggestions' })
  expect(suggestions.textContent).toBe('what does this pipeline do?')
})

it('keeps a half-written message while another panel is shown', async () => {
  const { user, field } = await show()
  await user.type(field, 'only those abo')
  cleanup()
  const { field: again } = await show()
  expect(again.value).toBe('only those abo')
})

it('says the figure that was asked for, and warns of what the answer leaves out', async () => {
  const { user, field } = await show()
  const stream = openStream()
  await user.type(field, 'how many rows are there?{Enter}')
  const [effect] = PROPOSAL.effects
  const found = { columns: [{ name: 'revenue', type: 'integer' as const }], rows: [[98_300]] }
  const assumptions = ['Not used from the question: "category".', 'Took amount as revenue.']
  const effects = effect ? [{ ...effect, found }] : []
  stream.tell({ kind: 'answer', answer: { ...PROPOSAL, assumptions, effects } })
  await screen.findByText('98,300')
  const warning = screen.getByText('This answers only a part of the question').parentElement
  expect(warning?.textContent).toContain('Not used from the question: "category".')
  const assumed = screen.getByText('Assumed').parentElement
  expect(assumed?.textContent).toBe('AssumedTook amount as revenue.')
  // The last word before the decision.
  const accept = screen.getByRole('button', { name: 'Accept' })
  const follows = warning?.compareDocumentPosition(accept) ?? 0
  expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
})

it('tells before it is asked for that the plan keeps no further pipeline', async () => {
  useSession.setState({ status: 'authenticated', user: ON_FREE })
  useDocument.setState({ key: 'new' })
  queryClient.setQueryData(['pipelines'], FULL)
  send.mockResolvedValue(Response.json(FULL))
  await show()
  expect(screen.getByText(/The Free plan holds 5 pipelines, and all are in use/)).toBeTruthy()
  cleanup()
  useDocument.setState({ key: 'p1', isDraft: false })
  await show()
  expect(screen.queryByText(/all are in use/)).toBeNull()
})

it('refuses a paste of megabytes with the numbers, and leaves the field as it was', async () => {
  const { user, field } = await show()
  await user.click(field)
  await user.paste('keep rows '.repeat(1_000_000))
  expect(field.value).toBe('')
  expect(useToasts.getState().message?.description).toBe(
    '10,000,000 characters; a message holds 32,000.',
  )
})

it('keeps a message that grew too long from being sent, and says so', async () => {
  const { user, field } = await show()
  await user.click(field)
  await user.paste('a'.repeat(CHAT_LIMITS.messageBytes))
  await user.keyboard('b{Enter}')
  expect(screen.getByRole('alert').textContent).toBe('32,001 characters; a message holds 32,000.')
  expect(send).not.toHaveBeenCalled()
  expect(field.value).toHaveLength(32_001)
})

it('shows stage and words as they come, then the proposal with its changes and effect', async () => {
  const { user, field } = await show()
  const stream = openStream()
  await user.type(field, 'keep West{Shift>}{Enter}{/Shift}only{Enter}')
  expect(screen.getByText(/keep West\s+only/)).toBeTruthy()
  stream.tell({ kind: 'stage', stage: 'sample', text: 'Running it on the data' })
  stream.tell({ kind: 'words', text: 'Keep rows' })
  await screen.findByText('Running it on the data')
  await screen.findByText('Keep rows')
  stream.tell({ kind: 'answer', answer: PROPOSAL })
  const changes = await screen.findByRole('list', { name: 'Changes' })
  expect(within(changes).getByRole('button').textContent).toBe('Adds Filter')
  expect(screen.getByText('1 credit used, 4 left', { exact: false })).toBeTruthy()
  expect(screen.getByLabelText('Effect at Filter').textContent).toContain('1,000140')
  expect(useChat.getState().proposal?.pipeline.blocks).toHaveLength(1)
  expect(screen.queryByText('Running it on the data')).toBeNull()
})

it('asks plainly with the same key where the stream breaks off', async () => {
  const { user, field } = await show()
  const stream = openStream()
  send.mockResolvedValueOnce(Response.json({ error: 'busy', code: 'conflict' }, { status: 409 }))
  send.mockResolvedValueOnce(Response.json(PROPOSAL))
  await user.type(field, 'keep West{Enter}')
  stream.tell({ kind: 'words', text: 'Keep' })
  await screen.findByText('Keep')
  stream.breakOff()
  await screen.findByRole('list', { name: 'Changes' })
  const [first, ...others] = send.mock.calls.map(([path, init]) => ({
    path,
    key: new Headers(init?.headers).get('idempotency-key'),
  }))
  expect(first?.key).toMatch(/^[0-9a-f-]{36}$/)
  expect(others).toEqual([
    { path: '/api/conversational-pipeline', key: first?.key },
    { path: '/api/conversational-pipeline', key: first?.key },
  ])
})

it('stops on the server and says that nothing was spent', async () => {
  const { user, field } = await show()
  openStream()
  await user.type(field, 'keep West{Enter}')
  send.mockResolvedValueOnce(Response.json({ stopped: true }))
  await user.click(await screen.findByRole('button', { name: 'Stop' }))
  await screen.findByText('Stopped. No credit was spent.')
  expect(send.mock.calls.at(-1)?.[0]).toBe('/api/conversational-pipeline/stop')
  expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy()
})

it('takes the end of the stream for what it is, where that comes before the answer to Stop', async () => {
  const { user, field } = await show()
  const stream = openStream()
  await user.type(field, 'keep West{Enter}')
  send.mockImplementationOnce(async () => {
    const error = 'Stopped. No credit was spent.'
    stream.tell({ kind: 'failed', status: 409, code: 'conflict', error })
    await new Promise((resolve) => setTimeout(resolve, 50))
    return Response.json({ stopped: true })
  })
  await user.click(await screen.findByRole('button', { name: 'Stop' }))
  await screen.findByText('Stopped. No credit was spent.')
  expect(useWorkspace.getState().upgradeReason).toBeNull()
})

it('waits for an answer that was on its way when Stop was pressed', async () => {
  const { user, field } = await show()
  const stream = openStream()
  await user.type(field, 'keep West{Enter}')
  send.mockResolvedValueOnce(Response.json({ stopped: false }))
  await user.click(await screen.findByRole('button', { name: 'Stop' }))
  stream.tell({ kind: 'answer', answer: PROPOSAL })
  expect(await screen.findByRole('list', { name: 'Changes' })).toBeTruthy()
})

it('leaves a server that says nothing when Stop is pressed again, and claims nothing', async () => {
  const { user, field } = await show()
  openStream()
  await user.type(field, 'keep West{Enter}')
  send.mockImplementationOnce(() => new Promise(() => {}))
  await user.click(await screen.findByRole('button', { name: 'Stop' }))
  await screen.findByText('Stopping')
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  await screen.findByText(/^Stopped waiting\. .* a credit may have been spent\.$/)
  expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy()
})

it('sends an alternative with one click, and recalls what was sent with the up-arrow', async () => {
  const { user, field } = await show()
  const first = openStream()
  await user.type(field, 'juggle it{Enter}')
  first.tell({
    kind: 'answer',
    answer: { ...NOTHING, response: 'What is meant?', alternatives: ['load sales'] },
  })
  openStream()
  await user.click(await screen.findByRole('button', { name: 'load sales' }))
  expect(String(send.mock.calls.at(-1)?.[1]?.body)).toContain('"message":"load sales"')
  await user.click(field)
  await user.keyboard('{ArrowUp}')
  expect(field.value).toBe('load sales')
  field.setSelectionRange(0, 0)
  await user.keyboard('{ArrowUp}')
  expect(field.value).toBe('juggle it')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(field.value).toBe('')
})

it('says that the server was not reached, and asks again with one click', async () => {
  const { user, field } = await show()
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await user.type(field, 'keep West{Enter}')
  await screen.findByText(/^Sorry, .* Please try again\. The server could not be reached\.$/)
  const stream = openStream()
  await user.click(screen.getByRole('button', { name: 'keep West' }))
  stream.tell({ kind: 'answer', answer: PROPOSAL })
  expect(await screen.findByRole('list', { name: 'Changes' })).toBeTruthy()
})

it.each([['still on the table'], ['taken already']])(
  'a choice stands in place of a proposal that is %s, and is one undo step',
  async (when) => {
    const { user, field } = await show()
    const canvas = currentPipeline()
    const first = openStream()
    await user.type(field, 'only Bern{Enter}')
    const sentence = 'keep rows where shipping_city is Bern'
    first.tell({ kind: 'answer', answer: { ...PROPOSAL, alternatives: [sentence] } })
    const choice = await screen.findByRole('button', { name: sentence })
    if (when === 'taken already') act(() => void acceptProposal())
    const before = currentPipeline()
    const second = openStream()
    await user.click(choice)
    // Said of what was there before the first reading, so that it does not come on top of it.
    const body: unknown = JSON.parse(String(send.mock.calls.at(-1)?.[1]?.body))
    expect(body).toMatchObject({ message: sentence, currentPipeline: { blocks: canvas.blocks } })
    second.tell({ kind: 'answer', answer: { ...PROPOSAL, response: 'The other one.' } })
    await screen.findByText('The other one.')
    act(() => void acceptProposal())
    expect(currentPipeline().blocks).toHaveLength(1)
    expect(currentPipeline()).not.toBe(before)
    act(() => undo())
    expect(currentPipeline()).toEqual(before)
  },
)

it('without credits it says so and opens the plans', async () => {
  const { user, field } = await show()
  const stream = openStream()
  await user.type(field, 'keep West{Enter}')
  stream.tell({ kind: 'failed', status: 402, code: 'no_credits', error: 'No credits remaining' })
  const text = 'You need more credits to use AI features. Please upgrade your plan.'
  await screen.findByText(text)
  expect(useWorkspace.getState().upgradeReason).toBe(text)
  expect(useToasts.getState().message?.title).toBe('No Credits Remaining')
})

it('offers to connect a model where the planner asks back, and only while there is none', async () => {
  const { user, field } = await show()
  const stream = openStream()
  await user.type(field, 'juggle it{Enter}')
  const response = '"juggle" was not understood. Nothing was changed.'
  stream.tell({ kind: 'answer', answer: { ...NOTHING, response, isRefusal: true } })
  await user.click(await screen.findByRole('button', { name: 'Connect a model' }))
  expect(useWorkspace.getState().overlay).toBe('model')
  act(() => void queryClient.setQueryData(['assistant'], WITH_MODEL))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Connect a model' })).toBeNull())
  const explained = openStream()
  act(() => void queryClient.setQueryData(['assistant'], NO_MODEL))
  await user.type(field, 'what does this do?{Enter}')
  explained.tell({ kind: 'answer', answer: { ...NOTHING, response: 'Loads sales.' } })
  const bubble = (await screen.findByText('Loads sales.')).closest('[data-message]')
  expect(within(bubble as HTMLElement).queryByRole('button')).toBeNull()
})

it('shows what a model is sent before the first message, and sends nothing when told so', async () => {
  useSession.setState({ status: 'authenticated', user: ON_FREE })
  queryClient.setQueryData(['assistant'], WITH_MODEL)
  const { user, field } = await show()
  send.mockImplementation(async () => Response.json(PROMPT))
  await user.type(field, 'keep West{Enter}')
  const card = await screen.findByRole('region', { name: 'What will be sent' })
  expect(card.textContent).toContain('What is sent goes to api.openai.com.')
  await within(card).findByText('Sentence: keep West')
  expect(within(card).getByText('2.4 KB in all, without cells.')).toBeTruthy()
  expect(within(card).getByRole('switch', { name: 'Let the model see sample cells' })).toBeTruthy()
  await user.click(within(card).getByRole('button', { name: 'Not now' }))
  await waitFor(() => expect(field.value).toBe('keep West'))
  expect(screen.queryByRole('region', { name: 'What will be sent' })).toBeNull()
  expect(useChat.getState().messages).toEqual([])
  expect(send.mock.calls.map(([path]) => path)).toEqual(['/api/assistant/preview'])
})

it('sends once it was seen, asks no second time, and says who answered', async () => {
  useSession.setState({ status: 'authenticated', user: ON_FREE })
  queryClient.setQueryData(['assistant'], WITH_MODEL)
  const { user, field } = await show()
  send.mockImplementationOnce(async () => Response.json(PROMPT))
  await user.type(field, 'keep West{Enter}')
  const button = await screen.findByRole('button', { name: 'Send it' })
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false))
  const stream = openStream()
  await user.click(button)
  const model = { ...WITH_MODEL.model, tokens: { input: 1_204, output: 310 }, milliseconds: 2_140 }
  const { address: _, ...use } = { ...model, repairs: 0 }
  stream.tell({
    kind: 'answer',
    answer: { ...PROPOSAL, model: use, isSure: true, charge: null, credits: 5 },
  })
  await screen.findByText('gpt-x, 1,204 + 310 tokens, 2.1 s, no credit')
  expect(screen.getByText('Both readers agree')).toBeTruthy()
  openStream()
  await user.type(field, 'only the first ten{Enter}')
  await screen.findByText('Reading the sentence')
  expect(screen.queryByRole('region', { name: 'What will be sent' })).toBeNull()
})

it('Stop while it is being looked at sends nothing either', async () => {
  useSession.setState({ status: 'authenticated', user: ON_FREE })
  queryClient.setQueryData(['assistant'], WITH_MODEL)
  const { user, field } = await show()
  send.mockImplementation(async () => Response.json(PROMPT))
  await user.type(field, 'keep West{Enter}')
  await screen.findByRole('region', { name: 'What will be sent' })
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  await waitFor(() => expect(field.value).toBe('keep West'))
  expect(send.mock.calls.map(([path]) => path)).toEqual(['/api/assistant/preview'])
})

it('puts the other reading on the table instead, and back', async () => {
  const { user, field } = await show()
  const stream = openStream()
  await user.type(field, 'the best regions{Enter}')
  const found = {
    columns: [{ name: 'region', type: 'text' as const }],
    rows: [['West'], ['East']],
  }
  const { pipeline: sorted } = addBlock(EMPTY_PIPELINE, 'sort', { x: 0, y: 0 }, 2)
  const other = {
    by: 'planner' as const,
    response: 'Sorts by region.',
    headline: 'Regions, in order',
    pipeline: { blocks: [...sorted.blocks], connections: [] },
    found,
  }
  stream.tell({ kind: 'answer', answer: { ...PROPOSAL, headline: 'West only', other } })
  const offer = await screen.findByRole('region', { name: 'Plainflow reads it otherwise' })
  expect(within(offer).getByText('Regions, in order')).toBeTruthy()
  expect(within(offer).getByRole('cell', { name: 'East' })).toBeTruthy()
  await user.click(within(offer).getByRole('button', { name: 'Use this one instead' }))
  expect(useChat.getState().proposal?.pipeline.blocks.map(({ type }) => type)).toEqual(['sort'])
  const changes = screen.getByRole('list', { name: 'Changes' })
  expect(within(changes).getByRole('button').textContent).toBe('Adds Sort')
  expect(screen.getByText('Sorts by region.')).toBeTruthy()
  const back = screen.getByRole('region', { name: 'The model reads it otherwise' })
  await user.click(within(back).getByRole('button', { name: 'Use this one instead' }))
  expect(useChat.getState().proposal?.pipeline.blocks.map(({ type }) => type)).toEqual(['filter'])
  expect(screen.getByLabelText('Effect at Filter').textContent).toContain('1,000140')
  act(() => void acceptProposal())
  expect(screen.queryByRole('button', { name: 'Use this one instead' })).toBeNull()
})

const NO_MODEL = {
  model: null,
  server: null,
  reachesOwnNetwork: false,
  used: { messages: 0, tokens: { input: 0, output: 0 } },
}
const WITH_MODEL = {
  ...NO_MODEL,
  model: { provider: 'openai', name: 'gpt-x', address: null, whose: 'own' },
} as const
const PROMPT = {
  system: 'Answer in SQL.',
  message: 'Sentence: keep West',
  bytes: 2_412,
  hasCells: false,
}

const { pipeline: WITH_FILTER, id: FILTER } = addBlock(EMPTY_PIPELINE, 'filter', { x: 0, y: 0 }, 1)
const NOTHING: ChatAnswer = {
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
const FULL = Array.from({ length: PLANS.free.pipelines ?? 0 }, (_, index) => ({
  id: `p${index}`,
  isDraft: false,
}))

const ON_FREE: User = {
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

const PROPOSAL: ChatAnswer = {
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
function openStream() {
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

async function show() {
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
