import type { Project } from '@plainflow/contract'
import { useState } from 'react'
import { call } from '@/app/call.ts'
import { FormDialog } from '@/design/form-dialog.tsx'
import { toast } from '@/design/toast.ts'
import { ProjectFields } from './project-fields.tsx'
import { chooseProject, refreshProjects } from './use-projects.ts'

/** Creates a project, or renames and describes one. */
export function ProjectDialog({
  project,
  onClose,
}: {
  /** null: a new one. */
  project: Project | null
  onClose: () => void
}) {
  const [name, setName] = useState(project?.name ?? '')
  const [description, setDescription] = useState(project?.description ?? '')
  const save = async () => {
    const body = { name, description }
    const answer = project
      ? await call('changeProject', { params: { id: project.id }, body })
      : await call('createProject', { body })
    if (!project) chooseProject(answer.project.id)
    refreshProjects()
    toast(project ? 'Project renamed' : 'Project created', answer.project.name, 'success')
  }
  return (
    <FormDialog
      title={project ? 'Rename project' : 'New project'}
      description="A project holds datasets and the pipelines that belong together."
      action={project ? 'Save' : 'Create project'}
      missing={name.trim() ? null : 'A project needs a name.'}
      save={save}
      onClose={onClose}
    >
      {(error) => (
        <ProjectFields
          name={name}
          description={description}
          error={error}
          onName={setName}
          onDescription={setDescription}
        />
      )}
    </FormDialog>
  )
}
