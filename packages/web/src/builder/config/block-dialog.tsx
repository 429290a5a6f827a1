import type { Block } from '@plainflow/core'
import { useEffect, useRef, useState } from 'react'
import { Confirm } from '@/design/confirm.tsx'
import { Dialog } from '@/design/dialog.tsx'
import { Field } from '@/design/field.tsx'
import { Input } from '@/design/input.tsx'
import { usePipeline } from '../state/pipeline-store.ts'
import { show, useWorkspace } from '../state/workspace-store.ts'
import { DialogFooter } from './dialog-footer.tsx'
import { BASIC_TABS, DialogTabs, type OpenTab } from './dialog-tabs.tsx'
import { formFields } from './form-fields.ts'
import { LivePreview } from './preview/live-preview.tsx'
import { SentenceField } from './sentence/sentence-field.tsx'
import { useBlockDraft } from './use-block-draft.ts'
import { useOpening } from './use-opening.ts'

/** The one configuration dialog: drawn from the block's form, whichever block it is. */
export function BlockDialog() {
  const id = useWorkspace((state) => state.configuring)
  const block = usePipeline((state) => state.pipeline.blocks.find((one) => one.id === id))
  if (!block) return null
  return <Configure key={block.id} block={block} />
}

function Configure({ block }: { block: Block }) {
  const draft = useBlockDraft(block)
  const { definition, configuration, analysis } = draft
  const fields = formFields(definition, configuration)
  const firstTab = fields[0]?.tab ?? 'configuration'
  const opening = useOpening(fields, analysis.byBlock.get(block.id))
  const [tab, setTab] = useState<OpenTab>(opening?.tab ?? firstTab)
  const [advanced, setAdvanced] = useState(
    opening !== undefined && (opening.advanced === true || !BASIC_TABS.includes(opening.tab)),
  )
  const [code, setCode] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const leave = () => (draft.isChanged ? setLeaving(true) : close())
  const save = () => {
    draft.save()
    close()
  }
  useSaveKey(save)

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave()}
      title={`Configure ${definition?.label ?? block.type}`}
      description={definition?.description ?? 'This block type is not known to this version.'}
      className="h-[min(50rem,calc(100dvh-2rem))] max-w-[88rem]"
      footer={
        <DialogFooter
          advanced={advanced}
          code={code}
          onAdvanced={() => {
            setAdvanced(!advanced)
            if (advanced && tab !== 'code' && !BASIC_TABS.includes(tab)) setTab('configuration')
          }}
          onCode={() => {
            setCode(!code)
            setTab(code ? firstTab : 'code')
          }}
          onCancel={leave}
          onSave={save}
        />
      }
    >
      <div className="grid h-full grid-cols-1 gap-x-6 gap-y-5 max-lg:h-auto lg:grid-cols-[minmax(22rem,5fr)_minmax(0,8fr)]">
        <div data-scrolls className="min-h-0 min-w-0 space-y-4 lg:-mx-1 lg:overflow-y-auto lg:px-1">
          <Field label="Label">
            {(control) => (
              <Input
                {...control}
                value={draft.label}
                maxLength={200}
                onChange={(event) => draft.setLabel(event.target.value)}
              />
            )}
          </Field>
          <SentenceField
            sentence={analysis.sentences.get(block.id) ?? ''}
            blockId={block.id}
            analysis={analysis}
            onConfigure={draft.setConfiguration}
          />
          <DialogTabs
            block={block}
            draft={draft}
            fields={fields}
            tab={tab}
            onTab={setTab}
            advanced={advanced}
            code={code}
          />
        </div>
        <LivePreview analysis={analysis} blockId={block.id} />
      </div>
      <Confirm
        open={leaving}
        onOpenChange={setLeaving}
        title="Discard unsaved changes?"
        action="Discard changes"
        onConfirm={close}
      >
        What was changed in {draft.label.trim() || block.label} is not saved yet.
      </Confirm>
    </Dialog>
  )
}

function close(): void {
  show({ configuring: null })
}

/** Ctrl or Cmd with Enter, from any field. */
function useSaveKey(save: () => void): void {
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const asked = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.shiftKey
      // A question on top of the dialog is answered first.
      if (!asked || document.querySelector('[role=alertdialog]')) return
      event.preventDefault()
      event.stopPropagation()
      latest.current()
    }
    window.addEventListener('keydown', onKeyDown, true)
    return () => window.removeEventListener('keydown', onKeyDown, true)
  }, [])
}
