import type { Project } from '@plainflow/contract'
import { Link } from '@tanstack/react-router'
import { Folder, FolderOpen, PencilLine, Plus, Trash2, TriangleAlert, Upload } from 'lucide-react'
import { useState } from 'react'
import { countOf } from '@/app/count-of.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { DeleteProject } from '@/data/projects/delete-project.tsx'
import { ProjectDialog } from '@/data/projects/project-dialog.tsx'
import { chooseProject, useCurrentProject, useProjects } from '@/data/projects/use-projects.ts'
import { SampleOffer } from '@/data/samples/sample-offer.tsx'
import { useDatasets } from '@/data/use-datasets.ts'
import { Badge } from '@/design/badge.tsx'
import { Button } from '@/design/button.tsx'
import { Card } from '@/design/card.tsx'
import { EmptyState } from '@/design/empty-state.tsx'
import { IconButton } from '@/design/icon-button.tsx'
import { Skeleton } from '@/design/skeleton.tsx'

/** Projects: made, renamed, chosen, deleted; on an empty account, data to begin with. */
export function ProjectsCard() {
  const projects = useProjects()
  const datasets = useDatasets()
  const [edited, setEdited] = useState<Project | 'new' | null>(null)
  const [doomed, setDoomed] = useState<Project | null>(null)
  return (
    <Card className="mt-4 p-0">
      <div className="flex flex-wrap items-center justify-between gap-2 px-5 pt-5 pb-3">
        <h2 className="text-base font-semibold">Projects</h2>
        <div className="flex gap-2">
          <Button variant="secondary" size="sm" onClick={() => setEdited('new')}>
            <Plus aria-hidden />
            New project
          </Button>
          <Button asChild variant="secondary" size="sm">
            <Link to="/upload-datasets">
              <Upload aria-hidden />
              Upload datasets
            </Link>
          </Button>
        </div>
      </div>
      {projects.isPending ? (
        <div className="px-5 pb-5">
          <Skeleton className="h-12" />
        </div>
      ) : projects.isError ? (
        <EmptyState
          icon={TriangleAlert}
          title="The projects could not be loaded"
          action={
            <Button variant="secondary" onClick={() => void projects.refetch()}>
              Try again
            </Button>
          }
        >
          {reasonOf(projects.error)}
        </EmptyState>
      ) : projects.data.length === 0 ? (
        <p className="px-5 pb-5 text-[0.8125rem] text-muted">
          A project holds datasets and the pipelines that belong together. The first one is made
          with the first upload.
        </p>
      ) : (
        <ul aria-label="Projects" className="divide-y border-t">
          {projects.data.map((project) => (
            <ProjectLine
              key={project.id}
              project={project}
              onRename={() => setEdited(project)}
              onDelete={() => setDoomed(project)}
            />
          ))}
        </ul>
      )}
      {datasets.data?.length === 0 && <SampleOffer className="border-t p-5" />}
      {edited !== null && (
        <ProjectDialog project={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      <DeleteProject project={doomed} onClose={() => setDoomed(null)} />
    </Card>
  )
}

function ProjectLine({
  project,
  onRename,
  onDelete,
}: {
  project: Project
  onRename: () => void
  onDelete: () => void
}) {
  const isCurrent = useCurrentProject()?.id === project.id
  const Icon = isCurrent ? FolderOpen : Folder
  const { id, name, description, datasetCount, pipelineCount } = project
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-2.5 transition-colors last:rounded-b-xl hover:bg-hover/60">
      <Link
        to="/upload-datasets"
        search={{ project: id }}
        className="flex min-w-0 flex-1 basis-48 items-center gap-3 rounded-sm"
      >
        <span
          data-hue={isCurrent ? 'indigo' : 'slate'}
          className="hue-soft flex size-8 shrink-0 items-center justify-center rounded-md"
        >
          <Icon aria-hidden className="size-4" />
        </span>
        <span className="min-w-0">
          <span className="block truncate font-medium">{name}</span>
          <span className="block truncate text-xs text-muted">
            {countOf(datasetCount, 'dataset')} · {countOf(pipelineCount, 'pipeline')}
            {description && ` · ${description}`}
          </span>
        </span>
      </Link>
      {isCurrent ? (
        <Badge tone="primary">chosen</Badge>
      ) : (
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Work in ${name}`}
          onClick={() => chooseProject(id)}
        >
          Choose
        </Button>
      )}
      <span className="flex">
        <IconButton label={`Rename ${name}`} onClick={onRename}>
          <PencilLine aria-hidden />
        </IconButton>
        <IconButton label={`Delete ${name}`} onClick={onDelete}>
          <Trash2 aria-hidden />
        </IconButton>
      </span>
    </li>
  )
}
