import type { Block, Column, Field } from '@plainflow/core'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { FormTab } from './form-tab.tsx'

const left: Column[] = [{ name: 'id', type: 'integer' }]
const right: Column[] = [
  { name: 'customer', type: 'integer' },
  { name: 'city', type: 'text' },
]
const fields: Field[] = [
  {
    path: 'parameters.keys',
    label: 'Keys',
    widget: 'rows',
    tab: 'configuration',
    fresh: { left: '', right: '', kind: 'a' },
    suggests: 'keys',
    fields: [
      { path: 'left', label: 'Left', widget: 'column' },
      { path: 'right', label: 'Right', widget: 'column', input: 1 },
      {
        path: 'more',
        label: 'More',
        widget: 'text',
        showWhen: { path: 'kind', oneOf: ['b', 'c'] },
      },
    ],
  },
  {
    path: 'parameters.columns',
    label: 'Columns',
    widget: 'columns',
    tab: 'configuration',
    input: 1,
  },
]
let latest: unknown

function Host({ start }: { start: Block['configuration'] }) {
  const [configuration, setConfiguration] = useState(start)
  useEffect(() => remember(configuration), [configuration])
  return (
    <FormTab
      tabName="Configuration"
      fields={fields}
      configuration={configuration}
      onChange={setConfiguration}
      takesInput
      context={{
        columnsFor: (input) => (input === 1 ? right : left),
        diagnostics: [
          {
            code: 'join/unknown-column',
            severity: 'error',
            at: { block: 'b', field: 'parameters.keys.1.left' },
            message: 'There is no column called "x" here.',
            hint: 'Choose another.',
          },
        ],
        onDataset: () => () => undefined,
        read: () => undefined,
        write: () => undefined,
        suggested: [{ label: 'customer = id', row: { left: 'id', right: 'customer' } }],
        mendFor: () => null,
      }}
    />
  )
}

function remember(value: unknown): void {
  latest = value
}

afterEach(cleanup)

it('offers the keys that belong together while there are none', async () => {
  const user = userEvent.setup()
  render(<Host start={{ parameters: { keys: [] } }} />)
  const offered = screen.getByRole('list', { name: 'Suggested keys' })
  await user.click(within(offered).getByRole('button', { name: 'Use customer = id' }))
  expect(latest).toEqual({ parameters: { keys: [{ left: 'id', right: 'customer' }] } })
  expect(screen.queryByRole('list', { name: 'Suggested keys' })).toBeNull()
})

it('adds, fills, moves and removes rows, each input with its own columns', async () => {
  const user = userEvent.setup()
  render(<Host start={{ parameters: { keys: [] } }} />)
  await user.click(screen.getByRole('button', { name: 'Add key' }))
  await pick(user, 'Left', 'id')
  await pick(user, 'Right', 'customer')
  expect(latest).toEqual({ parameters: { keys: [{ left: 'id', right: 'customer', kind: 'a' }] } })
  await user.click(screen.getByRole('button', { name: 'Add key' }))
  const second = screen.getByRole('group', { name: 'key 2' })
  expect(within(second).getByText(/There is no column called "x"/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Move key 2 up' }))
  await user.click(screen.getByRole('button', { name: 'Remove key 1' }))
  expect(latest).toEqual({ parameters: { keys: [{ left: 'id', right: 'customer', kind: 'a' }] } })
})

it('shows a part of a row only where its row says so', () => {
  render(<Host start={{ parameters: { keys: [{ kind: 'a' }, { kind: 'c' }] } }} />)
  expect(screen.getAllByLabelText('More')).toHaveLength(1)
})

it('chooses several columns in an order', async () => {
  const user = userEvent.setup()
  render(<Host start={{ parameters: {} }} />)
  await user.click(screen.getByRole('combobox', { name: 'Columns' }))
  await user.keyboard('{Enter}{ArrowDown}{Enter}')
  expect(latest).toEqual({ parameters: { columns: ['customer', 'city'] } })
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Move city forward' }))
  expect(latest).toEqual({ parameters: { columns: ['city', 'customer'] } })
  await user.click(screen.getByRole('button', { name: 'Remove city' }))
  expect(latest).toEqual({ parameters: { columns: ['customer'] } })
})

/** As one does by keyboard: a part of the name, and Enter. */
async function pick(user: ReturnType<typeof userEvent.setup>, label: string, name: string) {
  await user.type(screen.getByRole('combobox', { name: label }), `${name.slice(0, 3)}{Enter}`)
}
