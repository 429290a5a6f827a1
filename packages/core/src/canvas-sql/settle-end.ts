import type { Pipeline } from '../pipeline/pipeline.ts'
import { reachedFrom } from './reached-from.ts'
import { takenOver } from './replace-block.ts'
import { takersOf } from './takers-of.ts'

/**
 * What becomes of the canvas's ends when a query has a new one: an end that the query reads goes on
 * there, and the one end it was made instead of goes, with all that nobody else reads. What only takes
 * rows (an export, an alert) moves to the new end. Other ends are not touched.
 */
export function settleEnd(
  before: Pipeline,
  after: Pipeline,
  end: string,
): { readonly pipeline: Pipeline; readonly end: string } {
  const old = endsOf(before).filter((id) => after.blocks.some((block) => block.id === id))
  const above = reachedFrom(after, [end], 'against')
  const readBy = old.filter((id) => above.has(id))
  const standing = new Set(before.blocks.map(({ id }) => id))
  const fed = reachedFrom(
    before,
    [...above].filter((id) => standing.has(id)),
    'along',
  )
  const instead = readBy.length > 0 ? [] : old.filter((id) => fed.has(id))
  // Of several nobody knows which is meant: the query stands beside them.
  const superseded = instead.length === 1 ? instead : []
  const takers = takersOf(before)
  const moved = moveTakers(after, takers, [...readBy, ...superseded], end)
  const kept = old.filter((id) => !superseded.includes(id))
  const pruned = prune(moved, [...kept, ...takers, end], before)
  return inheritNames(before, pruned, end)
}

/** Ends of what hands rows on. */
function endsOf(pipeline: Pipeline): readonly string[] {
  const takers = takersOf(pipeline)
  const giving = pipeline.blocks.map(({ id }) => id).filter((id) => !takers.has(id))
  const sources = pipeline.connections
    .filter(({ target }) => giving.includes(target))
    .map(({ source }) => source)
  return giving.filter((id) => !sources.includes(id))
}

function moveTakers(
  pipeline: Pipeline,
  takers: ReadonlySet<string>,
  from: readonly string[],
  to: string,
): Pipeline {
  return {
    ...pipeline,
    connections: pipeline.connections.map((one) =>
      from.includes(one.source) && takers.has(one.target) && one.source !== to
        ? { ...withoutHandle(one), source: to }
        : one,
    ),
  }
}

function withoutHandle<T extends { readonly sourceHandle?: string | null | undefined }>(one: T): T {
  const { sourceHandle: _, ...rest } = one
  return rest as T // the handle is optional
}

/** Without what feeds no end any more. What fed none before is not ours to remove. */
function prune(pipeline: Pipeline, ends: readonly string[], before: Pipeline): Pipeline {
  const needed = reachedFrom(pipeline, ends, 'against')
  const loose = new Set(
    before.blocks
      .filter(({ id }) => before.connections.every((one) => one.source !== id && one.target !== id))
      .map(({ id }) => id),
  )
  const blocks = pipeline.blocks.filter(({ id }) => needed.has(id) || loose.has(id))
  const left = new Set(blocks.map(({ id }) => id))
  return {
    blocks,
    connections: pipeline.connections.filter(
      ({ source, target }) => left.has(source) && left.has(target),
    ),
  }
}

/** New blocks go on as those of their type that went. */
function inheritNames(before: Pipeline, after: Pipeline, end: string) {
  const left = new Set(after.blocks.map(({ id }) => id))
  const standing = new Set(before.blocks.map(({ id }) => id))
  const gone = before.blocks.filter(({ id }) => !left.has(id))
  let pipeline = after
  let last = end
  for (const { id, type } of after.blocks.filter((block) => !standing.has(block.id))) {
    const at = gone.findIndex((block) => block.type === type)
    const [was] = at === -1 ? [] : gone.splice(at, 1)
    if (!was) continue
    pipeline = takenOver(pipeline, id, was)
    if (id === end) last = was.id
  }
  return { pipeline, end: last }
}
