import type { Client } from '@plainflow/contract'
import { statusOf } from './reason-of.ts'

/**
 * Every request of the product, with the session in its cookie. The client is loaded with the first call, so that a
 * visitor who only reads the landing page never downloads it.
 */
export const call: Client = async (name, ...args) => {
  client ??= loadClient()
  try {
    return await (
      await client
    )(name, ...args)
  } catch (error) {
    if (statusOf(error) === 401 && name !== 'signIn' && name !== 'currentUser') onSessionEnd()
    throw error
  }
}

/** Who is told when the server no longer knows the session; set once, by the session. */
export function whenSessionEnds(tell: () => void): void {
  onSessionEnd = tell
}

let onSessionEnd = (): void => {}

let client: Promise<Client> | undefined

async function loadClient(): Promise<Client> {
  const { createClient } = await import('./client.ts')
  return createClient()
}
