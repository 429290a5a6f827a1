import type { TrainedModel } from '@plainflow/contract'
import { useState } from 'react'
import { reasonOf } from '@/app/reason-of.ts'
import { Dialog } from '@/design/dialog.tsx'
import { Field } from '@/design/field.tsx'
import { Select } from '@/design/select.tsx'
import { Skeleton } from '@/design/skeleton.tsx'
import { Comparison } from './comparison.tsx'
import { modelTitle, sayScore } from './model-words.ts'
import { useModel } from './use-model.ts'

/** Two versions side by side, of one name or of two. */
export function CompareDialog({
  choices,
  first,
  second,
  onClose,
}: {
  choices: readonly TrainedModel[]
  /** Ids to begin with. */
  first: string
  second: string
  onClose: () => void
}) {
  const [one, setOne] = useState(first)
  const [other, setOther] = useState(second)
  const [left, right] = [useModel(one), useModel(other)]
  const error = left.error ?? right.error
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Compare two models"
      description="Measured on the test rows of each. They are only the same rows where data, split and seed are."
      className="max-w-3xl"
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <Choice label="One" value={one} choices={choices} onChange={setOne} />
        <Choice label="Other" value={other} choices={choices} onChange={setOther} />
      </div>
      <div className="mt-4">
        {error ? (
          <p className="text-[0.8125rem] text-danger">{reasonOf(error)}</p>
        ) : left.data && right.data ? (
          <Comparison one={left.data.model} other={right.data.model} />
        ) : (
          <Skeleton className="h-40" />
        )}
      </div>
    </Dialog>
  )
}

function Choice({
  label,
  value,
  choices,
  onChange,
}: {
  label: string
  value: string
  choices: readonly TrainedModel[]
  onChange: (id: string) => void
}) {
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
          {choices.map((model) => (
            <option key={model.id} value={model.id}>
              {`${modelTitle(model.name)}, version ${model.version}: ${sayScore(model)}`}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
