import type { Pipeline } from './pipeline.ts'

export interface Order {
  /** Every block outside a cycle (and not downstream of one), inputs before their use. */
  readonly order: string[]
  /** The blocks of one cycle in the direction of its arrows, or null. */
  readonly cycle: string[] | null
}

/** Kahn's algorithm; among blocks that are ready, the one placed on the canvas first comes first. */
export function topologicalOrder(pipeline: Pipeline): Order {
  const following = new Map<string, string[]>()
  const waiting = new Map<string, number>()
  for (const { id } of pipeline.blocks) {
    following.set(id, [])
    waiting.set(id, 0)
  }
  for (const { source, target } of pipeline.connections) {
    const next = following.get(source)
    const count = waiting.get(target)
    if (!next || count === undefined) continue
    next.push(target)
    waiting.set(target, count + 1)
  }

  const order = [...waiting].filter(([, count]) => count === 0).map(([id]) => id)
  for (let at = 0; at < order.length; at += 1) {
    for (const target of following.get(order[at] ?? '') ?? []) {
      const left = (waiting.get(target) ?? 0) - 1
      waiting.set(target, left)
      if (left === 0) order.push(target)
    }
  }
  const stuck = new Set([...waiting].filter(([, count]) => count > 0).map(([id]) => id))
  return { order, cycle: stuck.size === 0 ? null : findCycle(stuck, pipeline) }
}

/** Walks arrows backwards from a stuck block: each stuck block waits for another, so the walk must close. */
function findCycle(stuck: ReadonlySet<string>, pipeline: Pipeline): string[] {
  const before = new Map<string, string>()
  for (const { source, target } of pipeline.connections) {
    if (stuck.has(source) && stuck.has(target)) before.set(target, source)
  }
  const walked: string[] = []
  let here = [...stuck].find((id) => before.has(id))
  while (here !== undefined && !walked.includes(here)) {
    walked.push(here)
    here = before.get(here)
  }
  return walked.slice(here === undefined ? 0 : walked.indexOf(here)).toReversed()
}
