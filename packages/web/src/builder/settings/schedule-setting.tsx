import { scheduleOf, writeSchedule } from '@plainflow/core'
import { Button } from '@/design/button.tsx'
import { editPipeline, usePipeline } from '../state/pipeline-store.ts'

/** When the pipeline shall run, where a sentence has said so: it runs once its schedule is saved. */
export function ScheduleSetting() {
  const pipeline = usePipeline((state) => state.pipeline)
  const schedule = scheduleOf(pipeline)
  if (!schedule) return null
  return (
    <div className="flex items-center justify-between gap-6 py-3">
      <div className="min-w-0">
        <p className="font-medium">Schedule of this pipeline</p>
        <p className="text-xs break-words text-muted">
          {schedule.said} ({schedule.cron}). It is kept with the pipeline and its copies; Schedule
          above the canvas makes it run by it.
        </p>
      </div>
      <Button
        variant="ghost"
        onClick={() => editPipeline((current) => writeSchedule(current, null))}
      >
        Remove
      </Button>
    </div>
  )
}
