import { Check, CloudOff, TriangleAlert } from 'lucide-react'
import { Button } from '@/design/button.tsx'
import { classNames } from '@/design/class-names.ts'
import { Spinner } from '@/design/spinner.tsx'
import { Tooltip } from '@/design/tooltip.tsx'
import { isDirty, type PipelineDocument, useDocument } from '../state/document-store.ts'
import { usePipeline } from '../state/pipeline-store.ts'
import { useActions } from './use-actions.ts'

/** Whether the server has what the canvas shows, and the way on where it does not. */
export function SaveState() {
  const document = useDocument()
  const isEmpty = usePipeline((state) => state.pipeline.blocks.length === 0)
  const dirty = usePipeline((state) => isDirty(document, state.pipeline))
  // Undone to what is saved, there is nothing left that was refused.
  const lasts = document.trouble?.kind === 'gone' || document.trouble?.kind === 'conflict'
  const trouble = dirty || lasts ? document.trouble : null
  const { text, hint, tone } = wordsFor({ ...document, trouble }, dirty, isEmpty)
  const icon = 'size-3.5 shrink-0'
  return (
    <>
      <Tooltip label={hint}>
        <output
          data-testid="save-state"
          aria-label={text}
          // Every change is saved: only what goes wrong is worth a word of a screen reader.
          aria-live={tone === 'warning' || tone === 'away' ? 'polite' : 'off'}
          className={classNames(
            'inline-flex min-w-0 items-center gap-1 text-xs max-md:shrink-0',
            tone === 'warning' ? 'text-warning' : 'text-muted',
          )}
        >
          {tone === 'busy' && <Spinner className={icon} />}
          {tone === 'done' && <Check aria-hidden className={classNames(icon, 'text-success')} />}
          {tone === 'away' && <CloudOff aria-hidden className={icon} />}
          {tone === 'warning' && <TriangleAlert aria-hidden className={icon} />}
          <span className="truncate max-md:sr-only md:max-w-40 lg:max-w-64">{text}</span>
        </output>
      </Tooltip>
      {trouble && <WayOn trouble={trouble} />}
    </>
  )
}

function WayOn({ trouble }: { trouble: NonNullable<PipelineDocument['trouble']> }) {
  const { save } = useActions()
  const saveAsNew = () => {
    useDocument.setState({ key: 'new', version: null, trouble: null })
    void save()
  }
  const ways = {
    offline: { label: 'Try again', act: () => void save() },
    passing: { label: 'Try again', act: () => void save() },
    refused: { label: 'Try again', act: () => void save() },
    gone: { label: 'Save as new', act: saveAsNew },
    conflict: { label: 'Review', act: () => useDocument.setState({ choosing: true }) },
  } as const
  const { label, act } = ways[trouble.kind]
  return (
    <Button variant="secondary" size="sm" className="shrink-0 px-2" onClick={act}>
      {label}
    </Button>
  )
}

interface Words {
  readonly text: string
  readonly hint: string
  readonly tone: 'busy' | 'done' | 'away' | 'warning' | 'none'
}

function wordsFor(
  { saving, trouble, version }: PipelineDocument,
  dirty: boolean,
  isEmpty: boolean,
) {
  if (trouble?.kind === 'offline')
    return words(
      'away',
      'Offline: kept in this browser',
      'Saved by itself as soon as the server answers',
    )
  if (trouble?.kind === 'gone')
    return words('warning', 'Deleted elsewhere', 'What is on the canvas can be saved as a new one')
  if (trouble)
    return words(
      'warning',
      `Unsaved: ${trouble.reason}`,
      `${trouble.reason}. The changes are kept in this browser.`,
    )
  if (saving || (dirty && !(version === null && isEmpty)))
    return words('busy', 'Saving…', 'Saved by itself after every change')
  if (version === null) return words('none', 'New', 'Saved by itself with the first block')
  return words('done', 'Saved', 'Everything is saved')
}

function words(tone: Words['tone'], text: string, hint: string): Words {
  return { tone, text, hint }
}
