import {
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useToasts } from '@/design/toast.ts'
import { DataGrid, type DataGridProps } from './data-grid.tsx'

/** Waits end when what is waited for is there; a second is nothing on a busy machine. */
configure({ asyncUtilTimeout: 10_000 })

const ROWS = 1_000_000
const COLUMNS = [
  { name: 'id', type: 'integer' },
  { name: 'note', type: 'text' },
] as const

// Elements have no size without a layout; this is that of a small window.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(334)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function show(props: Partial<DataGridProps> = {}): HTMLElement {
  render(
    <DataGrid
      label="Sales"
      columns={COLUMNS}
      rowCount={ROWS}
      rowAt={(index) => [index, index === 1 ? null : index === 2 ? '' : `note ${index}`]}
      {...props}
    />,
  )
  const grid = screen.getByRole('grid', { name: 'Sales' })
  grid.focus()
  return grid
}

function activeText(grid: HTMLElement): string | null | undefined {
  return document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')?.textContent
}

function copied(grid: HTMLElement): string {
  let text = ''
  const clipboardData = { setData: (_: string, value: string) => (text = value) }
  fireEvent.copy(grid, { clipboardData })
  return text
}

it('draws a few of a million rows and tells how many there are', () => {
  const grid = show()
  expect(grid.getAttribute('aria-rowcount')).toBe(String(ROWS + 1))
  expect(grid.getAttribute('aria-colcount')).toBe('3')
  expect(within(grid).getAllByRole('row').length).toBeLessThan(40)
  expect(within(grid).getByText('note 3')).toBeTruthy()
})

it('tells nothing, an empty text and a row on its way apart', () => {
  const grid = show({
    rowAt: (index) => (index === 0 ? [null, ''] : undefined),
    rowCount: 2,
  })
  const cells = within(grid).getAllByRole('gridcell')
  expect(cells.map(({ textContent }) => textContent)).toEqual(['empty', '""', '…', '…'])
})

it('goes to the last row and back with the keyboard', async () => {
  const grid = show()
  await userEvent.keyboard('{Control>}{End}{/Control}')
  expect(activeText(grid)).toBe(`note ${ROWS - 1}`)
  await userEvent.keyboard('{ArrowUp}')
  expect(activeText(grid)).toBe(`note ${ROWS - 2}`)
  await userEvent.keyboard('{Control>}{Home}{/Control}')
  expect(activeText(grid)).toBe('0')
})

it('asks for the rows in sight', async () => {
  const onVisible = vi.fn<NonNullable<DataGridProps['onVisible']>>()
  show({ onVisible })
  await userEvent.keyboard('{Control>}{End}{/Control}')
  expect(onVisible.mock.calls[0]?.[0]).toBe(0)
  expect(onVisible.mock.lastCall?.[1]).toBe(ROWS - 1)
})

it('copies a range as a spreadsheet takes it', async () => {
  const grid = show()
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowRight}{/Shift}')
  expect(screen.getByTestId('grid-status').textContent).toBe('3 rows × 2 columns selected')
  expect(copied(grid)).toBe('0\tnote 0\n1\t\n2\t')
})

it('refuses to copy more than a clipboard takes, and says so', async () => {
  const grid = show()
  await userEvent.keyboard('{Control>}a{/Control}')
  expect(copied(grid)).toBe('')
  expect(useToasts.getState().message).toMatchObject({
    title: 'Nothing was copied',
    description: expect.stringContaining('2,000,000 cells are selected'),
  })
})

it('sorts with Enter on a head, upwards, downwards and not at all', async () => {
  const onSort = vi.fn<NonNullable<DataGridProps['onSort']>>()
  show({ onSort, sort: { column: 'note', descending: false } })
  await userEvent.keyboard('{ArrowUp}{Enter}')
  expect(onSort).toHaveBeenLastCalledWith({ column: 'id', descending: false })
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect(onSort).toHaveBeenLastCalledWith({ column: 'note', descending: true })
  expect(screen.getByRole('columnheader', { name: /note/ }).getAttribute('aria-sort')).toBe(
    'ascending',
  )
})

it('shows the whole of a cell with Enter', async () => {
  show({ rowAt: () => [1, 'first line\nsecond line'] })
  await userEvent.keyboard('{ArrowRight}{Enter}')
  const dialog = screen.getByRole('dialog', { name: 'note' })
  expect(dialog.textContent).toContain('first line\nsecond line')
})

it('finds a column by its name and leads there', async () => {
  const columns = Array.from({ length: 60 }, (_, index) => ({
    name: `c${index}`,
    type: 'text' as const,
  }))
  const grid = show({ columns, rowAt: () => columns.map(({ name }) => `in ${name}`) })
  expect(within(grid).queryByText('in c50')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Find a column' }))
  await userEvent.keyboard('C50{Enter}')
  fireEvent.scroll(grid)
  expect(activeText(grid)).toBe('in c50')
  expect(document.activeElement).toBe(grid)
})

it('makes a column wider with Alt and an arrow', async () => {
  const grid = show()
  const width = () => within(grid).getByText('note 3').style.width
  await userEvent.keyboard('{ArrowRight}')
  const before = parseInt(width(), 10)
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
  expect(parseInt(width(), 10)).toBeGreaterThan(before)
})

it('says that there are no rows', async () => {
  const grid = show({ rowCount: 0, rowAt: () => undefined })
  expect(screen.getByText('No rows')).toBeTruthy()
  expect(screen.getByTestId('grid-status').textContent).toBe('id')
  expect(grid.getAttribute('aria-activedescendant')).toBeNull()
  await userEvent.keyboard('{ArrowDown}{Control>}{End}{/Control}{ArrowRight}')
  expect(activeText(grid)).toContain('note')
})

it('sketches the rows a scroll bar flies past, and asks for none of them', async () => {
  const onVisible = vi.fn<NonNullable<DataGridProps['onVisible']>>()
  const isThere = (index: number) => index < 100
  const grid = show({ onVisible, rowAt: (index) => (isThere(index) ? [index, 'here'] : undefined) })
  onVisible.mockClear()
  const flyTo = (scrollTop: number) => {
    grid.scrollTop = scrollTop
    fireEvent.scroll(grid)
  }
  const elements = within(grid).getAllByRole('rowheader')
  flyTo(1_000_000)
  flyTo(4_000_000)
  expect(within(grid).queryAllByRole('gridcell')).toEqual([])
  const numbers = within(grid).getAllByRole('rowheader')
  // The same elements show other rows.
  expect(numbers[0]).toBe(elements[0])
  expect(Number(numbers[0]?.textContent)).toBeGreaterThan(400_000)
  expect(numbers[0]?.closest('[aria-busy=true]')?.getAttribute('aria-rowindex')).toBe(
    String(Number(numbers[0]?.textContent) + 1),
  )
  expect(onVisible).not.toHaveBeenCalled()
  await waitFor(() => expect(onVisible.mock.lastCall?.[0]).toBeGreaterThan(400_000))
  flyTo(0)
  expect(within(grid).getAllByText('here').length).toBeGreaterThan(5)
})

it('keeps the elements of the rows that stay in sight', () => {
  const grid = show()
  const element = within(grid).getByText('note 9')
  grid.scrollTop = 60
  fireEvent.scroll(grid)
  expect(within(grid).getByText('note 9')).toBe(element)
  expect(within(grid).queryByText('note 0')).toBeNull()
})
