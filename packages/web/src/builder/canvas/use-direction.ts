import { useStore } from '@xyflow/react'
import { useCanvasSettings } from '../settings/canvas-settings.ts'
import type { Direction } from './card-size.ts'

/** Two cards and an arrow beside each other want more than this. */
const NARROW_BELOW = 520

/**
 * Where rows run to. A canvas too narrow for two cards beside each other lays them out by itself,
 * downwards, wherever they stand on a wide one.
 */
export function useDirection(): { direction: Direction; narrow: boolean } {
  const narrow = useStore(({ width }) => width > 0 && width < NARROW_BELOW)
  const chosen = useCanvasSettings((state) => state.direction)
  return { direction: narrow ? 'down' : chosen, narrow }
}
