import type { Profile } from '@plainflow/contract'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { ProfileView } from './profile-view.tsx'

afterEach(cleanup)

type ProfiledColumn = Profile['columns'][number]

const AMOUNT: ProfiledColumn = {
  name: 'amount',
  type: 'integer',
  nulls: 1,
  distinct: 3,
  isDistinctExact: true,
  min: 1,
  max: 9,
  mean: 4.5,
  quantiles: [{ share: 0.5, value: 4 }],
  top: [{ value: 4, count: 2 }],
  histogram: [
    { from: 1, to: 5, count: 6 },
    { from: 5, to: 9, count: 1 },
  ],
}
const REGION: ProfiledColumn = {
  ...AMOUNT,
  name: 'region',
  type: 'text',
  nulls: 0,
  min: 'East',
  max: 'West',
  mean: null,
  quantiles: [],
  top: ['West', 'East', 'North', 'South', 'Nowhere'].map((value) => ({ value, count: 2 })),
  histogram: null,
}

function profileOf(columns: ProfiledColumn[], part: Partial<Profile> = {}): Profile {
  return { rowCount: 8, profiledRows: 8, columnCount: columns.length, columns, ...part }
}

it('draws numbers as a histogram that says in words where most lie', () => {
  render(<ProfileView profile={profileOf([AMOUNT])} />)
  const chart = screen.getByRole('img', { name: /Histogram of amount/ })
  expect(chart.getAttribute('aria-label')).toContain('most values lie at 1 to 5: 6 rows')
  expect(screen.getByText('13% empty')).toBeTruthy()
})

it('draws texts as their commonest values', () => {
  render(<ProfileView profile={profileOf([REGION])} />)
  const list = screen.getByRole('list', { name: 'Commonest values of region' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(4)
  expect(within(list).getAllByText('25%')).toHaveLength(4)
})

it('shows the figures when asked', async () => {
  render(<ProfileView profile={profileOf([AMOUNT])} />)
  expect(screen.queryByText('Median')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Figures of amount' }))
  expect(screen.getByText('Median').nextSibling?.textContent).toBe('4')
  expect(screen.getByText('Mean').nextSibling?.textContent).toBe('4.5')
})

it('finds a column among many', async () => {
  const many = Array.from({ length: 9 }, (_, index) => ({ ...REGION, name: `column ${index}` }))
  render(<ProfileView profile={profileOf(many)} />)
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a column' }), 'N 7')
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'column 7text',
  ])
})

it('says when only a part was looked at, and marks estimates', () => {
  const column = { ...AMOUNT, isDistinctExact: false }
  const part = { rowCount: 5_000, profiledRows: 8, columnCount: 3 }
  render(<ProfileView profile={profileOf([column], part)} />)
  expect(
    screen.getByText('Looked at the first 8 of 5,000 rows and the first 1 of 3 columns.'),
  ).toBeTruthy()
  expect(screen.getByText('≈ 3 distinct')).toBeTruthy()
})
