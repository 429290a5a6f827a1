import { Database } from 'lucide-react'
import { EmptyState } from '@/design/empty-state.tsx'
import { Tab, TabPanel, Tabs, TabsList } from '@/design/tabs.tsx'
import { FilesPanel } from './files/files-panel.tsx'
import { Palette } from './palette/palette.tsx'
import { type LeftTab, show, useWorkspace } from './state/workspace-store.ts'

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
        <FilesPanel />
      </TabPanel>
      <TabPanel value="database" className="overflow-y-auto">
        <EmptyState icon={Database} title="No database connections">
          Databases cannot be connected yet. CSV files can be uploaded under Files.
        </EmptyState>
      </TabPanel>
    </Tabs>
  )
}
