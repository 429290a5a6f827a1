import type { Block } from '@plainflow/core'
import { Pencil } from 'lucide-react'
import { type KeyboardEvent, type Ref, useRef, useState } from 'react'
import { reasonOf } from '@/app/reason-of.ts'
import { Button } from '@/design/button.tsx'
import { Field } from '@/design/field.tsx'
import { Spinner } from '@/design/spinner.tsx'
import { Textarea } from '@/design/textarea.tsx'
import type { Analysis } from '../../state/analysis.tsx'
import { useEscapeFirst } from '../use-escape-first.ts'

/** The block in a sentence; another sentence configures it anew, or is refused with the reason. */
export function SentenceField({
  sentence,
  blockId,
  analysis,
  onConfigure,
}: {
  sentence: string
  blockId: string
  analysis: Analysis
  onConfigure: (configuration: Block['configuration']) => void
}) {
  const [text, setText] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [assumed, setAssumed] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  const stop = () => {
    setText(null)
    setProblem(null)
    requestAnimationFrame(() => edit.current?.focus())
  }
  const apply = async () => {
    if (text === null) return
    if (text.trim() === sentence) return stop()
    setBusy(true)
    try {
      // What reads English is large; it is loaded with the first sentence somebody edits.
      const { readSentence } = await import('./read-sentence.ts')
      const read = readSentence(text, blockId, analysis)
      if ('problem' in read) return setProblem(read.problem)
      onConfigure(read.configuration)
      setAssumed(read.assumptions)
      stop()
    } catch (error) {
      setProblem(reasonOf(error))
    } finally {
      setBusy(false)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    void apply()
  }
  useEscapeFirst(() => text !== null, stop)
  if (text === null)
    return (
      <Said sentence={sentence} assumed={assumed} ref={edit} onEdit={() => setText(sentence)} />
    )
  return (
    <Field
      label="What this block does"
      hint="Enter applies it to the form below."
      error={problem ?? undefined}
      className="rounded-md bg-primary-soft p-3"
    >
      {(control) => (
        <>
          <Textarea
            {...control}
            ref={focusNow}
            rows={2}
            value={text}
            className="min-h-16"
            onChange={(event) => {
              setText(event.target.value)
              setProblem(null)
            }}
            onKeyDown={onKeyDown}
          />
          <div className="flex justify-end gap-1.5">
            <Button variant="ghost" size="sm" onClick={stop}>
              Leave it
            </Button>
            <Button variant="secondary" size="sm" disabled={busy} onClick={() => void apply()}>
              {busy && <Spinner />}
              Apply
            </Button>
          </div>
        </>
      )}
    </Field>
  )
}

/** The sentence as it stands, with what was assumed when it was read. */
function Said({
  sentence,
  assumed,
  ref,
  onEdit,
}: {
  sentence: string
  assumed: readonly string[]
  ref: Ref<HTMLButtonElement>
  onEdit: () => void
}) {
  return (
    <div className="rounded-md bg-primary-soft px-3 py-2 text-[0.8125rem]">
      <div className="flex items-start gap-2">
        <p data-testid="block-sentence" className="min-w-0 flex-1 break-words">
          {sentence}
        </p>
        <Button
          ref={ref}
          variant="ghost"
          size="tiny"
          aria-label="Edit the sentence"
          title="Edit the sentence"
          className="-my-0.5 -mr-1.5"
          onClick={onEdit}
        >
          <Pencil aria-hidden />
        </Button>
      </div>
      {assumed.length > 0 && <p className="mt-1 text-xs text-muted">{assumed.join(' ')}</p>}
    </div>
  )
}

/** The cursor goes to the end of what is there. */
function focusNow(field: HTMLTextAreaElement | null): void {
  if (!field || field === document.activeElement) return
  field.focus()
  field.setSelectionRange(field.value.length, field.value.length)
}
