import { moveBlocks } from '../pipeline/edit.ts'
import type { Block, Pipeline } from '../pipeline/pipeline.ts'

type Position = Block['position']

/** As specified: a chain stands in one row, 200 apart. */
const STRIDE = 200
const ORIGIN = 100
/** A card is 192 wide; its height varies with its sentence. */
const ROW = 160

export function chainPosition(index: number): Position {
  return { x: ORIGIN + STRIDE * index, y: ORIGIN }
}

/** Right of the block it takes rows from, or below everything where it takes none; never on a card. */
export function positionBeside(pipeline: Pipeline, upstream: string | null): Position {
  const from = pipeline.blocks.find(({ id }) => id === upstream)?.position
  const lowest = Math.max(...pipeline.blocks.map(({ position }) => position.y))
  let { x, y } = from ? { x: from.x + STRIDE, y: from.y } : { x: ORIGIN, y: lowest + ROW }
  const taken = () =>
    pipeline.blocks.some(
      ({ position }) => Math.abs(position.x - x) < STRIDE && Math.abs(position.y - y) < ROW,
    )
  while (taken()) y += ROW
  return { x, y }
}

/** Moves these blocks and all that follows them one place to the right. */
export function makeRoom(pipeline: Pipeline, first: readonly string[]): Pipeline {
  const following = new Map<string, string[]>()
  for (const { source, target } of pipeline.connections) {
    following.set(source, [...(following.get(source) ?? []), target])
  }
  const moved = new Set(first)
  // A set grows while it is walked: each block moved adds those behind it.
  for (const id of moved) for (const next of following.get(id) ?? []) moved.add(next)
  const positions = pipeline.blocks.flatMap(({ id, position: { x, y } }) =>
    moved.has(id) ? [[id, { x: x + STRIDE, y }] as const] : [],
  )
  return moveBlocks(pipeline, Object.fromEntries(positions))
}
