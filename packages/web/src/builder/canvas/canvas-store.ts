import type { Block } from '@plainflow/core'
import { create } from 'zustand'

type Point = Block['position']

/** Where a block is wanted, and what it shall be joined to. */
export interface Wanted {
  /** Where the list opens, in pixels of the window. */
  readonly screen: Point
  /** The middle of the new card, on the canvas; without it the card finds its own place. */
  readonly place?: Point
  /** It reads from this port, or this port reads from it. */
  readonly end?: {
    readonly block: string
    readonly port: string
    readonly kind: 'source' | 'target'
  }
  /** It goes between the two ends of this connection. */
  readonly into?: string
}

interface CanvasView {
  /** The list of blocks to choose from is open. */
  readonly wanted: Wanted | null
  readonly panel: 'problems' | 'blocks' | null
  /** Notes are selected for themselves: a selection elsewhere means blocks. */
  readonly selectedNotes: readonly string[]
}

export const useCanvasView = create<CanvasView>(() => ({
  wanted: null,
  panel: null,
  selectedNotes: [],
}))

export function askForBlock(wanted: Wanted): void {
  useCanvasView.setState({ wanted })
}

export function togglePanel(panel: 'problems' | 'blocks'): void {
  useCanvasView.setState((state) => ({ panel: state.panel === panel ? null : panel }))
}
