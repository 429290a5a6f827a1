import { CHAT_LIMITS } from '@plainflow/contract'
import { addBlock, EMPTY_PIPELINE, EXAMPLE_PROMPTS } from '@plainflow/core'
import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useSession } from '@/account/session.ts'
import { queryClient } from '@/app/query-client.ts'
import { useToasts } from '@/design/toast.ts'
import { DATASETS_KEY } from '@/data/use-datasets.ts'
import { useDocument } from '../state/document-store.ts'
import { openPipeline } from '../state/pipeline-store.ts'
import { send, SALES, FULL, ON_FREE, PROPOSAL, openStream, show } from './testing/chat-stage.tsx'

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

it('suggests nothing by a text that looks like amounts', async () => {
  const columns = [
    { name: 'amount', type: 'text' as const },
    { name: 'pieces', type: 'integer' as const },
    { name: 'status', type: 'text' as const },
  ]
  const remark = { column: 'amount', text: 'Amount looks like euros.', isSettled: false, fixes: [] }
  queryClient.setQueryData(DATASETS_KEY, [{ ...SALES, columns, remarks: [remark] }])
  await show()
  const suggestions = screen.getByRole('list', { name: 'Suggestions' })
  expect(suggestions.textContent).toContain('total pieces by status')
  expect(suggestions.textContent).not.toContain('amount')
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
  // The decision may be in sight before the warning is.
  expect(accept.parentElement?.textContent).toContain('Only a part')
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
