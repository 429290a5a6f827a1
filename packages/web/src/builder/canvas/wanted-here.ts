import { type Block, findBlock } from '@plainflow/core'
import { currentPipeline } from '../state/pipeline-store.ts'
import { useWorkspace } from '../state/workspace-store.ts'
import type { Wanted } from './canvas-store.ts'
import { CARD } from './card-size.ts'

type Point = Block['position']

/**
 * Where a block asked for by key goes: into the selected arrow, after the selected block, else under
 * the pointer or in the middle of the canvas.
 */
export function wantedHere(
  area: HTMLElement,
  pointer: Point & { readonly over: boolean },
  toCanvas: (point: Point) => Point,
): Wanted {
  const box = area.getBoundingClientRect()
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const { selection, selectedConnections } = useWorkspace.getState()
  const { blocks, connections } = currentPipeline()
  const [only, ...others] = selection
  const arrow = connections.find(({ id }) => id === selectedConnections[0])
  if (only === undefined && arrow && selectedConnections.length === 1) {
    const ends = blocks.filter(({ id }) => id === arrow.source || id === arrow.target)
    const screen = elementPlace(`.react-flow__edge[data-id="${CSS.escape(arrow.id)}"]`) ?? middle
    return { screen, place: meanOf(ends), into: arrow.id }
  }
  const block = others.length === 0 ? blocks.find(({ id }) => id === only) : undefined
  const port = block && findBlock(block.type)?.outputs[0]?.id
  if (block && port !== undefined) {
    const screen = elementPlace(`.react-flow__node[data-id="${CSS.escape(block.id)}"]`) ?? middle
    return { screen, end: { block: block.id, port, kind: 'source' } }
  }
  const screen = pointer.over ? { x: pointer.x, y: pointer.y } : middle
  return { screen, place: toCanvas(screen) }
}

function meanOf(blocks: readonly Block[]): Point {
  const mean = (axis: 'x' | 'y') =>
    blocks.reduce((sum, { position }) => sum + position[axis], 0) / Math.max(blocks.length, 1)
  return { x: mean('x') + CARD.width / 2, y: mean('y') + CARD.height / 2 }
}

/** Beside the element, where it is on screen. */
function elementPlace(selector: string): Point | null {
  const box = document.querySelector(selector)?.getBoundingClientRect()
  return box ? { x: box.right + 8, y: box.top } : null
}
