import type { Client } from '@plainflow/contract'
import { readToken } from '@/account/token.ts'

/**
 * Every request of the product. The contract's schemas are loaded with the first call, so that a
 * visitor who only reads the landing page never downloads them.
 */
export const call: Client = async (name, ...args) => {
  client ??= loadClient()
  return (await client)(name, ...args)
}

let client: Promise<Client> | undefined

async function loadClient(): Promise<Client> {
  const { createClient } = await import('./client.ts')
  return createClient({ token: readToken })
}
