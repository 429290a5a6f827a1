import { moveBlocks } from '@plainflow/core'
import { type NodeChange, useStoreApi } from '@xyflow/react'
import { useCallback, useRef, useState } from 'react'
import { useCanvasSettings } from '../settings/canvas-settings.ts'
import { currentPipeline, editPipeline } from '../state/pipeline-store.ts'
import { show, useWorkspace } from '../state/workspace-store.ts'
import type { BlockNode } from './block-card.tsx'
import type { Positions } from './create-nodes.ts'
import { type Snapped, snapLines } from './snap-lines.ts'

/** In pixels of the screen. */
const REACH = 6

export interface Dragging {
  readonly positions: Positions
  readonly lines: Pick<Snapped, 'x' | 'y'> | null
}

/** Cards under way are kept beside the pipeline: one drag is one edit, made when it ends. */
export function useNodeChanges() {
  const store = useStoreApi()
  const [dragging, setDragging] = useState<Dragging | null>(null)
  const latest = useRef<Dragging | null>(null)
  const onNodesChange = useCallback(
    (changes: NodeChange<BlockNode>[]) => {
      applySelection(changes, 'selection')
      const moves = changes.flatMap((change) =>
        change.type === 'position' && change.position
          ? [{ id: change.id, position: change.position, dragging: change.dragging ?? false }]
          : [],
      )
      const [leader] = moves
      if (!leader) return
      if (moves.some((move) => move.dragging)) {
        latest.current = snapped(moves, leader, store.getState().transform[2])
        setDragging(latest.current)
        return
      }
      // The canvas does not know of the lines it was drawn to: what was seen last counts.
      const placed =
        latest.current?.positions ??
        Object.fromEntries(moves.map(({ id, position }) => [id, position]))
      latest.current = null
      setDragging(null)
      if (isMoved(placed)) editPipeline((pipeline) => moveBlocks(pipeline, placed))
    },
    [store],
  )
  return { dragging, onNodesChange }
}

/** Takes over what the canvas says of its selection. */
export function applySelection(
  changes: readonly { readonly type: string }[],
  key: 'selection' | 'selectedConnections',
): void {
  const selected = changes.filter(isSelect)
  if (selected.length === 0) return
  const next = new Set(useWorkspace.getState()[key])
  for (const change of selected) {
    if (change.selected) next.add(change.id)
    else next.delete(change.id)
  }
  show({ [key]: [...next] })
}

function isSelect(change: {
  readonly type: string
}): change is { type: 'select'; id: string; selected: boolean } {
  return change.type === 'select'
}

interface Move {
  readonly id: string
  readonly position: { readonly x: number; readonly y: number }
}

/** All that is moved together keeps its shape: it follows the first of them. */
function snapped(moves: readonly Move[], leader: Move, zoom: number): Dragging {
  const moved = new Set(moves.map(({ id }) => id))
  const others = useCanvasSettings.getState().snap
    ? []
    : currentPipeline().blocks.flatMap(({ id, position }) => (moved.has(id) ? [] : [position]))
  const lines = snapLines(leader.position, others, REACH / zoom)
  const by = {
    x: lines.position.x - leader.position.x,
    y: lines.position.y - leader.position.y,
  }
  const positions = moves.map(({ id, position }) => [
    id,
    { x: position.x + by.x, y: position.y + by.y },
  ])
  return { positions: Object.fromEntries(positions), lines }
}

/** Putting a card down where it was is no edit and no undo step. */
function isMoved(positions: Positions): boolean {
  return currentPipeline().blocks.some(({ id, position }) => {
    const placed = positions[id]
    return placed !== undefined && (placed.x !== position.x || placed.y !== position.y)
  })
}
