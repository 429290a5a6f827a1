import { Blocks, MessageSquareText, Table2, Workflow } from 'lucide-react'
import { Tabs } from 'radix-ui'
import { BottomPanel } from './bottom-panel.tsx'
import { Canvas } from './canvas/canvas.tsx'
import { Toolbar } from './canvas/toolbar.tsx'
import { LeftPanel } from './left-panel.tsx'
import { RightPanel } from './right-panel.tsx'
import { type NarrowView, show, useWorkspace } from './state/workspace-store.ts'

const VIEWS = [
  { value: 'blocks', label: 'Blocks', icon: Blocks },
  { value: 'canvas', label: 'Canvas', icon: Workflow },
  { value: 'assistant', label: 'Assistant', icon: MessageSquareText },
  { value: 'results', label: 'Results', icon: Table2 },
] as const

/** On a narrow screen the panels become four views with a bar at the thumb. */
export function NarrowLayout() {
  const view = useWorkspace((state) => state.narrowView)
  return (
    <Tabs.Root
      value={view}
      onValueChange={(value) => show({ narrowView: value as NarrowView })} // the values of VIEWS
      className="flex h-full flex-col"
    >
      <Tabs.Content value="blocks" className="min-h-0 flex-1">
        <LeftPanel />
      </Tabs.Content>
      <Tabs.Content value="canvas" className="min-h-0 flex-1">
        <div className="flex h-full flex-col">
          <Toolbar />
          <div className="min-h-0 flex-1">
            <Canvas />
          </div>
        </div>
      </Tabs.Content>
      <Tabs.Content value="assistant" className="min-h-0 flex-1">
        <RightPanel />
      </Tabs.Content>
      <Tabs.Content value="results" className="min-h-0 flex-1">
        <BottomPanel />
      </Tabs.Content>
      <Tabs.List
        aria-label="Views"
        className="grid grid-cols-4 border-t bg-surface pb-[env(safe-area-inset-bottom)]"
      >
        {VIEWS.map(({ value, label, icon: Icon }) => (
          <Tabs.Trigger
            key={value}
            value={value}
            className="flex flex-col items-center gap-0.5 py-2 text-2xs font-medium text-muted focus-visible:-outline-offset-2 data-[state=active]:text-primary-text"
          >
            <Icon aria-hidden className="size-5" />
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
    </Tabs.Root>
  )
}
