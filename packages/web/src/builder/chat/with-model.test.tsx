import { addBlock, EMPTY_PIPELINE } from '@plainflow/core'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useSession } from '@/account/session.ts'
import { queryClient } from '@/app/query-client.ts'
import { acceptProposal, useChat } from '../state/chat-store.ts'
import { useWorkspace } from '../state/workspace-store.ts'
import {
  send,
  NO_MODEL,
  WITH_MODEL,
  PROMPT,
  NOTHING,
  ON_FREE,
  PROPOSAL,
  openStream,
  show,
} from './testing/chat-stage.tsx'

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
