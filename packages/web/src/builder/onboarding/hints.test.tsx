import { cleanup, configure, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { act } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { forgetChat, say } from '../state/chat-store.ts'
import { show } from '../state/workspace-store.ts'
import { Hints } from './hints.tsx'

configure({ asyncUtilTimeout: 10_000 })
beforeAll(() => import('./hint-card.tsx'))
beforeEach(() => {
  localStorage.clear()
  forgetChat()
  show({ overlay: null })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 10, 40, 20))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function draw() {
  render(
    <>
      <button type="button" data-hint="results">
        Results
      </button>
      <div data-testid="block-card">Filter</div>
      <button type="button" data-hint="code">
        Code
      </button>
      <Hints />
    </>,
  )
}

function answer(state: 'open' | 'accepted') {
  const note = { changes: [], effects: [], against: 'canvas', credits: 4, charge: null } as const
  act(() => void say('assistant', 'Here it is.', { note: { ...note, state } }))
}

it('wait for the first answer, come one at a time, and never again', async () => {
  draw()
  answer('open')
  expect(screen.queryByRole('complementary', { name: 'Hint' })).toBeNull()
  answer('accepted')
  for (const title of ['The rows are here', 'A block can be opened', 'Take it away as code']) {
    await screen.findByText(title)
    expect(screen.getAllByRole('complementary', { name: 'Hint' })).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Got it' }))
  }
  expect(screen.queryByRole('complementary', { name: 'Hint' })).toBeNull()
  cleanup()
  draw()
  expect(screen.queryByRole('complementary', { name: 'Hint' })).toBeNull()
})

it('go on where they were left, make way for a dialog, and end all at once', async () => {
  draw()
  answer('accepted')
  await userEvent.click(await screen.findByRole('button', { name: 'Got it' }))
  cleanup()
  draw()
  await screen.findByText('A block can be opened')
  act(() => show({ overlay: 'settings' }))
  expect(screen.queryByText('A block can be opened')).toBeNull()
  act(() => show({ overlay: null }))
  await userEvent.click(await screen.findByRole('button', { name: 'No more hints' }))
  cleanup()
  draw()
  expect(screen.queryByRole('complementary', { name: 'Hint' })).toBeNull()
})
