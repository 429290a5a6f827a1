import type { PipelineSummary } from '@plainflow/contract'
import { type UseQueryResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { EllipsisVertical, FolderInput, Plus, Trash2, TriangleAlert, Workflow } from 'lucide-react'
import { useState } from 'react'
import { call } from '@/app/call.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { MoveToProject } from '@/data/projects/move-to-project.tsx'
import { useProjects } from '@/data/projects/use-projects.ts'
import { Badge } from '@/design/badge.tsx'
import { Button } from '@/design/button.tsx'
import { Card } from '@/design/card.tsx'
import { Confirm } from '@/design/confirm.tsx'
import { EmptyState } from '@/design/empty-state.tsx'
import { Menu, MenuItem, MenuLine } from '@/design/menu.tsx'
import { Skeleton } from '@/design/skeleton.tsx'
import { toast } from '@/design/toast.ts'
import { timeAgo } from './time-ago.ts'

export function RecentPipelines({
  pipelines,
  onCreate,
}: {
  pipelines: UseQueryResult<PipelineSummary[]>
  onCreate: () => void
}) {
  return (
    <Card className="mt-4 p-0">
      <h2 className="px-5 pt-5 pb-3 text-base font-semibold">Recent Pipelines</h2>
      {pipelines.isPending ? (
        <div className="space-y-2 px-5 pb-5">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </div>
      ) : pipelines.isError ? (
        <EmptyState
          icon={TriangleAlert}
          title="The pipelines could not be loaded"
          action={
            <Button variant="secondary" onClick={() => void pipelines.refetch()}>
              Try again
            </Button>
          }
        >
          {reasonOf(pipelines.error)}
        </EmptyState>
      ) : pipelines.data.length === 0 ? (
        <EmptyState
          icon={Workflow}
          title="No pipelines yet"
          action={
            <Button onClick={onCreate}>
              <Plus aria-hidden />
              Create Your First Pipeline
            </Button>
          }
        >
          A pipeline appears here with its first save or run.
        </EmptyState>
      ) : (
        <PipelineList pipelines={pipelines.data} />
      )}
    </Card>
  )
}

function PipelineList({ pipelines }: { pipelines: PipelineSummary[] }) {
  const queries = useQueryClient()
  const { data: projects = [] } = useProjects()
  const [doomed, setDoomed] = useState<PipelineSummary | null>(null)
  const [moved, setMoved] = useState<PipelineSummary | null>(null)
  // Where there is one project only, its name tells nothing.
  const projectOf = (id: string) =>
    projects.length > 1 ? projects.find((project) => project.id === id)?.name : undefined
  const remove = useMutation({
    mutationFn: (id: string) => call('deletePipeline', { params: { id } }),
    onSuccess: () => {
      toast('Pipeline deleted', undefined, 'success')
      void queries.invalidateQueries({ queryKey: ['artifacts'] })
      return queries.invalidateQueries({ queryKey: ['pipelines'] })
    },
    onError: (error) => toast('The pipeline was not deleted', reasonOf(error), 'danger'),
  })
  return (
    <>
      <ul className="divide-y border-t">
        {pipelines.map((pipeline) => (
          <li
            key={pipeline.id}
            className="flex items-center gap-3 px-5 py-2.5 transition-colors last:rounded-b-xl hover:bg-hover/60"
          >
            <Link
              to="/pipeline/$id"
              params={{ id: pipeline.id }}
              className="flex min-w-0 flex-1 items-center gap-3 rounded-sm"
            >
              <span
                data-hue="indigo"
                className="hue-soft flex size-8 shrink-0 items-center justify-center rounded-md"
              >
                <Workflow aria-hidden className="size-4" />
              </span>
              <span className="min-w-0">
                <span className="line-clamp-2 font-medium break-words sm:line-clamp-1">
                  {pipeline.name}
                  {pipeline.isDraft && <Badge className="ml-2 align-[1px] text-2xs">Draft</Badge>}
                </span>
                <span className="block truncate text-xs text-muted">
                  {pipeline.blockCount} {pipeline.blockCount === 1 ? 'block' : 'blocks'} · changed{' '}
                  {timeAgo(pipeline.updatedAt)}
                  {projectOf(pipeline.projectId) && ` · ${projectOf(pipeline.projectId)}`}
                </span>
              </span>
            </Link>
            <Menu
              trigger={
                <Button variant="ghost" size="icon" aria-label={`More about ${pipeline.name}`}>
                  <EllipsisVertical aria-hidden />
                </Button>
              }
            >
              <MenuItem onSelect={() => setMoved(pipeline)}>
                <FolderInput aria-hidden />
                Move to project…
              </MenuItem>
              <MenuLine />
              <MenuItem onSelect={() => setDoomed(pipeline)} className="text-danger">
                <Trash2 aria-hidden />
                Delete
              </MenuItem>
            </Menu>
          </li>
        ))}
      </ul>
      {moved && (
        <MoveToProject
          name={moved.name}
          projectId={moved.projectId}
          onMove={async (projectId) => {
            await call('movePipeline', { params: { id: moved.id }, body: { projectId } })
            await queries.invalidateQueries({ queryKey: ['pipelines'] })
          }}
          onClose={() => setMoved(null)}
        />
      )}
      <Confirm
        open={doomed !== null}
        onOpenChange={(open) => !open && setDoomed(null)}
        title="Delete this pipeline?"
        action="Delete"
        onConfirm={() => doomed && remove.mutate(doomed.id)}
      >
        “{doomed?.name}”, its runs and their reports go for good. Datasets stay.
      </Confirm>
    </>
  )
}
