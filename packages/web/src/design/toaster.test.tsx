import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { toast, useToasts } from './toast.ts'
import { Toaster } from './toaster.tsx'

afterEach(() => {
  cleanup()
  useToasts.setState({ message: null })
})

it('shows one toast at a time, the latest', () => {
  render(<Toaster />)
  act(() => toast('First', 'one'))
  act(() => toast('Second', 'two', 'danger'))
  expect(screen.queryByText('First')).toBeNull()
  expect(screen.getByText('Second').closest('[data-tone]')?.getAttribute('data-tone')).toBe(
    'danger',
  )
})

it('is a region reached with F8', () => {
  render(<Toaster />)
  expect(screen.getByRole('region', { name: /F8/ })).toBeTruthy()
})

it('goes when dismissed', () => {
  render(<Toaster />)
  act(() => toast('First'))
  act(() => screen.getByRole('button', { name: 'Dismiss' }).click())
  expect(useToasts.getState().message?.open).toBe(false)
})
