import type { Block, Pipeline } from '../pipeline/pipeline.ts'
import { reachedFrom } from './reached-from.ts'

interface Made {
  readonly before: Pipeline
  readonly after: Pipeline
  /** The block that takes the other's place. */
  readonly block: string
}

/**
 * A block's place taken by what was made instead: whoever read it reads the new one. It goes on being
 * the same block, with id, place and label, where the new ones have one of its type; where they read it
 * themselves it stays before them.
 */
export function replaceBlock(old: string, { before, after, block }: Made): Made {
  if (block === old) return { before, after, block }
  const standing = new Set(before.blocks.map(({ id }) => id))
  const rewired = {
    ...after,
    connections: after.connections.map((one) =>
      one.source === old && standing.has(one.target) && (one.sourceHandle ?? null) === null
        ? { ...one, source: block }
        : one,
    ),
  }
  const isRead = reachedFrom(rewired, [block], 'against').has(old)
  if (isRead) return { before, after: rewired, block }
  const was = before.blocks.find(({ id }) => id === old)
  const made = after.blocks.filter(({ id }) => !standing.has(id))
  const heir = made.findLast(({ type }) => type === was?.type)
  const without = {
    blocks: rewired.blocks.filter(({ id }) => id !== old),
    connections: rewired.connections.filter(
      ({ source, target }) => source !== old && target !== old,
    ),
  }
  if (!was || !heir) return { before, after: without, block }
  return {
    before,
    after: takenOver(without, heir.id, was),
    block: heir.id === block ? was.id : block,
  }
}

/** A new block as the one it replaces: its id, place and label, with the new settings. */
export function takenOver(pipeline: Pipeline, id: string, was: Block): Pipeline {
  const { id: own, position, label } = was
  const renamed = (end: string) => (end === id ? own : end)
  return {
    blocks: pipeline.blocks.map((block) =>
      block.id === id ? { ...block, id: own, position, label } : block,
    ),
    connections: pipeline.connections.map((one) => ({
      ...one,
      source: renamed(one.source),
      target: renamed(one.target),
    })),
  }
}
