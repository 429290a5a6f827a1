import { type Block, DIALOG_TABS, type DialogTab, type Field, readAt } from '@plainflow/core'
import { ScrollingTabsList } from '@/design/scrolling-tabs-list.tsx'
import { Tab, TabPanel, Tabs } from '@/design/tabs.tsx'
import { columnsAt } from '../state/analysis.tsx'
import { BlockCode } from './block-code.tsx'
import { FormTab } from './form-tab.tsx'
import { mendField } from './mend-field.ts'
import { TestConnection } from './test-connection.tsx'
import type { BlockDraft } from './use-block-draft.ts'
import { useSuggestedKeys } from './use-suggested-keys.ts'
import { useTopValues } from './use-top-values.ts'

export type OpenTab = DialogTab | 'code'

/** Those that are there without Advanced. */
export const BASIC_TABS = DIALOG_TABS.slice(0, 2)

const TAB_NAMES = {
  'data-source': 'Data Source',
  configuration: 'Configuration',
  alerts: 'Alerts',
  output: 'Output',
  'ml-models': 'ML Models',
} satisfies Record<DialogTab, string>

/** Data Source and Configuration always; the rest in Advanced, and the code when it is shown. */
export function DialogTabs({
  block,
  draft,
  fields,
  tab,
  onTab,
  advanced,
  code,
}: {
  block: Block
  draft: BlockDraft
  fields: readonly Field[]
  tab: OpenTab
  onTab: (tab: OpenTab) => void
  advanced: boolean
  code: boolean
}) {
  const { configuration, setConfiguration, analysis, definition } = draft
  const tabs = advanced ? DIALOG_TABS : BASIC_TABS
  const dataSource = configuration['dataSource']
  const values = useTopValues(analysis, block.id)
  const suggests = fields.some((field) => field.suggests === 'keys')
  const suggested = useSuggestedKeys(analysis, block.id, suggests)
  return (
    <Tabs value={tab} onValueChange={(value) => onTab(value as OpenTab) /* the values below */}>
      <ScrollingTabsList open={tab} aria-label="Configuration">
        {tabs.map((name) => (
          <Tab key={name} value={name}>
            {TAB_NAMES[name]}
          </Tab>
        ))}
        {code && <Tab value="code">Generated Code</Tab>}
      </ScrollingTabsList>
      {tabs.map((name) => (
        <TabPanel key={name} value={name} className="space-y-4 pt-4">
          <FormTab
            tabName={TAB_NAMES[name]}
            fields={fields.filter((field) => field.tab === name && (advanced || !field.advanced))}
            configuration={configuration}
            onChange={setConfiguration}
            takesInput={(definition?.inputs.length ?? 0) > 0}
            context={{
              columnsFor: (input) => columnsAt(analysis, block.id, input),
              diagnostics: analysis.byBlock.get(block.id) ?? [],
              mendFor: (problem) => mendField(problem, configuration, setConfiguration),
              values,
              suggested,
              onDataset: draft.pickDataset,
              read: (path) => readAt(configuration, path),
              write: draft.write,
            }}
          />
          {name === 'data-source' && dataSource !== undefined && (
            <TestConnection dataSource={dataSource} />
          )}
        </TabPanel>
      ))}
      {code && (
        <TabPanel value="code" className="pt-4">
          <BlockCode type={block.type} label={draft.label} configuration={configuration} />
        </TabPanel>
      )}
    </Tabs>
  )
}
