import { Database } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { EmptyState } from '@/design/empty-state.tsx'
import { Skeleton } from '@/design/skeleton.tsx'
import { Tab, TabPanel, Tabs, TabsList } from '@/design/tabs.tsx'
import { Palette } from './palette/palette.tsx'
import { type LeftTab, show, useWorkspace } from './state/workspace-store.ts'

const FilesPanel = lazy(async () => ({
  default: (await import('./files/files-panel.tsx')).FilesPanel,
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
      <TabPanel value="database" className="overflow-y-auto">
        <EmptyState icon={Database} title="No database connections">
          Databases cannot be connected yet. CSV files can be uploaded under Files.
        </EmptyState>
      </TabPanel>
    </Tabs>
  )
}
