import { diffPipelines } from './diff-pipelines.ts'
import type { Pipeline } from './pipeline.ts'
import { pipelineUpTo } from './pipeline-up-to.ts'

/** An end of the changed pipeline, and the block whose rows were there before; null where none was. */
export interface ComparedEnd {
  readonly block: string
  readonly before: string | null
}

/**
 * The ends at which a change shows, each with what to compare it with. A new block at the end is compared
 * with the one it took its rows from, an end that took over from a removed one with that one:
 * `load → filter` after `load` gives `{ block: filter, before: load }`.
 */
export function comparedEnds(before: Pipeline, after: Pipeline): readonly ComparedEnd[] {
  const known = new Set(before.blocks.map(({ id }) => id))
  const endsBefore = new Set(endsOf(before))
  return endsOf(after).flatMap((block) => {
    if (!known.has(block)) return [{ block, before: nearest(after, block, 'source', known) }]
    if (!endsBefore.has(block))
      return [{ block, before: nearest(before, block, 'target', endsBefore) }]
    return isSameUpTo(before, after, block) ? [] : [{ block, before: block }]
  })
}

function endsOf({ blocks, connections }: Pipeline): readonly string[] {
  const sources = new Set(connections.map(({ source }) => source))
  return blocks.map(({ id }) => id).filter((id) => !sources.has(id))
}

function isSameUpTo(before: Pipeline, after: Pipeline, block: string): boolean {
  const diff = diffPipelines(pipelineUpTo(before, block), pipelineUpTo(after, block))
  return Object.values(diff).every((list) => list.length === 0)
}

/** The first of the wanted blocks along the arrows, in one direction. */
function nearest(
  { connections }: Pipeline,
  from: string,
  direction: 'source' | 'target',
  wanted: ReadonlySet<string>,
): string | null {
  const start = direction === 'source' ? 'target' : 'source'
  const seen = new Set([from])
  // A set grows while it is walked: each block adds its neighbours.
  for (const id of seen) {
    if (id !== from && wanted.has(id)) return id
    for (const connection of connections)
      if (connection[start] === id) seen.add(connection[direction])
  }
  return null
}
