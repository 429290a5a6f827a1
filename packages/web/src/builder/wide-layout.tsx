import { Group, Panel, Separator, useDefaultLayout } from 'react-resizable-panels'
import { useToastInset } from '@/design/use-toast-inset.ts'
import { BottomPanel } from './bottom-panel.tsx'
import { Canvas } from './canvas/canvas.tsx'
import { Toolbar } from './canvas/toolbar.tsx'
import { LeftPanel } from './left-panel.tsx'
import { RightPanel } from './right-panel.tsx'

const SEPARATOR =
  'relative bg-line transition-colors hover:bg-primary data-[separator=active]:bg-primary data-[separator=focus]:bg-primary focus-visible:outline-none focus-visible:bg-primary'

/** Three panels, 20 / 60 / 20, with results below the canvas; sizes are remembered. */
export function WideLayout() {
  const columns = useDefaultLayout({ id: 'builder-columns', storage: localStorage })
  const keepToastsOff = useToastInset()
  const rows = useDefaultLayout({ id: 'builder-rows', storage: localStorage })
  return (
    <Group
      orientation="horizontal"
      defaultLayout={columns.defaultLayout}
      onLayoutChanged={columns.onLayoutChanged}
      className="h-full"
    >
      <Panel id="left" defaultSize="20%" minSize="15%" maxSize="35%">
        <LeftPanel />
      </Panel>
      <Separator aria-label="Resize the left panel" className={`w-px ${SEPARATOR}`} />
      <Panel id="centre" defaultSize="60%" minSize="40%">
        <Group
          orientation="vertical"
          defaultLayout={rows.defaultLayout}
          onLayoutChanged={rows.onLayoutChanged}
        >
          <Panel id="canvas" defaultSize="64%" minSize="30%">
            <div className="flex h-full flex-col">
              <Toolbar />
              <div className="min-h-0 flex-1">
                <Canvas />
              </div>
            </div>
          </Panel>
          <Separator aria-label="Resize the results" className={`h-px ${SEPARATOR}`} />
          <Panel id="results" defaultSize="36%" minSize="12%">
            <BottomPanel />
          </Panel>
        </Group>
      </Panel>
      <Separator aria-label="Resize the right panel" className={`w-px ${SEPARATOR}`} />
      <Panel
        id="right"
        defaultSize="20%"
        minSize="15%"
        maxSize="35%"
        onResize={({ inPixels }) => keepToastsOff(inPixels)}
      >
        <RightPanel />
      </Panel>
    </Group>
  )
}
