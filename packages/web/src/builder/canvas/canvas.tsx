import { Suspense, useRef, useState } from 'react'
import { lazy } from '@/app/lazy.ts'
import { classNames } from '@/design/class-names.ts'
import { LazyMendBar } from '../mends/lazy-mend-bar.tsx'
import { useCanvasSettings } from '../settings/canvas-settings.ts'
import type { BlockMenuPlace } from './block-menu.tsx'
import { CanvasControls } from './canvas-controls.tsx'
import { CanvasEmpty } from './canvas-empty.tsx'
import { CanvasPanels } from './canvas-panels.tsx'
import { Flow } from './flow.tsx'
import { ProposalBar } from './proposal-bar.tsx'
import { useCanvasElements } from './use-canvas-elements.ts'
import { useCanvasKeys } from './use-canvas-keys.ts'
import { useDirection } from './use-direction.ts'
import { useDrop } from './use-drop.ts'
import { useRefit } from './use-refit.ts'

const BlockMenu = lazy(async () => ({ default: (await import('./block-menu.tsx')).BlockMenu }))

export function Canvas() {
  const { direction, narrow } = useDirection()
  const { nodes, notes, edges, isLaid } = useCanvasElements(direction, narrow)
  const animation = useCanvasSettings((state) => state.animation)
  const [moving, setMoving] = useState(false)
  const [over, setOver] = useState(false)
  const [menu, setMenu] = useState<BlockMenuPlace | null>(null)
  const area = useRef<HTMLDivElement>(null)
  const { touch } = useRefit(area, isLaid)
  const drop = useDrop()
  useCanvasKeys(area, narrow)

  return (
    // Dropping has its keyboard way: the palette adds with Enter.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={area}
      aria-label="Canvas"
      className={classNames(
        'relative h-full w-full overflow-hidden bg-canvas',
        (moving || !animation) && 'canvas-moving',
        over && 'ring-2 ring-primary ring-inset',
      )}
      onDragOver={(event) => {
        event.preventDefault()
        event.dataTransfer.dropEffect = 'copy'
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        touch()
        void drop(event)
      }}
    >
      <Flow
        nodes={nodes}
        notes={notes}
        edges={edges}
        narrow={narrow}
        onMenu={setMenu}
        onMoving={setMoving}
        onTouch={touch}
      />
      {/* There is nothing to zoom yet; on a phone they would lie over what there is to begin with. */}
      {nodes.length === 0 ? <CanvasEmpty /> : <CanvasControls />}
      <CanvasPanels nodes={nodes} narrow={narrow} />
      <ProposalBar />
      <LazyMendBar />
      <Suspense>{menu && <BlockMenu place={menu} onClose={() => setMenu(null)} />}</Suspense>
    </section>
  )
}
