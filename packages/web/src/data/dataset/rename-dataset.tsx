import type { Dataset } from '@plainflow/contract'
import { type FormEvent, useState } from 'react'
import { call } from '@/app/call.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { Button } from '@/design/button.tsx'
import { Dialog } from '@/design/dialog.tsx'
import { Field } from '@/design/field.tsx'
import { Input } from '@/design/input.tsx'
import { toast } from '@/design/toast.ts'
import { keepDataset } from '../use-datasets.ts'

/** Another name, by which sentences call it. */
export function RenameDataset({ dataset, onClose }: { dataset: Dataset; onClose: () => void }) {
  const [name, setName] = useState(dataset.name)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!name.trim()) return setError('A dataset needs a name.')
    setBusy(true)
    try {
      const answer = await call('changeDataset', {
        params: { id: dataset.id },
        body: { name },
      })
      keepDataset(answer.dataset)
      toast('Dataset renamed', answer.dataset.name, 'success')
      onClose()
    } catch (reason) {
      setError(reasonOf(reason))
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Rename dataset"
      description="Sentences call a dataset by its name. Blocks keep reading it."
    >
      <form onSubmit={(event) => void save(event)} className="space-y-4">
        <Field label="Name" error={error}>
          {(control) => (
            <Input
              {...control}
              value={name}
              maxLength={200}
              onChange={(event) => {
                setName(event.target.value)
                setError(null)
              }}
            />
          )}
        </Field>
        <div className="flex justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={busy}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
