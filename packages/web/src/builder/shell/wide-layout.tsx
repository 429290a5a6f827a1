import type { ReactNode } from 'react'
import { Split } from '@/design/split.tsx'
import { useToastInset } from '@/design/use-toast-inset.ts'
import { BottomPanel } from './bottom-panel.tsx'
import { Canvas } from '../canvas/canvas.tsx'
import { Toolbar } from '../canvas/toolbar.tsx'
import { LeftPanel } from './left-panel.tsx'
import { RightPanel } from './right-panel.tsx'
import { useSidePanels } from '../state/side-panels.ts'
import { useTray } from './use-tray.ts'

/** Three panels, 20 / 60 / 20, with results below the canvas; sizes, and what is put away, are remembered. */
export function WideLayout() {
  const keepToastsOff = useToastInset()
  const open = useSidePanels()
  return (
    <Split
      id="builder-columns"
      orientation="horizontal"
      onResize={keepToastsOff}
      parts={[
        {
          id: 'left',
          size: 20,
          min: 15,
          max: 35,
          isHidden: !open.left,
          content: (
            <Part name="left" label="Blocks and data">
              <LeftPanel />
            </Part>
          ),
        },
        {
          id: 'centre',
          size: 60,
          min: 40,
          content: <Centre />,
          separator: 'Resize the left panel',
        },
        {
          id: 'right',
          size: 20,
          min: 15,
          max: 35,
          isHidden: !open.right,
          content: (
            <Part name="right" label="Assistant and tools">
              <RightPanel />
            </Part>
          ),
          separator: 'Resize the right panel',
        },
      ]}
    />
  )
}

/** A landmark, so that a screen reader can jump to it; the tour finds it by its name. */
function Part({ name, label, children }: { name: string; label: string; children: ReactNode }) {
  return (
    <aside aria-label={label} data-tour={name} className="h-full">
      {children}
    </aside>
  )
}

function Centre() {
  const isTrayOpen = useTray()
  return (
    <Split
      id="builder-rows"
      orientation="vertical"
      parts={[
        {
          id: 'canvas',
          size: 64,
          min: 30,
          content: (
            <div id="canvas" tabIndex={-1} className="flex h-full flex-col outline-none">
              <Toolbar hasSides />
              <div className="min-h-0 flex-1">
                <Canvas />
              </div>
            </div>
          ),
        },
        {
          id: 'results',
          size: 36,
          min: 12,
          isFolded: !isTrayOpen,
          content: <BottomPanel isOpen={isTrayOpen} canFold />,
          separator: 'Resize the results',
        },
      ]}
    />
  )
}
