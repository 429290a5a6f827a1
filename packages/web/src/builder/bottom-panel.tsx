import { Tab, TabPanel, Tabs, TabsList } from '@/design/tabs.tsx'
import { CodePanel } from './code/code-panel.tsx'
import { ResultsPanel } from './results/results-panel.tsx'
import { type BottomTab, show, useWorkspace } from './state/workspace-store.ts'

export function BottomPanel() {
  const tab = useWorkspace((state) => state.bottomTab)
  return (
    <Tabs
      value={tab}
      onValueChange={(value) => show({ bottomTab: value as BottomTab })} // the values below are the union
      className="flex h-full flex-col bg-surface"
    >
      <div className="flex items-center border-b px-2 py-1.5">
        <TabsList aria-label="Results and code" className="w-full max-w-72">
          <Tab value="results">Results</Tab>
          <Tab value="duckdb">SQL</Tab>
          <Tab value="pandas">Python</Tab>
        </TabsList>
      </div>
      <TabPanel value="results" className="overflow-auto">
        <ResultsPanel />
      </TabPanel>
      <TabPanel value="duckdb" className="overflow-auto">
        <CodePanel target="duckdb" />
      </TabPanel>
      <TabPanel value="pandas" className="overflow-auto">
        <CodePanel target="pandas" />
      </TabPanel>
    </Tabs>
  )
}
