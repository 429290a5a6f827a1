import { moveBlocks, type Note, notesOf, type Pipeline, writeNote } from '@plainflow/core'
import { type NodeChange, useStoreApi } from '@xyflow/react'
import { useCallback, useRef, useState } from 'react'
import { useCanvasSettings } from '../settings/canvas-settings.ts'
import { currentPipeline, editPipeline } from '../state/pipeline-store.ts'
import { show, useWorkspace } from '../state/workspace-store.ts'
import { useCanvasView } from './canvas-store.ts'
import type { Positions } from './create-nodes.ts'
import { NOTE_PREFIX, noteNodeId } from './note-nodes.ts'
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
    (changes: NodeChange[]) => {
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
      if (isMoved(placed))
        editPipeline((pipeline) => moveNotes(moveBlocks(pipeline, placed), placed))
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
  const notes = selected.filter(isNote)
  const others = selected.filter((change) => !isNote(change))
  if (notes.length > 0)
    useCanvasView.setState(({ selectedNotes }) => ({
      selectedNotes: selectionAfter(selectedNotes, notes),
    }))
  if (others.length > 0) show({ [key]: selectionAfter(useWorkspace.getState()[key], others) })
}

function isNote({ id }: { readonly id: string }): boolean {
  return id.startsWith(NOTE_PREFIX)
}

function selectionAfter(
  before: readonly string[],
  changes: readonly { readonly id: string; readonly selected: boolean }[],
): readonly string[] {
  const next = new Set(before)
  for (const { id, selected } of changes) {
    if (selected) next.add(id)
    else next.delete(id)
  }
  return [...next]
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
  const others =
    useCanvasSettings.getState().snap || isNote(leader)
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
  const pipeline = currentPipeline()
  return (
    pipeline.blocks.some(({ id, position }) => {
      const placed = positions[id]
      return placed !== undefined && (placed.x !== position.x || placed.y !== position.y)
    }) || movedNotes(pipeline, positions).length > 0
  )
}

function moveNotes(pipeline: Pipeline, positions: Positions): Pipeline {
  return movedNotes(pipeline, positions).reduce(
    (rest, { block, note }) => writeNote(rest, block, note),
    pipeline,
  )
}

/** Where a note stands is kept as its way from its block. */
function movedNotes({ blocks }: Pipeline, positions: Positions): { block: string; note: Note }[] {
  return blocks.flatMap((block) =>
    notesOf(block).flatMap((note) => {
      const placed = positions[noteNodeId(block.id, note.id)]
      if (!placed) return []
      const [x, y] = [placed.x - block.position.x, placed.y - block.position.y]
      return x === note.x && y === note.y ? [] : [{ block: block.id, note: { ...note, x, y } }]
    }),
  )
}
