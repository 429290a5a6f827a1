const KEY = 'auth_token'
/** Where the session is: in a cookie, which no script can read. The token itself is never kept here. */
const MARK = 'cookie'

/**
 * That this browser signed in, for all of its tabs: without it a visitor of the landing page would be
 * asked after, and a tab could not tell that another signed out.
 */
export function hasMark(): boolean {
  return localStorage.getItem(KEY) !== null
}

/** Also writes over a token that an earlier version left. */
export function setMark(): void {
  localStorage.setItem(KEY, MARK)
}

export function removeMark(): void {
  localStorage.removeItem(KEY)
}
