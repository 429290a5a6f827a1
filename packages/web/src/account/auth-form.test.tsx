import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, configure, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { AuthForm } from './auth-form.tsx'

/** Waits end when what is waited for is there; a second is nothing on a busy machine. */
configure({ asyncUtilTimeout: 10_000 })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function show(signingUp: boolean) {
  const nothing = () => undefined
  const route = createRootRoute({
    component: () => (
      <AuthForm
        signingUp={signingUp}
        onSubmitting={nothing}
        onFailed={nothing}
        onEntered={nothing}
      />
    ),
  })
  // A router of its own: the form's links need one.
  const router = createRouter({ routeTree: route, history: createMemoryHistory() })
  render(<RouterProvider router={router as never} />) // not the registered router
  await screen.findByLabelText('Email')
}

it('compares the passwords before anything is sent, and forgets the error on the next edit', async () => {
  const send = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', send)
  const user = userEvent.setup()
  await show(true)
  await user.type(screen.getByLabelText('Email'), 'ada@example.com')
  await user.type(screen.getByLabelText('Username'), 'ada')
  await user.type(screen.getByLabelText('Password'), 'correct horse')
  await user.type(screen.getByLabelText('Confirm password'), 'correct house')
  await user.click(screen.getByRole('button', { name: 'Create Account' }))
  expect(screen.getByRole('alert').textContent).toBe('Passwords do not match')
  expect(send).not.toHaveBeenCalled()
  await user.type(screen.getByLabelText('Email'), 'x')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('shows what the server says', async () => {
  const refusal = {
    error: 'Authentication failed. Please check your credentials and try again.',
    code: 'invalid_credentials',
  }
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify(refusal), { status: 401 })),
  )
  const user = userEvent.setup()
  await show(false)
  await user.type(screen.getByLabelText('Email'), 'ada@example.com')
  await user.type(screen.getByLabelText('Password'), 'wrong')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect((await screen.findByRole('alert')).textContent).toBe(refusal.error)
})

it('tells password managers what is what', async () => {
  await show(true)
  const kind = (label: string) => screen.getByLabelText(label).getAttribute('autocomplete')
  expect(kind('Email')).toBe('email')
  expect(kind('Password')).toBe('new-password')
  cleanup()
  await show(false)
  expect(kind('Password')).toBe('current-password')
})
