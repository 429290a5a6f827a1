import type { User } from '@plainflow/contract'
import { create } from 'zustand'
import { call, whenSessionEnds } from '@/app/call.ts'
import { toast } from '@/design/toast.ts'
import { queryClient } from '@/app/query-client.ts'
import { hasMark, removeMark, setMark } from './session-mark.ts'

export type Session =
  | { readonly status: 'loading'; readonly user: null }
  | { readonly status: 'anonymous'; readonly user: null }
  | { readonly status: 'authenticated'; readonly user: User }

export const useSession = create<Session>(() => ({ status: 'loading', user: null }))

/** The specified order: a token in the address, then upgrade_success, then the stored mark. */
export async function startSession(): Promise<void> {
  whenSessionEnds(() => {
    if (useSession.getState().status !== 'authenticated') return
    forgetSession()
    toast('The session has ended', 'Please sign in again.', 'danger')
  })
  const search = new URLSearchParams(location.search)
  const code = search.get('token')
  // A reset link carries a token of its own, which is not a sign-in.
  if (code !== null && location.pathname !== '/reset-password') {
    removeFromAddress('token')
    await exchange(code)
  }
  if (search.has('upgrade_success')) {
    removeFromAddress('upgrade_success')
    sessionStorage.removeItem('credit_warning_shown')
  }
  if (hasMark()) {
    setMark()
    await loadUser()
  } else useSession.setState({ status: 'anonymous', user: null })
}

export async function loadUser(): Promise<void> {
  try {
    const { user } = await call('currentUser')
    useSession.setState({ status: 'authenticated', user })
  } catch (error) {
    if (error instanceof Error && error.message.includes('401')) removeMark()
    // The mark is kept: without a word, the form to sign in would look like a sign-out.
    else toast('The server does not answer', 'Reloading the page in a moment might help.', 'danger')
    useSession.setState({ status: 'anonymous', user: null })
  }
}

export async function signIn(email: string, password: string, remember: boolean): Promise<void> {
  await call('signIn', { body: { email, password, remember } })
  await enter()
}

export async function signUp(email: string, username: string, password: string): Promise<void> {
  await call('signUp', { body: { email, username, password } })
  await enter()
}

/** Revokes on the server, then leaves. */
export async function signOut(go: () => Promise<void>): Promise<void> {
  await call('signOut')
  await leaveSession(go)
}

export function forgetSession(): void {
  forget()
  useSession.setState({ status: 'anonymous', user: null })
}

/**
 * Forgets everything this browser knew, at the wish of its user. Until they have arrived elsewhere nobody is
 * anonymous: the page that is left would ask them to sign in again, and to come back to it.
 */
export async function leaveSession(go: () => Promise<void>): Promise<void> {
  forget()
  useSession.setState({ status: 'loading', user: null })
  try {
    await go()
  } finally {
    useSession.setState({ status: 'anonymous', user: null })
  }
}

function forget(): void {
  removeMark()
  sessionStorage.clear()
  queryClient.clear()
}

async function enter(): Promise<void> {
  setMark()
  queryClient.clear()
  await loadUser()
}

async function exchange(code: string): Promise<void> {
  try {
    await call('exchange', { body: { code } })
    setMark()
  } catch {
    toast('Sign-in failed', 'The sign-in link has expired. Please sign in again.', 'danger')
  }
}

function removeFromAddress(name: string): void {
  const address = new URL(location.href)
  address.searchParams.delete(name)
  history.replaceState(history.state, '', address)
}

/** The balance, as an answer of the server tells it. */
export function setCredits(credits: number): void {
  const session = useSession.getState()
  if (session.status === 'authenticated')
    useSession.setState({ user: { ...session.user, credits } })
}
