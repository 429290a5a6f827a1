import type { Route } from './route.ts'

/** Everybody a call can come from, from the least who may do least. */
export const CALLERS = [
  'nobody',
  'another user',
  'the user',
  'their API key',
  'an administrator',
] as const
export type Caller = (typeof CALLERS)[number]

/** `absent`: what is somebody else's does not exist for anybody but them. */
export type Verdict = 'allowed' | 'sign in' | 'absent' | 'refused'

/** Whether a call is answered, by what its route declares and nothing else; the server is held to it. */
export function verdictOf(route: Route, caller: Caller): Verdict {
  if (route.secret) return 'absent'
  if (route.public) return 'allowed'
  if (caller === 'nobody') return 'sign in'
  if (route.role === 'admin') return caller === 'an administrator' ? 'allowed' : 'refused'
  if (route.person && caller === 'their API key') return 'refused'
  const isOwned = route.path.includes('/:id') && !route.shared
  return isOwned && !caller.startsWith('the') ? 'absent' : 'allowed'
}
