import { Suspense } from 'react'
import { lazy } from '@/app/lazy.ts'
import { Skeleton } from '@/design/skeleton.tsx'
import { Tab, TabPanel, Tabs, TabsList } from '@/design/tabs.tsx'
import { Palette } from '../palette/palette.tsx'
import { type LeftTab, show, useWorkspace } from '../state/workspace-store.ts'

const FilesPanel = lazy(async () => ({
  default: (await import('../files/files-panel.tsx')).FilesPanel,
}))

const DatabasePanel = lazy(async () => ({
  default: (await import('../database/database-panel.tsx')).DatabasePanel,
}))

export function LeftPanel() {
  const tab = useWorkspace((state) => state.leftTab)
  return (
    <Tabs
      value={tab}
      onValueChange={(value) => show({ leftTab: value as LeftTab })} // the values below are the union
      className="flex h-full flex-col bg-surface"
      aria-label="Blocks and data"
    >
      <div className="border-b p-2">
        <TabsList aria-label="Blocks and data">
          <Tab value="templates">Templates</Tab>
          <Tab value="files">Files</Tab>
          <Tab value="database">Database</Tab>
        </TabsList>
      </div>
      <TabPanel value="templates">
        <Palette />
      </TabPanel>
      <TabPanel value="files">
        <Suspense fallback={<Skeleton className="m-3 h-24" />}>
          <FilesPanel />
        </Suspense>
      </TabPanel>
      <TabPanel value="database">
        <Suspense fallback={<Skeleton className="m-3 h-24" />}>
          <DatabasePanel />
        </Suspense>
      </TabPanel>
    </Tabs>
  )
}
