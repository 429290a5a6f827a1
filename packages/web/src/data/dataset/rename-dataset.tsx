import type { Dataset } from '@plainflow/contract'
import { useState } from 'react'
import { call } from '@/app/call.ts'
import { Field } from '@/design/field.tsx'
import { FormDialog } from '@/design/form-dialog.tsx'
import { Input } from '@/design/input.tsx'
import { toast } from '@/design/toast.ts'
import { keepDataset } from '../use-datasets.ts'

/** Another name, by which sentences call it. */
export function RenameDataset({ dataset, onClose }: { dataset: Dataset; onClose: () => void }) {
  const [name, setName] = useState(dataset.name)
  const save = async () => {
    const answer = await call('changeDataset', { params: { id: dataset.id }, body: { name } })
    keepDataset(answer.dataset)
    toast('Dataset renamed', answer.dataset.name, 'success')
  }
  return (
    <FormDialog
      title="Rename dataset"
      description="Sentences call a dataset by its name. Blocks keep reading it."
      action="Save"
      missing={name.trim() ? null : 'A dataset needs a name.'}
      save={save}
      onClose={onClose}
    >
      {(error) => (
        <Field label="Name" error={error}>
          {(control) => (
            <Input
              {...control}
              value={name}
              maxLength={200}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
      )}
    </FormDialog>
  )
}
