import { act, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useToasts } from '@/design/toast.ts'
import { acceptProposal, useChat } from '../state/chat-store.ts'
import { currentPipeline, undo } from '../state/pipeline-store.ts'
import { useWorkspace } from '../state/workspace-store.ts'
import { send, NOTHING, PROPOSAL, openStream, show } from './testing/chat-stage.tsx'

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
