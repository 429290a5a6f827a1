import { OutsideFailed } from '../connector.ts'
import type { Answer } from './ask-once.ts'

const UNSHARED =
  'The Google Sheet can only be seen by who signs in: share it with "Anyone with the link", or publish it to the web (File, Share).'

/** Who may not see a sheet is led to a page to sign in, with a status as if all were well. */
export function refuseSignIn({ url, headers }: Pick<Answer, 'url' | 'headers'>): void {
  if (url.hostname === 'accounts.google.com') throw new OutsideFailed(UNSHARED)
  const isPage = (headers['content-type'] ?? '').toLowerCase().includes('html')
  if (isPage && isSheet(url)) throw new OutsideFailed(UNSHARED)
}

/** What helps where such an address refuses; null: it is none. */
export function sheetHint(url: URL): string | null {
  return isSheet(url) ? UNSHARED : null
}

function isSheet({ hostname, pathname }: URL): boolean {
  return hostname === 'docs.google.com' && pathname.startsWith('/spreadsheets/')
}
