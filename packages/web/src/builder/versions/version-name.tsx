import type { PipelineVersion } from '@plainflow/contract'
import { useState } from 'react'
import { reasonOf } from '@/app/reason-of.ts'
import { Button } from '@/design/button.tsx'
import { Field } from '@/design/field.tsx'
import { Input } from '@/design/input.tsx'
import { toast } from '@/design/toast.ts'
import { nameVersion } from './use-versions.ts'

/** A named version stays in the history until the name is taken off. */
export function VersionName({ version: { version, label } }: { version: PipelineVersion }) {
  const [name, setName] = useState(label ?? '')
  const [busy, setBusy] = useState(false)
  const wanted = name.trim() === '' ? null : name.trim()
  const save = async () => {
    setBusy(true)
    try {
      await nameVersion(version, wanted)
    } catch (error) {
      toast('The version was not named', reasonOf(error), 'danger')
    }
    setBusy(false)
  }
  return (
    <form
      className="flex min-w-0 flex-1 basis-64 items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <div className="min-w-0 flex-1">
        <Field label="Name of this version">
          {(control) => (
            <Input
              {...control}
              value={name}
              maxLength={100}
              placeholder={`Version ${version}`}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
      </div>
      <Button type="submit" variant="secondary" disabled={busy || wanted === label}>
        {wanted === null && label !== null ? 'Take the name off' : 'Name it'}
      </Button>
    </form>
  )
}
