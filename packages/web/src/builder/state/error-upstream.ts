import type { Diagnostic, Pipeline } from '@plainflow/core'

export interface ErrorUpstream {
  readonly block: string
  readonly diagnostic: Diagnostic
}

/** What keeps a block's rows from being computed: an error of its own, else the nearest one upstream. */
export function errorUpstream(
  block: string,
  { connections }: Pipeline,
  byBlock: ReadonlyMap<string, readonly Diagnostic[]>,
): ErrorUpstream | null {
  const reached = new Set([block])
  // A set grows while it is walked.
  for (const id of reached) {
    const diagnostic = byBlock.get(id)?.find(({ severity }) => severity === 'error')
    if (diagnostic) return { block: id, diagnostic }
    for (const { source, target } of connections) if (target === id) reached.add(source)
  }
  return null
}
