import type { PipelineSummary } from '@plainflow/contract'
import { type UseQueryResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { Plus, TriangleAlert, Workflow } from 'lucide-react'
import { Suspense, useState } from 'react'
import { call } from '@/app/call.ts'
import { lazy } from '@/app/lazy.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { MoveToProject } from '@/data/projects/move-to-project.tsx'
import { useProjects } from '@/data/projects/use-projects.ts'
import { Button } from '@/design/button.tsx'
import { Card } from '@/design/card.tsx'
import { Confirm } from '@/design/confirm.tsx'
import { EmptyState } from '@/design/empty-state.tsx'
import { Skeleton } from '@/design/skeleton.tsx'
import { toast } from '@/design/toast.ts'
import { useSchedules } from '@/schedule/use-schedule.ts'
import { duplicatePipeline } from './pipeline-copies.ts'
import { PipelineLine } from './pipeline-line.tsx'
import { RenamePipeline } from './rename-pipeline.tsx'

const ScheduleDialog = lazy(async () => ({
  default: (await import('@/schedule/schedule-dialog.tsx')).ScheduleDialog,
}))

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
  const [renamed, setRenamed] = useState<PipelineSummary | null>(null)
  const schedules = useSchedules()
  const [scheduled, setScheduled] = useState<PipelineSummary | null>(null)
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
  const refresh = () => queries.invalidateQueries({ queryKey: ['pipelines'] })
  const duplicate = useMutation({
    mutationFn: duplicatePipeline,
    onSuccess: ({ name }) => {
      toast('Pipeline duplicated', name, 'success')
      return refresh()
    },
    onError: (error) => toast('The pipeline was not duplicated', reasonOf(error), 'danger'),
  })
  return (
    <>
      <ul className="divide-y border-t">
        {pipelines.map((pipeline) => (
          <PipelineLine
            key={pipeline.id}
            pipeline={pipeline}
            project={projectOf(pipeline.projectId)}
            schedule={schedules.get(pipeline.id)}
            onRename={() => setRenamed(pipeline)}
            onSchedule={() => setScheduled(pipeline)}
            onDuplicate={() => duplicate.mutate(pipeline.id)}
            onMove={() => setMoved(pipeline)}
            onDelete={() => setDoomed(pipeline)}
          />
        ))}
      </ul>
      {renamed && (
        <RenamePipeline pipeline={renamed} onRenamed={refresh} onClose={() => setRenamed(null)} />
      )}
      <Suspense>
        {scheduled && (
          <ScheduleDialog pipelineId={scheduled.id} onClose={() => setScheduled(null)} />
        )}
      </Suspense>
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
