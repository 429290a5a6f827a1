import { type Block, type Connection, type Pipeline, sameJson } from '@plainflow/core'

/**
 * Blocks of a run whose rows no longer follow from the canvas: what was edited or rewired since, and
 * everything downstream of it. Moving or renaming a card changes no rows.
 */
export function staleBlocks(ran: Pipeline, pipeline: Pipeline): ReadonlySet<string> {
  const stale = new Set<string>()
  if (ran === pipeline) return stale
  const before = new Map(ran.blocks.map((block) => [block.id, block]))
  const wired = [incoming(ran.connections), incoming(pipeline.connections)] as const
  for (const block of pipeline.blocks) {
    const was = before.get(block.id)
    if (!was) continue
    const rewired = wired[0].get(block.id)?.join('\n') !== wired[1].get(block.id)?.join('\n')
    if (rewired || !isSame(was, block)) stale.add(block.id)
  }
  const out = new Map<string, string[]>()
  for (const { source, target } of pipeline.connections) {
    const targets = out.get(source)
    if (targets) targets.push(target)
    else out.set(source, [target])
  }
  // A set grows while it is walked: what reads from a stale block is stale.
  for (const id of stale) for (const target of out.get(id) ?? []) stale.add(target)
  return stale
}

function isSame(left: Block, right: Block): boolean {
  return (
    left === right ||
    (left.type === right.type && sameJson(left.configuration, right.configuration))
  )
}

/** Where each block reads from, in the order of its arrows: a union's rows follow that order. */
function incoming(connections: readonly Connection[]): ReadonlyMap<string, string[]> {
  const into = new Map<string, string[]>()
  for (const { source, target, sourceHandle, targetHandle } of connections) {
    const line = `${source} ${sourceHandle ?? ''} ${targetHandle ?? ''}`
    const lines = into.get(target)
    if (lines) lines.push(line)
    else into.set(target, [line])
  }
  return into
}
