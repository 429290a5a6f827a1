import type { Column, ConditionGroup } from '@plainflow/core'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { ConditionsWidget } from './conditions-widget.tsx'

const columns: Column[] = [
  { name: 'amount', type: 'number' },
  { name: 'region', type: 'text' },
  { name: 'ordered', type: 'date' },
]
const REGIONS = [
  { value: 'West', count: 3 },
  { value: 'East', count: 2 },
]
let latest: unknown

function Host({ start }: { start: ConditionGroup }) {
  const [value, setValue] = useState<unknown>(start)
  useEffect(() => remember(value), [value])
  return (
    <ConditionsWidget
      field={{
        path: 'parameters.where',
        label: 'Conditions',
        widget: 'conditions',
      }}
      path="parameters.where"
      renderField={() => null}
      value={value}
      onChange={setValue}
      control={{ id: 'x', 'aria-describedby': undefined, 'aria-invalid': undefined }}
      columns={columns}
      diagnostics={[]}
      onDataset={() => undefined}
      read={() => undefined}
      write={() => undefined}
      mendFor={() => null}
      values={{ want: () => undefined, of: (column) => (column === 'region' ? REGIONS : []) }}
    />
  )
}

function remember(value: unknown): void {
  latest = value
}

afterEach(cleanup)

it('builds a condition from real columns, with a number where the column holds numbers', async () => {
  const user = userEvent.setup()
  render(<Host start={{ match: 'all', conditions: [] }} />)
  await user.click(screen.getByRole('button', { name: 'Add condition' }))
  await user.type(screen.getByRole('combobox', { name: 'Column' }), 'mou{Enter}')
  await user.selectOptions(screen.getByLabelText('Comparison'), 'over')
  await user.type(screen.getByLabelText('Value'), '100')
  expect(latest).toEqual({
    match: 'all',
    conditions: [{ column: 'amount', operator: 'over', value: 100 }],
  })
})

it('offers only comparisons that fit the column', async () => {
  render(
    <Host start={{ match: 'all', conditions: [{ column: 'amount', operator: 'is', value: 1 }] }} />,
  )
  const names = [...screen.getByLabelText('Comparison').querySelectorAll('option')].map(
    (option) => option.value,
  )
  expect(names).toContain('over')
  expect(names).not.toContain('starts with')
})

it('nests groups and removes them', async () => {
  const user = userEvent.setup()
  render(<Host start={{ match: 'all', conditions: [] }} />)
  await user.click(screen.getByRole('button', { name: 'Add group' }))
  expect(latest).toEqual({
    match: 'all',
    conditions: [{ match: 'any', conditions: [{ column: '', operator: 'is', value: '' }] }],
  })
  await user.click(screen.getByRole('button', { name: 'Remove group' }))
  expect(latest).toEqual({ match: 'all', conditions: [] })
})

it('takes two values for between and a list for is one of', async () => {
  const user = userEvent.setup()
  render(
    <Host
      start={{ match: 'all', conditions: [{ column: 'region', operator: 'is', value: 'West' }] }}
    />,
  )
  await user.selectOptions(screen.getByLabelText('Comparison'), 'is one of')
  const field = screen.getByLabelText('Values, separated by commas')
  await user.clear(field)
  await user.type(field, 'West, East')
  expect(latest).toEqual({
    match: 'all',
    conditions: [{ column: 'region', operator: 'is one of', value: ['West', 'East'] }],
  })
})

it('puts a condition into a group and takes it out again', async () => {
  const user = userEvent.setup()
  const condition = { column: 'amount', operator: 'over' as const, value: 1 }
  render(<Host start={{ match: 'all', conditions: [condition] }} />)
  await user.click(screen.getByRole('button', { name: 'Put into a group' }))
  expect(latest).toEqual({
    match: 'all',
    conditions: [{ match: 'any', conditions: [condition] }],
  })
  await user.click(screen.getByRole('button', { name: 'Dissolve group' }))
  expect(latest).toEqual({ match: 'all', conditions: [condition] })
})

it('offers the values a column holds most often, and takes any other', async () => {
  const user = userEvent.setup()
  render(
    <Host
      start={{ match: 'all', conditions: [{ column: 'region', operator: 'is', value: '' }] }}
    />,
  )
  const field = screen.getByRole('combobox', { name: 'Value' })
  await user.type(field, 'we{Enter}')
  expect(latest).toMatchObject({ conditions: [{ value: 'West' }] })
  await user.clear(field)
  await user.type(field, 'Nowhere')
  expect(latest).toMatchObject({ conditions: [{ value: 'Nowhere' }] })
})

it('offers days in words of time', () => {
  const condition = { column: 'ordered', operator: 'over', value: '2024-06-01' } as const
  render(<Host start={{ match: 'all', conditions: [condition] }} />)
  const offered = [...screen.getByLabelText('Comparison').children].map((one) => one.textContent)
  expect(offered).toEqual(
    expect.arrayContaining(['after', 'on or after', 'before', 'on or before']),
  )
  expect(offered).not.toContain('over')
})
