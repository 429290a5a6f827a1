import { type Block, NOTE_LIMITS, notesOf, writeNote } from '@plainflow/core'
import { toast } from '@/design/toast.ts'
import { currentPipeline, editPipeline } from '../state/pipeline-store.ts'
import { keepWaitingNote, useWaitingNote } from '../state/waiting-note.ts'
import { useWorkspace } from '../state/workspace-store.ts'
import { useCanvasView } from './canvas-store.ts'
import { noteNodeId } from './note-nodes.ts'

const SIZE = { width: 200, height: 112 }
const GAP = 24

/** An empty note above the selected block, else above the one nearest to the place; or one that waits. */
export function addNote(near: Block['position']): void {
  const { blocks } = currentPipeline()
  const [selected] = useWorkspace.getState().selection
  const block =
    blocks.find(({ id }) => id === selected) ??
    blocks.toSorted((left, right) => distance(left, near) - distance(right, near))[0]
  if (!block) return keepWaitingNote(useWaitingNote.getState().text ?? '')
  const notes = notesOf(block)
  if (notes.length >= NOTE_LIMITS.notes)
    return void toast('No room for another note', `${block.label} has ${notes.length} notes.`)
  const id = Date.now().toString(36)
  const y = -(SIZE.height + GAP) * (notes.length + 1)
  editPipeline((pipeline) => writeNote(pipeline, block.id, { id, text: '', x: 0, y, ...SIZE }))
  useCanvasView.setState({ selectedNotes: [noteNodeId(block.id, id)] })
}

function distance({ position }: Block, near: Block['position']): number {
  return Math.hypot(position.x - near.x, position.y - near.y)
}
