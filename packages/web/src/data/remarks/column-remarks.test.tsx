import type { ColumnRemark } from '@plainflow/contract'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ColumnRemarks } from './column-remarks.tsx'
import { fixColumn } from './fix-column.ts'

vi.mock('./fix-column.ts', () => ({ fixColumn: vi.fn<typeof fixColumn>(async () => null) }))
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

const EUROS: ColumnRemark = {
  column: 'amount',
  text: '"amount" looks like euros: “12,50 €” would be 12.5. 7 cells do not fit and would be empty.',
  isSettled: false,
  fixes: [
    {
      label: 'Read as a number',
      example: { text: '12,50 €', value: '12.5' },
      override: { type: 'number', decimal: ',', thousands: '', notation: 'EUR' },
      unfit: 7,
      misfits: [{ row: 61, text: 'on request' }],
    },
  ],
}

function show(...remarks: ColumnRemark[]) {
  render(<ColumnRemarks dataset={{ id: 'd1', name: 'sales', remarks }} />)
  return userEvent.setup()
}

it('mends a column in one step, by keyboard too', async () => {
  const user = show(EUROS)
  await user.tab()
  await user.tab()
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: 'Read as a number: amount' }),
  )
  await user.keyboard('{Enter}')
  expect(fixColumn).toHaveBeenCalledExactlyOnceWith('d1', 'amount', EUROS.fixes[0]?.override)
})

it('shows the cells that do not fit, with their rows', () => {
  show(EUROS)
  expect(screen.getByText('Row 61')).toBeTruthy()
  expect(screen.getByText('on request')).toBeTruthy()
  expect(screen.getByText('and 6 more')).toBeTruthy()
})

it('leads back from what was said', async () => {
  const undo = { label: 'Undo', example: null, override: null, unfit: 0, misfits: [] }
  const user = show({ ...EUROS, isSettled: true, fixes: [undo] })
  await user.click(screen.getByRole('button', { name: 'Undo: amount' }))
  expect(fixColumn).toHaveBeenCalledWith('d1', 'amount', null)
})

it('folds what is more than a few, and shows nothing where there is nothing', async () => {
  const user = show(...['a', 'b', 'c', 'd', 'e'].map((column) => ({ ...EUROS, column })))
  expect(screen.getAllByRole('button', { name: /^Read as a number/ })).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: '2 more remarks' }))
  expect(screen.getAllByRole('button', { name: /^Read as a number/ })).toHaveLength(5)
  cleanup()
  show()
  expect(screen.queryByRole('region')).toBeNull()
})
