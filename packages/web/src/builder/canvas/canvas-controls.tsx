import { useReactFlow } from '@xyflow/react'
import { List, Maximize, Minus, Plus, StickyNote } from 'lucide-react'
import { glide } from '@/design/glide.ts'
import { IconButton } from '@/design/icon-button.tsx'
import { togglePanel, useCanvasView } from './canvas-store.ts'
import { FIT } from './use-refit.ts'

export function CanvasControls() {
  const { zoomIn, zoomOut, fitView, screenToFlowPosition } = useReactFlow()
  const listed = useCanvasView((state) => state.panel === 'blocks')
  const note = async () => {
    const { addNote } = await import('./add-note.ts')
    addNote(screenToFlowPosition({ x: window.innerWidth / 2, y: window.innerHeight / 3 }))
  }
  return (
    <fieldset
      aria-label="View"
      className="absolute bottom-3 left-3 z-10 flex flex-col rounded-lg border bg-raised p-0.5 shadow-sm"
    >
      <IconButton label="Zoom in" onClick={() => void zoomIn({ duration: glide(120) })}>
        <Plus aria-hidden />
      </IconButton>
      <IconButton label="Zoom out" onClick={() => void zoomOut({ duration: glide(120) })}>
        <Minus aria-hidden />
      </IconButton>
      <IconButton label="Fit view" onClick={() => void fitView({ ...FIT, duration: glide(200) })}>
        <Maximize aria-hidden />
      </IconButton>
      <IconButton label="Add a note" onClick={() => void note()}>
        <StickyNote aria-hidden />
      </IconButton>
      <IconButton
        label="List of blocks"
        aria-pressed={listed}
        onClick={() => togglePanel('blocks')}
      >
        <List aria-hidden />
      </IconButton>
    </fieldset>
  )
}
