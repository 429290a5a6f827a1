import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { useToasts } from '@/design/toast.ts'
import { signIn, signOut, signUp, startSession, useSession } from './session.ts'

type Reply = { status: number; body: unknown }
let calls: string[] = []
let sent: Headers[] = []

let replies: Record<string, Reply> = {}

function answer(given: Record<string, Reply>) {
  replies = given
}

// One stub for all tests: the client is made with the first call and keeps the fetch it found.
vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
  const key = `${init.method} ${url}`
  calls.push(key)
  sent.push(new Headers(init.headers))
  const { status, body } = replies[key] ?? { status: 404, body: {} }
  return Promise.resolve(new Response(status === 204 ? null : JSON.stringify(body), { status }))
})

const stored = () => localStorage.getItem('auth_token')

const user = { id: '1', email: 'ada@example.com', username: 'ada', plan: 'free', credits: 5 }

beforeEach(() => {
  calls = []
  sent = []
  localStorage.clear()
  history.replaceState(null, '', '/')
  useSession.setState({ status: 'loading', user: null })
})
afterAll(() => vi.unstubAllGlobals())

it('asks nothing of a browser that did not sign in', async () => {
  answer({})
  await startSession()
  expect(useSession.getState().status).toBe('anonymous')
  expect(calls).toEqual([])
})

it('trades the code of the address for a session and cleans the address', async () => {
  history.replaceState(null, '', '/dashboard?token=1e5&keep=me')
  answer({
    'POST /api/auth/exchange': { status: 200, body: {} },
    'GET /api/auth/user': { status: 200, body: { user } },
  })
  await startSession()
  expect(stored()).toBe('cookie')
  expect(location.search).toBe('?keep=me')
  expect(useSession.getState()).toMatchObject({ status: 'authenticated', user: { id: '1' } })
  expect(calls).toEqual(['POST /api/auth/exchange', 'GET /api/auth/user'])
})

it('leaves the token of a reset link alone', async () => {
  history.replaceState(null, '', '/reset-password?token=abc')
  answer({})
  await startSession()
  expect(location.search).toBe('?token=abc')
  expect(calls).toEqual([])
})

it('deletes the mark of a session that the server does not know, and keeps it when it is down', async () => {
  localStorage.setItem('auth_token', 'cookie')
  answer({ 'GET /api/auth/user': { status: 503, body: {} } })
  await startSession()
  expect(stored()).toBe('cookie')
  expect(useToasts.getState().message?.title).toBe('The server does not answer')
  answer({ 'GET /api/auth/user': { status: 401, body: { error: 'no', code: 'unauthenticated' } } })
  await startSession()
  expect(stored()).toBeNull()
  expect(useSession.getState().status).toBe('anonymous')
})

it('keeps no token, whatever is answered, and sends none: the session is in the cookie', async () => {
  answer({
    'POST /api/auth/signin': { status: 200, body: { token: 'secret' } },
    'POST /api/auth/signup': { status: 200, body: { token: 'secret' } },
    'POST /api/auth/signout': { status: 204, body: null },
    'GET /api/auth/user': { status: 200, body: { user } },
  })
  await signIn('ada@example.com', 'right', false)
  expect(useSession.getState().status).toBe('authenticated')
  expect(stored()).toBe('cookie')
  const seen: string[] = []
  await signOut(async () => {
    seen.push(useSession.getState().status)
  })
  // Nobody is anonymous on the page that is left: it would ask them to sign in again.
  expect(seen).toEqual(['loading'])
  expect(stored()).toBeNull()
  await signUp('ada@example.com', 'ada', 'right')
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('secret')
  expect(sent.some((headers) => headers.has('authorization'))).toBe(false)
  expect(sent).toHaveLength(5)
})

it('writes over the token that an earlier version kept', async () => {
  localStorage.setItem('auth_token', 'secret')
  answer({ 'GET /api/auth/user': { status: 200, body: { user } } })
  await startSession()
  expect(stored()).toBe('cookie')
  expect(useSession.getState().status).toBe('authenticated')
  expect(sent[0]?.has('authorization')).toBe(false)
})

it('forgets the credit warning after an upgrade', async () => {
  sessionStorage.setItem('credit_warning_shown', 'true')
  history.replaceState(null, '', '/dashboard?upgrade_success=true')
  answer({})
  await startSession()
  expect(sessionStorage.getItem('credit_warning_shown')).toBeNull()
  expect(location.search).toBe('')
})
