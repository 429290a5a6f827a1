import { BLOCKS } from '@plainflow/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { queryClient } from '@/app/query-client.ts'
import { Palette } from './palette.tsx'

const COMING = BLOCKS.filter(({ unavailable }) => unavailable !== undefined)

test('what cannot run stands apart, folded, and is found by its name', async () => {
  show()
  const coming = screen.getByText(`Coming (${COMING.length})`).closest('details')
  expect(coming?.open).toBe(false)
  if (!coming) return
  expect(within(coming).getAllByRole('listitem', { hidden: true })).toHaveLength(COMING.length)
  await userEvent.type(screen.getByRole('searchbox'), 'kafka')
  expect(screen.getByText('Coming (1)').closest('details')?.open).toBe(true)
  expect(screen.queryByText(/No block is called/)).toBeNull()
})

function show(): void {
  render(
    <QueryClientProvider client={queryClient}>
      <Palette />
    </QueryClientProvider>,
  )
}
