import type { Connector } from '@plainflow/core'
import { type ReadRequest, withinAbilities } from '@plainflow/engine'

/**
 * Whether these sources may be asked only to see what a sentence may mean. A request may do something where
 * it arrives, and who cannot stop at so many rows would send everything.
 */
export function mayProbe(
  reads: Iterable<ReadRequest>,
  { all }: { readonly all: readonly Pick<Connector, 'name' | 'can'>[] },
): boolean {
  return [...reads].every((request) => {
    const can = all.find(({ name }) => name === request.source.connector)?.can
    if (!can || can.requests) return false
    return withinAbilities(can, { ...request, limit: request.limit ?? 1 }).limit !== null
  })
}
