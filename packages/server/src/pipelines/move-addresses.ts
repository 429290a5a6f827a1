import type { Block, Pipeline } from '@plainflow/core'
import type { WithOutside } from '../connections/outside.ts'
import { readAddress } from '../connections/read-address.ts'
import { sameConnection } from '../connections/same-connection.ts'
import { moveRequests } from './move-requests.ts'
import { lockUser } from '../store/lock-user.ts'
import type { Queries } from '../store/open-store.ts'

/**
 * A pipeline from elsewhere may hold whole addresses, with passwords in them. Each is moved into a
 * connection, the same one where it is known already, and the block keeps only its id. What no connector
 * can read is left out: it may hold a password as well. Meant for the transaction that stores the pipeline.
 */
export async function moveAddresses<P extends Pipeline>(
  tx: Queries,
  services: WithOutside,
  userId: string,
  pipeline: P,
): Promise<P> {
  return moveRequests(tx, services, userId, await moveStrings(tx, services, userId, pipeline))
}

async function moveStrings<P extends Pipeline>(
  tx: Queries,
  services: WithOutside,
  userId: string,
  pipeline: P,
): Promise<P> {
  const addresses = new Set<string>()
  walk(pipeline.blocks, (address) => addresses.add(address) && {})
  if (addresses.size === 0) return pipeline
  await lockUser(tx, userId)
  const ids = new Map<string, string>()
  for (const address of addresses)
    ids.set(address, await connectionFor(tx, services, userId, address))
  const moved = walk(pipeline.blocks, (address, connectionId) => ({
    connectionString: '',
    connectionId: connectionId === '' ? (ids.get(address) ?? '') : connectionId,
  }))
  return { ...pipeline, blocks: moved.map((block) => withoutAddresses(block, addresses)) }
}

/** Code that was made of the block may have it too. */
function withoutAddresses(block: Block, addresses: ReadonlySet<string>): Block {
  const { generatedCode } = block
  if (generatedCode === undefined) return block
  const isTold = [...addresses].some((address) => generatedCode.includes(address))
  return isTold ? { ...block, generatedCode: '' } : block
}

/** A copy with what `change` says of each part that holds an address. */
function walk<T>(value: T, change: (address: string, connectionId: string) => object): T {
  if (Array.isArray(value)) {
    const parts: unknown[] = value
    // The same list, part by part.
    return parts.map((part) => walk(part, change)) as T
  }
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).map(([name, part]) => [name, walk<unknown>(part, change)])
  const { connectionString, connectionId }: Held = value
  const isHeld = typeof connectionString === 'string' && connectionString !== ''
  const id = typeof connectionId === 'string' ? connectionId : ''
  const changed = isHeld ? change(connectionString, id) : {}
  // The same names, and values of the same kinds.
  return { ...Object.fromEntries(parts), ...changed } as T
}

interface Held {
  readonly connectionString?: unknown
  readonly connectionId?: unknown
}

/** The id of the connection that leads there; empty where the address cannot be read. */
async function connectionFor(
  tx: Queries,
  services: WithOutside,
  userId: string,
  address: string,
): Promise<string> {
  const read = readAddress(address, services)
  return read ? (await sameConnection(tx, services, userId, read)).id : ''
}
