import { NOTE_LIMITS, type Note, removeNote, writeNote } from '@plainflow/core'
import { type NodeProps, useReactFlow } from '@xyflow/react'
import { Pencil, Trash2 } from 'lucide-react'
import { type PointerEvent, useRef, useState } from 'react'
import { Button } from '@/design/button.tsx'
import { classNames } from '@/design/class-names.ts'
import { editPipeline } from '../state/pipeline-store.ts'
import type { NoteNode } from './note-nodes.ts'

/** A note on the canvas: a double click or Enter writes, the corner gives it another size. */
export function NoteCard({ data, selected }: NodeProps<NoteNode>) {
  const { block, note } = data
  const [writing, setWriting] = useState(note.text === '')
  const { size, ...resize } = useResize(note, (next) =>
    editPipeline((pipeline) => writeNote(pipeline, block, { ...note, ...next })),
  )
  const write = (text: string) => {
    setWriting(false)
    if (text !== note.text)
      editPipeline((pipeline) => writeNote(pipeline, block, { ...note, text }))
  }
  return (
    // Its buttons and its field do the same from the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      data-testid="note"
      style={size}
      onDoubleClick={() => setWriting(true)}
      className={classNames(
        'group relative flex flex-col rounded-md border border-warning-line bg-warning-soft p-2.5 text-[0.8125rem] text-foreground shadow-sm',
        selected && 'ring-2 ring-primary/50',
      )}
    >
      {writing ? (
        <textarea
          aria-label="Note"
          maxLength={NOTE_LIMITS.characters}
          defaultValue={note.text}
          placeholder="What should others know?"
          ref={(field) => field?.focus()}
          onBlur={(event) => write(event.target.value)}
          onKeyDown={(event) => {
            event.stopPropagation()
            const isDone = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
            if (event.key === 'Escape' || isDone) event.currentTarget.blur()
          }}
          className="nodrag nopan nowheel h-full w-full resize-none bg-transparent outline-none placeholder:text-muted"
        />
      ) : (
        <p className="nowheel min-h-0 flex-1 overflow-y-auto break-words whitespace-pre-wrap">
          {note.text || <span className="text-muted">Empty note</span>}
        </p>
      )}
      {!writing && (
        <div
          className={classNames(
            'absolute -top-3 right-1 flex rounded-md border bg-raised opacity-0 shadow-sm group-focus-within:opacity-100 group-hover:opacity-100',
            selected && 'opacity-100',
          )}
        >
          <Button
            variant="ghost"
            size="tiny"
            aria-label="Edit the note"
            className="nodrag"
            onClick={() => setWriting(true)}
          >
            <Pencil aria-hidden />
          </Button>
          <Button
            variant="ghost"
            size="tiny"
            aria-label="Delete the note"
            className="nodrag"
            onClick={() => editPipeline((pipeline) => removeNote(pipeline, block, note.id))}
          >
            <Trash2 aria-hidden />
          </Button>
        </div>
      )}
      <div
        {...resize}
        data-testid="note-corner"
        title="Drag to resize"
        className="nodrag nopan absolute right-0 bottom-0 size-4 cursor-nwse-resize touch-none border-r-2 border-b-2 border-warning opacity-50"
      />
    </div>
  )
}

type Size = Pick<Note, 'width' | 'height'>

/** The size under the pointer, and the one that is kept when it is let go. */
function useResize(note: Size, keep: (size: Size) => void) {
  const { getZoom } = useReactFlow()
  const start = useRef<{ x: number; y: number } | null>(null)
  const [moved, setMoved] = useState<Size | null>(null)
  const sizeAt = (event: PointerEvent, from: { x: number; y: number }): Size => ({
    width: within(note.width + (event.clientX - from.x) / getZoom()),
    height: within(note.height + (event.clientY - from.y) / getZoom()),
  })
  return {
    size: moved ?? { width: note.width, height: note.height },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      start.current = { x: event.clientX, y: event.clientY }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current) setMoved(sizeAt(event, start.current))
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (start.current) keep(sizeAt(event, start.current))
      start.current = null
      setMoved(null)
    },
  }
}

function within(size: number): number {
  return Math.round(Math.max(NOTE_LIMITS.least, Math.min(size, NOTE_LIMITS.most)))
}
