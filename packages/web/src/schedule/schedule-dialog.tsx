import { CalendarClock, TriangleAlert } from 'lucide-react'
import { reasonOf } from '@/app/reason-of.ts'
import { Button } from '@/design/button.tsx'
import { Dialog } from '@/design/dialog.tsx'
import { EmptyState } from '@/design/empty-state.tsx'
import { Skeleton } from '@/design/skeleton.tsx'
import { Tab, TabPanel, Tabs, TabsList } from '@/design/tabs.tsx'
import { ScheduleForm } from './schedule-form.tsx'
import { TriggerPart } from './trigger-part.tsx'
import { useSchedule } from './use-schedule.ts'

/** When a pipeline runs by itself, and the address by which programs start it. */
export function ScheduleDialog({
  pipelineId,
  onClose,
}: {
  pipelineId: string
  onClose: () => void
}) {
  const { pipeline, schedule, trigger } = useSchedule(pipelineId)
  const isThere = pipeline.data && schedule.data !== undefined && trigger.data !== undefined
  const trouble = isThere ? null : (pipeline.error ?? schedule.error ?? trigger.error)
  const retry = () => [pipeline, schedule, trigger].forEach((query) => void query.refetch())
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Schedule"
      description={
        pipeline.data
          ? `Runs “${pipeline.data.name}” without you, as it was saved last.`
          : 'Runs a pipeline without you.'
      }
      className="max-w-xl"
    >
      {trouble ? (
        <EmptyState
          icon={TriangleAlert}
          title="The schedule could not be loaded"
          action={
            <Button variant="secondary" onClick={retry}>
              Try again
            </Button>
          }
        >
          {reasonOf(trouble)}
        </EmptyState>
      ) : pipeline.data?.isDraft ? (
        <EmptyState icon={CalendarClock} title="Keep this pipeline first">
          It is a draft, which gives way to what is begun next. Give it a name or press Keep in the
          builder; then it can run by itself.
        </EmptyState>
      ) : pipeline.data && schedule.data !== undefined && trigger.data !== undefined ? (
        <Tabs defaultValue="times">
          <TabsList aria-label="What starts it">
            <Tab value="times">At set times</Tab>
            <Tab value="program">From a program</Tab>
          </TabsList>
          <TabPanel value="times" className="pt-4">
            {/* Begun anew with what the server says, such as that it was paused meanwhile; that time has
                passed is no reason to lose what is being typed. */}
            <ScheduleForm
              key={JSON.stringify({ ...schedule.data, next: null })}
              pipeline={pipeline.data}
              schedule={schedule.data}
              onClose={onClose}
            />
          </TabPanel>
          <TabPanel value="program" className="pt-4">
            <TriggerPart pipelineId={pipelineId} trigger={trigger.data} />
          </TabPanel>
        </Tabs>
      ) : (
        <div className="space-y-3" aria-busy>
          <Skeleton className="h-9" />
          <Skeleton className="h-16" />
          <Skeleton className="h-32" />
        </div>
      )}
    </Dialog>
  )
}
