import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { queryClient } from '@/app/query-client.ts'
import { fixColumn } from '@/data/remarks/fix-column.ts'
import { DATASETS_KEY } from '@/data/use-datasets.ts'
import { NOTHING, openStream, SALES, send, show } from './testing/chat-stage.tsx'

vi.mock('@/data/remarks/fix-column.ts', () => ({ fixColumn: vi.fn<typeof fixColumn>() }))

const EUROS = {
  column: 'amount',
  text: '"amount" looks like euros.',
  isSettled: false,
  fixes: [
    {
      label: 'Read as a number',
      example: null,
      override: { type: 'number' },
      unfit: 0,
      misfits: [],
    },
  ],
}
const UNDO = { ...EUROS, text: '"amount" is read as euros.', isSettled: true }
const ORDERS = { ...SALES, id: 'd2', name: 'orders', filename: 'orders.csv', remarks: [EUROS] }
const OTHER = { ...SALES, remarks: [{ ...EUROS, text: '"price" looks like dollars.' }] }
const REFUSED = { ...NOTHING, response: '"revenue" was not understood.', isRefusal: true }

it('a refusal offers to read the texts that may have been missing, and asks again once they are', async () => {
  queryClient.setQueryData(DATASETS_KEY, [OTHER, ORDERS])
  const { user, field } = await show()
  const stream = openStream()
  await user.type(field, 'revenue of orders by country{Enter}')
  stream.tell({ kind: 'answer', answer: REFUSED })
  await screen.findByText('"amount" looks like euros.')
  // It named the other table.
  expect(screen.queryByText('"price" looks like dollars.')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Ask again' })).toBeNull()

  const mended = { ...ORDERS, remarks: [UNDO] }
  vi.mocked(fixColumn).mockImplementation(async () => {
    act(() => void queryClient.setQueryData(DATASETS_KEY, [OTHER, mended]))
    return mended as unknown as Awaited<ReturnType<typeof fixColumn>>
  })
  await user.click(screen.getByRole('button', { name: 'Read as a number: amount' }))
  await screen.findByText('"amount" is read as euros.')
  const asked = openStream()
  await user.click(screen.getByRole('button', { name: 'Ask again' }))
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  expect(String(send.mock.calls[1]?.[1]?.body)).toContain('revenue of orders by country')
  asked.tell({ kind: 'answer', answer: { ...NOTHING, response: 'Done.' } })
  await screen.findByText('Done.')
})

it('what is one click away is not offered as a formula as well', async () => {
  queryClient.setQueryData(DATASETS_KEY, [ORDERS])
  const { user, field } = await show()
  const stream = openStream()
  await user.type(field, 'average amount of orders{Enter}')
  const formula = 'load "orders.csv", compute amount as `to_number(amount)`'
  const alternatives = [formula, 'count orders', 'load "orders.csv", compute "amount due" as `1`']
  stream.tell({ kind: 'answer', answer: { ...REFUSED, alternatives } })
  await screen.findByRole('button', { name: 'Read as a number: amount' })
  const offered = within(screen.getByRole('list', { name: 'Alternatives' })).getAllByRole('button')
  expect(offered.map((each) => each.textContent)).toEqual(alternatives.slice(1))
})

it('a refusal over files that are read as what they hold offers nothing', async () => {
  queryClient.setQueryData(DATASETS_KEY, [{ ...ORDERS, remarks: [UNDO] }])
  const { user, field } = await show()
  const stream = openStream()
  await user.type(field, 'juggle it{Enter}')
  stream.tell({ kind: 'answer', answer: REFUSED })
  await screen.findByRole('button', { name: 'Connect a model' })
  expect(screen.queryByText(/Text for now/)).toBeNull()
})
