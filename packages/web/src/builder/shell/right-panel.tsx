import { Suspense } from 'react'
import { lazy } from '@/app/lazy.ts'
import { Skeleton } from '@/design/skeleton.tsx'
import { Tab, TabPanel, Tabs, TabsList } from '@/design/tabs.tsx'
import { ChatPanel } from '../chat/chat-panel.tsx'
import { type RightTab, show, useWorkspace } from '../state/workspace-store.ts'

const DevTools = lazy(async () => ({ default: (await import('../tools/dev-tools.tsx')).DevTools }))
const Performance = lazy(async () => ({
  default: (await import('../tools/performance.tsx')).Performance,
}))

export function RightPanel() {
  const tab = useWorkspace((state) => state.rightTab)
  return (
    <Tabs
      value={tab}
      onValueChange={(value) => show({ rightTab: value as RightTab })} // the values below are the union
      className="flex h-full flex-col bg-surface"
    >
      <div className="border-b p-2">
        <TabsList aria-label="Assistant and tools">
          <Tab value="agent">AI Agent</Tab>
          <Tab value="devtools">DevTools</Tab>
          <Tab value="performance">Performance</Tab>
        </TabsList>
      </div>
      <TabPanel value="agent">
        <ChatPanel />
      </TabPanel>
      <TabPanel value="devtools" className="overflow-y-auto">
        <Suspense fallback={<Skeleton className="m-3 h-24" />}>
          <DevTools />
        </Suspense>
      </TabPanel>
      <TabPanel value="performance" className="overflow-y-auto">
        <Suspense fallback={<Skeleton className="m-3 h-24" />}>
          <Performance />
        </Suspense>
      </TabPanel>
    </Tabs>
  )
}
