import {
  type Block,
  type CatalogueDataset,
  configureBlock,
  diffPipelines,
  DIALOG_TABS,
  type DialogTab,
  findBlock,
  readAt,
  relabelBlock,
  writeAt,
} from '@plainflow/core'
import { Code2, SlidersHorizontal } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Button } from '@/design/button.tsx'
import { Dialog } from '@/design/dialog.tsx'
import { Field } from '@/design/field.tsx'
import { Input } from '@/design/input.tsx'
import { Tab, TabPanel, Tabs, TabsList } from '@/design/tabs.tsx'
import { toast } from '@/design/toast.ts'
import { analyse, columnsAt } from '../state/analysis.tsx'
import { editPipeline, usePipeline } from '../state/pipeline-store.ts'
import { useCatalogue } from '../state/use-datasets.ts'
import { show, useWorkspace } from '../state/workspace-store.ts'
import { BlockCode } from './block-code.tsx'
import type { FieldContext } from './field-view.tsx'
import { FormTab } from './form-tab.tsx'
import { formFields } from './form-fields.ts'
import { useOpening } from './use-opening.ts'
import { mendField } from './mend-field.ts'

const TAB_NAMES = {
  'data-source': 'Data Source',
  configuration: 'Configuration',
  alerts: 'Alerts',
  output: 'Output',
  'ml-models': 'ML Models',
} satisfies Record<DialogTab, string>

const BASIC_TABS = DIALOG_TABS.slice(0, 2)

/** The one configuration dialog: drawn from the block's form, whichever block it is. */
export function BlockDialog() {
  const id = useWorkspace((state) => state.configuring)
  const block = usePipeline((state) => state.pipeline.blocks.find((one) => one.id === id))
  if (!block) return null
  return <Configure key={block.id} block={block} />
}

function Configure({ block }: { block: Block }) {
  const definition = findBlock(block.type)
  const pipeline = usePipeline((state) => state.pipeline)
  const catalogue = useCatalogue()
  const [draft, setDraft] = useState<Block['configuration']>(block.configuration)
  const [label, setLabel] = useState(block.label)
  const fields = formFields(definition, draft)
  const opening = useOpening(fields)
  const [advanced, setAdvanced] = useState(
    opening !== undefined && (opening.advanced === true || !BASIC_TABS.includes(opening.tab)),
  )
  const [code, setCode] = useState(false)
  const [tab, setTab] = useState<DialogTab | 'code'>(() => opening?.tab ?? firstTab(fields))

  const analysis = useMemo(
    () => analyse(configureBlock(pipeline, block.id, draft), catalogue),
    [pipeline, block.id, draft, catalogue],
  )
  const diagnostics = analysis.byBlock.get(block.id) ?? []
  const columnsFor: FieldContext['columnsFor'] = (input) => columnsAt(analysis, block.id, input)
  const tabs = advanced ? DIALOG_TABS : BASIC_TABS
  const save = () => {
    const name = label.trim() || block.label
    const edited = relabelBlock(configureBlock(pipeline, block.id, draft), block.id, name)
    // Saving what was there already is no edit: nothing to undo, nothing unsaved.
    if (diffPipelines(pipeline, edited).changed.length > 0) {
      editPipeline(() => edited)
      toast('Block Updated', `${name} was configured.`, 'success')
    }
    close()
  }
  const pickDataset = (path: string) => (dataset: CatalogueDataset) => {
    // Configurations are plain JSON objects by construction of their schemas.
    const read = definition?.reads?.(dataset) as Block['configuration'] | undefined
    setDraft(read ? { ...draft, ...read } : writeAt(draft, path, dataset.id))
    if (label === definition?.label) setLabel(dataset.name.slice(0, 200))
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={`Configure ${definition?.label ?? block.type}`}
      description={definition?.description ?? 'This block type is not known to this version.'}
      className="h-[min(42rem,calc(100dvh-2rem))] max-w-2xl"
      footer={
        <>
          <div className="mr-auto flex gap-1">
            <Button
              variant="ghost"
              aria-pressed={advanced}
              onClick={() => {
                setAdvanced(!advanced)
                if (advanced && tab !== 'code' && !DIALOG_TABS.slice(0, 2).includes(tab))
                  setTab('configuration')
              }}
            >
              <SlidersHorizontal aria-hidden />
              {advanced ? 'Basic' : 'Advanced'}
            </Button>
            <Button
              variant="ghost"
              aria-pressed={code}
              onClick={() => {
                setCode(!code)
                setTab(code ? firstTab(fields) : 'code')
              }}
            >
              <Code2 aria-hidden />
              {code ? 'Hide Code' : 'Show Code'}
            </Button>
          </div>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button onClick={save}>Save Configuration</Button>
        </>
      }
    >
      <Field label="Label" className="mb-4">
        {(control) => (
          <Input
            {...control}
            value={label}
            maxLength={200}
            onChange={(event) => setLabel(event.target.value)}
          />
        )}
      </Field>
      <p
        data-testid="block-sentence"
        className="mb-4 rounded-md bg-primary-soft px-3 py-2 text-[0.8125rem] break-words"
      >
        {analysis.sentences.get(block.id)}
      </p>
      <Tabs
        value={tab}
        onValueChange={(value) => setTab(value as DialogTab | 'code') /* the values below */}
      >
        <TabsList aria-label="Configuration" className="flex-wrap">
          {tabs.map((name) => (
            <Tab key={name} value={name}>
              {TAB_NAMES[name]}
            </Tab>
          ))}
          {code && <Tab value="code">Generated Code</Tab>}
        </TabsList>
        {tabs.map((name) => (
          <TabPanel key={name} value={name} className="pt-4">
            <FormTab
              tabName={TAB_NAMES[name]}
              fields={fields.filter((field) => field.tab === name && (advanced || !field.advanced))}
              configuration={draft}
              onChange={setDraft}
              takesInput={(definition?.inputs.length ?? 0) > 0}
              context={{
                columnsFor,
                diagnostics,
                mendFor: (problem) => mendField(problem, draft, setDraft),
                onDataset: pickDataset,
                read: (path) => readAt(draft, path),
              }}
            />
          </TabPanel>
        ))}
        {code && (
          <TabPanel value="code" className="pt-4">
            <BlockCode type={block.type} label={label} configuration={draft} />
          </TabPanel>
        )}
      </Tabs>
    </Dialog>
  )
}

function close(): void {
  show({ configuring: null })
}

function firstTab(fields: readonly { tab: DialogTab }[]): DialogTab {
  return fields[0]?.tab ?? 'configuration'
}
