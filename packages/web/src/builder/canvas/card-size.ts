import type { BlockDefinition } from '@plainflow/core'
import { type NodeHandle, Position } from '@xyflow/react'

/** Cards have one size, so that blocks out of sight need not be drawn to be measured. */
export const CARD = { width: 192, height: 128 } as const
const HANDLE = 11

/** Where the ports sit; several are spread over the height. */
export function portTop(index: number, count: number): number {
  return (CARD.height * (index + 1)) / (count + 1)
}

export function cardHandles(definition: BlockDefinition | undefined): NodeHandle[] {
  const inputs = definition?.inputs ?? []
  const outputs = definition?.outputs ?? []
  return [
    ...inputs.map(({ id }, index) => ({
      id,
      type: 'target' as const,
      position: Position.Left,
      x: -HANDLE / 2,
      y: portTop(index, inputs.length) - HANDLE / 2,
      width: HANDLE,
      height: HANDLE,
    })),
    ...outputs.map(({ id }, index) => ({
      id,
      type: 'source' as const,
      position: Position.Right,
      x: CARD.width - HANDLE / 2,
      y: portTop(index, outputs.length) - HANDLE / 2,
      width: HANDLE,
      height: HANDLE,
    })),
  ]
}
