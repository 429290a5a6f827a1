import type { Pipeline } from './pipeline.ts'

/**
 * One block and what lies upstream of it, with the connections between them: what "run to here" runs.
 * Example: of load → filter → export, up to the filter, the export is left out.
 */
export function pipelineUpTo(pipeline: Pipeline, blockId: string): Pipeline {
  const needed = new Set([blockId])
  const before = new Map<string, string[]>()
  for (const { source, target } of pipeline.connections) {
    const known = before.get(target)
    if (known) known.push(source)
    else before.set(target, [source])
  }
  // A set grows while it is walked: each block found adds those it reads from.
  for (const id of needed) for (const source of before.get(id) ?? []) needed.add(source)
  return {
    blocks: pipeline.blocks.filter(({ id }) => needed.has(id)),
    connections: pipeline.connections.filter(({ target }) => needed.has(target)),
  }
}
