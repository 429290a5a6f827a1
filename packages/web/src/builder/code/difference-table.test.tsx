import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { DifferenceTable } from './difference-table.tsx'
import { VerdictBadge } from './verdict-badge.tsx'

afterEach(cleanup)

it('shows where results differ, and what is empty as empty', () => {
  render(
    <DifferenceTable
      differences={[
        { result: 'west', row: 3, column: 'amount', expected: '0', found: null, what: 'the value' },
        {
          result: 'west',
          row: null,
          column: null,
          expected: '4',
          found: '5',
          what: 'the number of rows',
        },
      ]}
    />,
  )
  const [, first, second] = screen.getAllByRole('row')
  if (!first || !second) throw new Error('two rows under the head')
  const texts = (row: HTMLElement) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
  expect(texts(first)).toEqual(['west', '3', 'amount', 'the value', '0', 'empty'])
  expect(texts(second)).toEqual(['west', '', '', 'the number of rows', '4', '5'])
})

it('says a verdict in words', () => {
  render(<VerdictBadge verdict="NOT RUN" />)
  expect(screen.getByText('NOT RUN')).toBeTruthy()
})
