import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { useToasts } from '@/design/toast.ts'
import { startSession, useSession } from './session.ts'
import { readToken, storeToken } from './token.ts'

type Reply = { status: number; body: unknown }
let calls: string[] = []

let replies: Record<string, Reply> = {}

function answer(given: Record<string, Reply>) {
  replies = given
}

// One stub for all tests: the client is made with the first call and keeps the fetch it found.
vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
  const key = `${init.method} ${url}`
  calls.push(key)
  const { status, body } = replies[key] ?? { status: 404, body: {} }
  return Promise.resolve(new Response(JSON.stringify(body), { status }))
})

const user = { id: '1', email: 'ada@example.com', username: 'ada', plan: 'free', credits: 5 }

beforeEach(() => {
  calls = []
  localStorage.clear()
  history.replaceState(null, '', '/')
  useSession.setState({ status: 'loading', user: null })
})
afterAll(() => vi.unstubAllGlobals())

it('asks nothing without a token', async () => {
  answer({})
  await startSession()
  expect(useSession.getState().status).toBe('anonymous')
  expect(calls).toEqual([])
})

it('trades the code of the address for a token, stores it and cleans the address', async () => {
  history.replaceState(null, '', '/dashboard?token=1e5&keep=me')
  answer({
    'POST /api/auth/exchange': { status: 200, body: { token: 'abc' } },
    'GET /api/auth/user': { status: 200, body: { user } },
  })
  await startSession()
  expect(readToken()).toBe('abc')
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

it('deletes a token the server does not know, and keeps it when the server is down', async () => {
  storeToken('old')
  answer({ 'GET /api/auth/user': { status: 503, body: {} } })
  await startSession()
  expect(readToken()).toBe('old')
  expect(useToasts.getState().message?.title).toBe('The server does not answer')
  answer({ 'GET /api/auth/user': { status: 401, body: { error: 'no', code: 'unauthenticated' } } })
  await startSession()
  expect(readToken()).toBeNull()
  expect(useSession.getState().status).toBe('anonymous')
})

it('forgets the credit warning after an upgrade', async () => {
  sessionStorage.setItem('credit_warning_shown', 'true')
  history.replaceState(null, '', '/dashboard?upgrade_success=true')
  answer({})
  await startSession()
  expect(sessionStorage.getItem('credit_warning_shown')).toBeNull()
  expect(location.search).toBe('')
})
