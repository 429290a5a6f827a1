import {
  type Block,
  type Catalogue,
  type Column,
  describeBlock,
  type Pipeline,
} from '@plainflow/core'

type Columns = Readonly<Record<string, readonly Column[]>>
interface Known {
  readonly arriving: string
  readonly sentence: string
}

/** What was said of a block before: blocks are values, so the same object means the same. */
const known = new WeakMap<Catalogue, WeakMap<Block, Known>>()

/**
 * Each block's sentence. Describing walks a pipeline, so a block is described only when it or what
 * arrives at it changed, and with nothing but what lies upstream: 300 blocks took seconds otherwise.
 */
export function sentencesOf(
  pipeline: Pipeline,
  catalogue: Catalogue,
  columns: Columns,
): ReadonlyMap<string, string> {
  const cache = known.get(catalogue) ?? new WeakMap<Block, Known>()
  known.set(catalogue, cache)
  const into = byTarget(pipeline.connections)
  const blocks = new Map(pipeline.blocks.map((block) => [block.id, block]))
  const sentences = new Map<string, string>()
  for (const block of pipeline.blocks) {
    const arriving = (into.get(block.id) ?? [])
      .map(({ source, targetHandle }) => `${targetHandle} ${JSON.stringify(columns[source])}`)
      .join()
    const before = cache.get(block)
    const sentence =
      before?.arriving === arriving
        ? before.sentence
        : describeBlock(upstreamOf(block, blocks, into), block.id, catalogue)
    cache.set(block, { arriving, sentence })
    sentences.set(block.id, sentence)
  }
  return sentences
}

function byTarget(connections: Pipeline['connections']) {
  const groups = new Map<string, Pipeline['connections'][number][]>()
  for (const connection of connections) {
    const group = groups.get(connection.target)
    if (group) group.push(connection)
    else groups.set(connection.target, [connection])
  }
  return groups
}

function upstreamOf(
  block: Block,
  blocks: ReadonlyMap<string, Block>,
  into: ReadonlyMap<string, Pipeline['connections']>,
): Pipeline {
  const found = new Map([[block.id, block]])
  const waiting = [block.id]
  const connections: Pipeline['connections'][number][] = []
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop())
    for (const connection of into.get(id) ?? []) {
      connections.push(connection)
      const source = blocks.get(connection.source)
      if (!source || found.has(source.id)) continue
      found.set(source.id, source)
      waiting.push(source.id)
    }
  return { blocks: [...found.values()], connections }
}
