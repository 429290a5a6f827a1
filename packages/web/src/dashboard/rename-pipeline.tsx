import type { PipelineSummary } from '@plainflow/contract'
import { useState } from 'react'
import { Field } from '@/design/field.tsx'
import { FormDialog } from '@/design/form-dialog.tsx'
import { Input } from '@/design/input.tsx'
import { toast } from '@/design/toast.ts'
import { renamePipeline } from './pipeline-copies.ts'

export function RenamePipeline({
  pipeline,
  onRenamed,
  onClose,
}: {
  pipeline: PipelineSummary
  onRenamed: () => Promise<unknown>
  onClose: () => void
}) {
  const [name, setName] = useState(pipeline.name)
  const rename = async () => {
    await renamePipeline(pipeline.id, name.trim())
    toast('Pipeline renamed', name.trim(), 'success')
    await onRenamed()
  }
  return (
    <FormDialog
      title="Rename pipeline"
      description="Its runs, reports and versions stay with it."
      action="Rename"
      missing={name.trim() ? null : 'A pipeline needs a name.'}
      save={rename}
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
