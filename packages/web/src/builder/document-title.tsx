import { Check, CloudOff, Save } from 'lucide-react'
import { Button } from '@/design/button.tsx'
import { Spinner } from '@/design/spinner.tsx'
import { Tooltip } from '@/design/tooltip.tsx'
import { isDirty, UNTITLED, useDocument } from './state/document-store.ts'
import { usePipeline } from './state/pipeline-store.ts'
import { useActions } from './use-actions.ts'

/** The pipeline's name, editable in place, and whether the server has it. */
export function DocumentTitle() {
  const document = useDocument()
  const pipeline = usePipeline((state) => state.pipeline)
  const { save } = useActions()
  const dirty = isDirty(document, pipeline)
  const never = document.version === null
  const state = document.saving ? 'Saving' : dirty ? 'Unsaved' : never ? 'New' : 'Saved'
  return (
    <div className="flex min-w-0 items-center gap-1.5">
      <input
        aria-label="Pipeline name"
        value={document.name}
        maxLength={200}
        onChange={(event) => useDocument.setState({ name: event.target.value })}
        onBlur={() => document.name.trim() === '' && useDocument.setState({ name: UNTITLED })}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        className="field-sizing-content max-w-44 min-w-16 truncate rounded-sm bg-transparent px-1.5 py-1 font-medium hover:bg-hover focus-visible:bg-hover sm:max-w-72"
      />
      <Tooltip
        label={
          dirty || never
            ? 'Changes are kept in this browser until they are saved'
            : 'Everything is saved'
        }
      >
        <output
          data-testid="save-state"
          className="hidden items-center gap-1 text-xs text-muted md:inline-flex"
        >
          {document.saving ? (
            <Spinner className="size-3.5" />
          ) : dirty || never ? (
            <CloudOff aria-hidden className="size-3.5" />
          ) : (
            <Check aria-hidden className="size-3.5 text-success" />
          )}
          {state}
        </output>
      </Tooltip>
      {(dirty || never) && pipeline.blocks.length > 0 && (
        <Button
          variant="secondary"
          size="sm"
          disabled={document.saving}
          onClick={() => void save()}
          className="px-2"
        >
          <Save aria-hidden />
          <span className="hidden sm:inline">Save</span>
          <span className="sr-only sm:hidden">Save</span>
        </Button>
      )}
    </div>
  )
}
