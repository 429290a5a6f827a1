import { type FormEvent, useState } from 'react'
import { call } from '@/app/call.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { Button } from '@/design/button.tsx'
import { Dialog } from '@/design/dialog.tsx'
import { Field } from '@/design/field.tsx'
import { Input } from '@/design/input.tsx'
import { Select } from '@/design/select.tsx'
import { Spinner } from '@/design/spinner.tsx'
import { toast } from '@/design/toast.ts'
import { refreshProjects, useProjects } from './use-projects.ts'

const NEW = ''

/** Asks where a pipeline or a dataset should go: another project, or a new one. */
export function MoveToProject({
  name,
  projectId,
  onMove,
  onClose,
}: {
  name: string
  /** Where it is now. */
  projectId: string
  onMove: (projectId: string) => Promise<void>
  onClose: () => void
}) {
  const { data = [] } = useProjects()
  const others = data.filter(({ id }) => id !== projectId)
  const [chosen, setChosen] = useState<string | null>(null)
  const [newName, setNewName] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const to = chosen ?? others[0]?.id ?? NEW
  const move = async (event: FormEvent) => {
    event.preventDefault()
    if (to === NEW && !newName.trim()) return setError('A project needs a name.')
    setBusy(true)
    try {
      const into = others.find(({ id }) => id === to) ?? (await create(newName))
      await onMove(into.id)
      refreshProjects()
      toast('Moved', `${name} is in ${into.name} now.`, 'success')
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
      title="Move to project"
      description={
        <>
          “<span className="break-words">{name}</span>” is in{' '}
          {data.find(({ id }) => id === projectId)?.name ?? 'no project'}.
        </>
      }
    >
      <form onSubmit={(event) => void move(event)} className="space-y-4">
        <Field label="Project" error={to === NEW ? null : error}>
          {(control) => (
            <Select
              {...control}
              value={to}
              onChange={(event) => {
                setChosen(event.target.value)
                setError(null)
              }}
            >
              {others.map(({ id, name: label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
              <option value={NEW}>A new project</option>
            </Select>
          )}
        </Field>
        {to === NEW && (
          <Field label="Name of the new project" error={error}>
            {(control) => (
              <Input
                {...control}
                value={newName}
                maxLength={200}
                onChange={(event) => {
                  setNewName(event.target.value)
                  setError(null)
                }}
              />
            )}
          </Field>
        )}
        <div className="flex justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={busy}>
            {busy && <Spinner />}
            Move
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

async function create(name: string): Promise<{ id: string; name: string }> {
  const { project } = await call('createProject', { body: { name } })
  // Should the move fail now, a second try finds it in the list.
  refreshProjects()
  return project
}
