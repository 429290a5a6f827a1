import type { Table } from '@plainflow/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ChartView } from './chart-view.tsx'
import { chooseCharts } from './choose-chart.ts'

afterEach(cleanup)

const MONTHS: Table = {
  columns: [
    { name: 'month', type: 'date' },
    { name: 'orders', type: 'integer' },
    { name: 'revenue', type: 'number' },
  ],
  rows: [
    ['2024-01-01', 3, 1200.5],
    ['2024-02-01', 9, null],
    ['2024-03-01', 5, -80],
  ],
}

function show(table: Table) {
  render(<ChartView table={table} charts={chooseCharts(table).charts} height={150} />)
}

it('tells who hears it what is seen, and gives the values as a table', () => {
  show(MONTHS)
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'Line: orders by month. 3 values; highest 9 at 2024-02-01; lowest 3 at 2024-01-01.',
  )
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent)
  expect(cells).toEqual(['2024-01-01', '3', '2024-02-01', '9', '2024-03-01', '5'])
})

it('is switched to another kind, and to another measure', () => {
  show(MONTHS)
  fireEvent.click(screen.getByRole('button', { name: 'Bars' }))
  expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/^Bars: orders by month/)
  fireEvent.change(screen.getByLabelText('Measure'), { target: { value: 'revenue' } })
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'Bars: revenue by month. 2 values; highest 1,200.5 at 2024-01-01; lowest -80 at 2024-03-01.',
  )
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toContain('empty')
})

it('shows one row as large figures, with what they are of', () => {
  show({
    columns: [
      { name: 'country', type: 'text' },
      { name: 'revenue', type: 'number' },
    ],
    rows: [['Germany', 249_784.76]],
  })
  expect(screen.getByRole('definition').textContent).toBe('249,784.76')
  expect(screen.getByText('country: Germany')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})
