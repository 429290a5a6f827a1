import type { BlockDefinition } from '@plainflow/core'
import { type NodeHandle, Position } from '@xyflow/react'

/** Cards have one size, so that blocks out of sight need not be drawn to be measured. */
export const CARD = { width: 192, height: 128 } as const
const HANDLE = 11

/** How rows run over the canvas: to the right, or downwards where the canvas is narrow. */
export type Direction = 'right' | 'down'

/** Where a port sits on its edge; several are spread over it. */
export function portPlace(
  index: number,
  count: number,
  direction: Direction,
): { top: number } | { left: number } {
  const share = (index + 1) / (count + 1)
  return direction === 'right' ? { top: CARD.height * share } : { left: CARD.width * share }
}

export function cardHandles(
  definition: BlockDefinition | undefined,
  direction: Direction,
): NodeHandle[] {
  const { inputs = [], outputs = [] } = definition ?? {}
  const right = direction === 'right'
  const handle = (type: 'source' | 'target', index: number, count: number) => {
    const place = portPlace(index, count, direction)
    const across = type === 'target' ? 0 : right ? CARD.width : CARD.height
    return {
      type,
      position: SIDES[direction][type],
      x: ('left' in place ? place.left : across) - HANDLE / 2,
      y: ('top' in place ? place.top : across) - HANDLE / 2,
      width: HANDLE,
      height: HANDLE,
    }
  }
  return [
    ...inputs.map(({ id }, index) => ({ id, ...handle('target', index, inputs.length) })),
    ...outputs.map(({ id }, index) => ({ id, ...handle('source', index, outputs.length) })),
  ]
}

export const SIDES = {
  right: { target: Position.Left, source: Position.Right },
  down: { target: Position.Top, source: Position.Bottom },
} as const
