import { useReactFlow } from '@xyflow/react'
import { Maximize, Minus, Plus } from 'lucide-react'
import { IconButton } from '@/design/icon-button.tsx'
import { FIT } from './use-refit.ts'

export function CanvasControls() {
  const { zoomIn, zoomOut, fitView } = useReactFlow()
  return (
    <fieldset
      aria-label="Zoom"
      className="absolute bottom-3 left-3 z-10 flex flex-col rounded-lg border bg-raised p-0.5 shadow-sm"
    >
      <IconButton label="Zoom in" onClick={() => void zoomIn({ duration: 120 })}>
        <Plus aria-hidden />
      </IconButton>
      <IconButton label="Zoom out" onClick={() => void zoomOut({ duration: 120 })}>
        <Minus aria-hidden />
      </IconButton>
      <IconButton label="Fit view" onClick={() => void fitView({ ...FIT, duration: 200 })}>
        <Maximize aria-hidden />
      </IconButton>
    </fieldset>
  )
}
