import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useHandsFree } from './use-hands-free.ts'

afterEach(cleanup)

function Greeting() {
  return useHandsFree() ? <p>Welcome</p> : null
}

function fields() {
  render(
    <>
      <input aria-label="Name" />
      <textarea aria-label="Message" />
    </>,
  )
  return { name: screen.getByLabelText('Name'), message: screen.getByLabelText('Message') }
}

it('does not open over somebody in a field, nor between two fields', async () => {
  const { name, message } = fields()
  act(() => name.focus())
  render(<Greeting />)
  expect(screen.queryByText('Welcome')).toBeNull()
  act(() => message.focus())
  expect(screen.queryByText('Welcome')).toBeNull()
  act(() => message.blur())
  expect(await screen.findByText('Welcome')).toBeTruthy()
})

it('leaves alone whoever has begun to write', async () => {
  const { message } = fields()
  act(() => message.focus())
  render(<Greeting />)
  fireEvent.input(message, { target: { value: 'orders by month' } })
  await act(async () => message.blur())
  expect(screen.queryByText('Welcome')).toBeNull()
})

it('does not take a window that was left for a field that was left', async () => {
  const { message } = fields()
  act(() => message.focus())
  render(<Greeting />)
  await act(async () => fireEvent.focusOut(message))
  expect(screen.queryByText('Welcome')).toBeNull()
})

it('stays once it is open, whatever is typed in it', () => {
  render(<Greeting />)
  const { name } = fields()
  act(() => name.focus())
  expect(screen.getByText('Welcome')).toBeTruthy()
})
