import {
  moveBlocks,
  notesOf,
  type Pipeline,
  placeBlocks as placeInColumns,
  topologicalOrder,
} from '@plainflow/core'
import { wrapColumns } from '../canvas/wrap-columns.ts'

type Position = Pipeline['blocks'][number]['position']
interface Loose {
  readonly blocks: readonly (Omit<Pipeline['blocks'][number], 'position'> & {
    readonly position?: Position
  })[]
  readonly connections: Pipeline['connections']
}

/** Blocks without a position stand in a row, 200 apart, as specified. */
export function placeBlocks(pipeline: Loose): Pipeline {
  return {
    blocks: pipeline.blocks.map((block, index) => ({
      ...block,
      position: block.position ?? { x: 100 + 200 * index, y: 100 },
    })),
    connections: pipeline.connections,
  }
}

/**
 * The canvas with a proposal's blocks. As long as nobody moved a card, all are laid out anew; else only
 * the new ones, and what they push, find a place among the others.
 */
export function arrangeNew(before: Pipeline, after: Pipeline): Pipeline {
  return isAsLaid(before) ? layOut(after) : spreadNew(before, after)
}

/** Along the way of the rows, long chains in rows below each other. */
export function layOut(pipeline: Pipeline): Pipeline {
  const placed = placeInColumns(pipeline).blocks.map(({ id, position }) => [id, position] as const)
  return moveBlocks(pipeline, wrapColumns(Object.fromEntries(placed)))
}

/** A note was put beside its card: that card is where somebody wants it. */
function isAsLaid(pipeline: Pipeline): boolean {
  const laid = layOut(pipeline).blocks
  return pipeline.blocks.every(
    (block, at) =>
      notesOf(block).length === 0 &&
      block.position.x === laid[at]?.position.x &&
      block.position.y === laid[at]?.position.y,
  )
}

/** A card and room for the arrow to the next one. */
const STRIDE = 264
const SAME_ROW = 140

/** Moves new blocks, and what they push, apart: at 200 apart an arrow between two cards is not seen. */
export function spreadNew(before: Pipeline, after: Pipeline): Pipeline {
  const known = new Set(before.blocks.map(({ id }) => id))
  const loose = new Set(after.blocks.map(({ id }) => id).filter((id) => !known.has(id)))
  const given = new Map(after.blocks.map(({ id, position }) => [id, position]))
  const positions = new Map(given)
  for (const target of topologicalOrder(after).order) {
    for (const connection of after.connections) {
      const source = connection.source
      const [from, to] = [positions.get(source), positions.get(target)]
      if (connection.target !== target || !from || !to) continue
      if (!loose.has(source) && !loose.has(target)) continue
      if (!isBehind(given.get(target), given.get(source)) || to.x >= from.x + STRIDE) continue
      positions.set(target, { x: from.x + STRIDE, y: to.y })
      loose.add(target)
    }
  }
  return moveBlocks(after, Object.fromEntries(positions))
}

/** As it was placed: what was pushed since may stand right of a block that comes after it. */
function isBehind(to: Position | undefined, from: Position | undefined): boolean {
  if (!to || !from) return false
  return to.x > from.x || (to.x === from.x && Math.abs(to.y - from.y) < SAME_ROW)
}
