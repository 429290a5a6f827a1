import type { Project } from '@plainflow/contract'
import { type FormEvent, useId, useState } from 'react'
import { call } from '@/app/call.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { Button } from '@/design/button.tsx'
import { Dialog } from '@/design/dialog.tsx'
import { Spinner } from '@/design/spinner.tsx'
import { toast } from '@/design/toast.ts'
import { ProjectFields } from './project-fields.tsx'
import { chooseProject, refreshProjects } from './use-projects.ts'

/** Creates a project, or renames and describes one. */
export function ProjectDialog({
  project,
  open,
  onOpenChange,
}: {
  /** null: a new one. */
  project: Project | null
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={project ? 'Rename project' : 'New project'}
      description="A project holds datasets and the pipelines that belong together."
    >
      <ProjectForm
        key={project?.id ?? 'new'}
        project={project}
        onDone={() => onOpenChange(false)}
      />
    </Dialog>
  )
}

function ProjectForm({ project, onDone }: { project: Project | null; onDone: () => void }) {
  const form = useId()
  const [name, setName] = useState(project?.name ?? '')
  const [description, setDescription] = useState(project?.description ?? '')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!name.trim()) return setError('A project needs a name.')
    setBusy(true)
    try {
      const body = { name, description }
      const answer = project
        ? await call('changeProject', { params: { id: project.id }, body })
        : await call('createProject', { body })
      if (!project) chooseProject(answer.project.id)
      refreshProjects()
      toast(project ? 'Project renamed' : 'Project created', answer.project.name, 'success')
      onDone()
    } catch (reason) {
      setError(reasonOf(reason))
      setBusy(false)
    }
  }
  return (
    <form id={form} onSubmit={(event) => void save(event)} className="space-y-4">
      <ProjectFields
        name={name}
        description={description}
        error={error}
        onName={(value) => {
          setName(value)
          setError(null)
        }}
        onDescription={setDescription}
      />
      <div className="flex justify-end gap-2">
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" disabled={busy}>
          {busy && <Spinner />}
          {project ? 'Save' : 'Create project'}
        </Button>
      </div>
    </form>
  )
}
