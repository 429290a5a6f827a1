import { useState } from 'react'
import { call } from '@/app/call.ts'
import { Field } from '@/design/field.tsx'
import { FormDialog } from '@/design/form-dialog.tsx'
import { Input } from '@/design/input.tsx'
import { Select } from '@/design/select.tsx'
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
  const to = chosen ?? others[0]?.id ?? NEW
  const move = async () => {
    const into = others.find(({ id }) => id === to) ?? (await create(newName))
    await onMove(into.id)
    refreshProjects()
    toast('Moved', `${name} is in ${into.name} now.`, 'success')
  }
  return (
    <FormDialog
      title="Move to project"
      description={
        <>
          “<span className="break-words">{name}</span>” is in{' '}
          {data.find(({ id }) => id === projectId)?.name ?? 'no project'}.
        </>
      }
      action="Move"
      missing={to === NEW && !newName.trim() ? 'A project needs a name.' : null}
      save={move}
      onClose={onClose}
    >
      {(error) => (
        <>
          <Field label="Project" error={to === NEW ? null : error}>
            {(control) => (
              <Select {...control} value={to} onChange={(event) => setChosen(event.target.value)}>
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
                  onChange={(event) => setNewName(event.target.value)}
                />
              )}
            </Field>
          )}
        </>
      )}
    </FormDialog>
  )
}

async function create(name: string): Promise<{ id: string; name: string }> {
  const { project } = await call('createProject', { body: { name } })
  // Should the move fail now, a second try finds it in the list.
  refreshProjects()
  return project
}
