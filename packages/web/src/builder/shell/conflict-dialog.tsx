import type { Choices, MergeConflict, Side } from '@plainflow/core'
import { useMemo, useState } from 'react'
import { Button } from '@/design/button.tsx'
import { classNames } from '@/design/class-names.ts'
import { Dialog } from '@/design/dialog.tsx'
import { type Conflict, useDocument } from '../state/document-store.ts'
import { currentPipeline } from '../state/pipeline-store.ts'
import { mergeContents, takeMerged } from '../state/reconcile.ts'
import { useActions } from './use-actions.ts'

/** Both sides changed the same: each thing is chosen on its own, and both stay in the history. */
export function ConflictDialog() {
  const conflict = useDocument((state) => state.conflict)
  return conflict && <Choose conflict={conflict} />
}

function Choose({ conflict: { base, theirs } }: { conflict: Conflict }) {
  const name = useDocument((state) => state.name)
  const [choices, setChoices] = useState<Choices>({})
  const { save } = useActions()
  // The canvas cannot change under a dialog.
  const [pipeline] = useState(currentPipeline)
  const mine = { name, pipeline }
  const { conflicts } = useMemo(
    () => mergeContents(base, { name, pipeline }, theirs),
    [base, name, pipeline, theirs],
  )
  const takeAll = (side: Side) =>
    setChoices(Object.fromEntries(conflicts.map(({ id }) => [id, side])))
  const settle = () => {
    takeMerged(base, theirs, mergeContents(base, mine, theirs, choices))
    void save({ kept: mine })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && useDocument.setState({ choosing: false })}
      title="This pipeline was changed elsewhere"
      description={`${conflicts.length === 1 ? '1 thing was' : `${conflicts.length} things were`} changed both here and elsewhere. All other changes are merged, and both versions stay in the history.`}
      className="max-w-2xl"
      footer={
        <>
          <Button variant="ghost" onClick={() => takeAll('mine')}>
            All from here
          </Button>
          <Button variant="ghost" onClick={() => takeAll('theirs')}>
            All from elsewhere
          </Button>
          <Button onClick={settle}>Save the merge</Button>
        </>
      }
    >
      <ul className="space-y-4" aria-label="Conflicts">
        {conflicts.map((one) => (
          <li key={one.id}>
            <Question
              conflict={one}
              side={choices[one.id] ?? 'mine'}
              onChoose={(side) => setChoices({ ...choices, [one.id]: side })}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function Question({
  conflict: { id, label, field, mine, theirs },
  side,
  onChoose,
}: {
  conflict: MergeConflict
  side: Side
  onChoose: (side: Side) => void
}) {
  const options = [
    { value: 'mine', title: 'Here', text: mine },
    { value: 'theirs', title: 'Elsewhere', text: theirs },
  ] as const
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm">
        <span className="font-medium break-words">{label}</span>
        <span className="text-muted"> · {field}</span>
      </legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {options.map(({ value, title, text }) => (
          <label
            key={value}
            className={classNames(
              'grid min-w-0 cursor-pointer grid-cols-[auto_minmax(0,1fr)] content-start gap-x-2.5 rounded-md border p-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
              side === value ? 'border-primary bg-primary/5' : 'hover:bg-hover',
            )}
          >
            <input
              type="radio"
              name={id}
              value={value}
              checked={side === value}
              onChange={() => onChoose(value)}
              className="row-span-2 mt-0.5 accent-primary"
            />
            <span className="text-xs font-medium text-muted">{title}</span>
            <span className="line-clamp-6 text-sm break-words whitespace-pre-wrap">{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
