import type { Pipeline } from '../pipeline/pipeline.ts'

/** These blocks and all that lies behind them along the arrows, or before them against the arrows. */
export function reachedFrom(
  { connections }: Pipeline,
  first: Iterable<string>,
  way: 'along' | 'against',
): ReadonlySet<string> {
  const next = new Map<string, string[]>()
  for (const { source, target } of connections) {
    const [from, to] = way === 'along' ? [source, target] : [target, source]
    next.set(from, [...(next.get(from) ?? []), to])
  }
  const reached = new Set(first)
  // A set grows while it is walked: each block found adds those next to it.
  for (const id of reached) for (const one of next.get(id) ?? []) reached.add(one)
  return reached
}
