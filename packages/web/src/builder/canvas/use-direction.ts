import { useStore } from '@xyflow/react'
import type { Direction } from './card-size.ts'

/** Two cards and an arrow beside each other want more than this. */
const NARROW_BELOW = 520

/** Rows run downwards where the canvas is too narrow for two cards beside each other. */
export function useDirection(): Direction {
  return useStore(({ width }) => (width > 0 && width < NARROW_BELOW ? 'down' : 'right'))
}
