import type { Schedule, StoredPipeline } from '@plainflow/contract'
import { readCron, scheduleOf, whenOf } from '@plainflow/core'
import { type FormEvent, useId, useState } from 'react'
import { call } from '@/app/call.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { useSettled } from '@/data/dataset/use-settled.ts'
import { Button } from '@/design/button.tsx'
import { Spinner } from '@/design/spinner.tsx'
import { Switch } from '@/design/switch.tsx'
import { toast } from '@/design/toast.ts'
import { DeleteSchedule } from './delete-schedule.tsx'
import { NextRuns } from './next-runs.tsx'
import { ownTimeZone } from './time-zones.ts'
import { useNextRuns } from './use-next-runs.ts'
import { useRefreshSchedule } from './use-schedule.ts'
import { WhenField } from './when-field.tsx'
import { ZoneAndMissed } from './zone-and-missed.tsx'

const TYPING_MS = 300

/** When it runs, in words, with the times that come of them before anything is saved. */
export function ScheduleForm({
  pipeline,
  schedule,
  onClose,
}: {
  pipeline: StoredPipeline
  schedule: Schedule | null
  onClose: () => void
}) {
  const wish = schedule ? null : scheduleOf(pipeline)
  const [when, setWhen] = useState(typed(schedule?.cron ?? wish?.cron ?? ''))
  const [timeZone, setTimeZone] = useState(schedule?.timeZone ?? ownTimeZone())
  const [missed, setMissed] = useState<Schedule['missed']>(schedule?.missed ?? 'once')
  const [isEnabled, setEnabled] = useState(schedule ? schedule.isEnabled : true)
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const next = useNextRuns(useSettled(when, TYPING_MS), timeZone)
  const refresh = useRefreshSchedule(pipeline.id)
  const switchId = useId()
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      const params = { id: pipeline.id }
      const body = { when, timeZone, missed, isEnabled }
      const kept = await call('putSchedule', { params, body })
      toast(isEnabled ? 'Scheduled' : 'Schedule turned off', kept.said, 'success')
      onClose()
      await refresh()
    } catch (reason) {
      setError(reasonOf(reason))
      setBusy(false)
    }
  }
  const wrong = error ?? (next.error ? reasonOf(next.error) : null)
  return (
    <form onSubmit={(event) => void save(event)} className="space-y-4">
      {schedule?.pausedBecause && (
        <output className="block rounded-md bg-warning-soft px-3 py-2 text-sm text-warning">
          Paused. {schedule.pausedBecause} Mend the pipeline, then turn it on again.
        </output>
      )}
      {wish && (
        <p className="text-[0.8125rem] text-muted">
          The pipeline came with the words “{wish.said}”. Nothing runs by them until you save.
        </p>
      )}
      <WhenField
        value={when}
        error={wrong}
        onChange={(text) => {
          setWhen(text)
          setError(null)
        }}
      />
      <NextRuns asked={when} told={next.data} timeZone={timeZone} isPending={next.isFetching} />
      <ZoneAndMissed
        timeZone={timeZone}
        onTimeZone={setTimeZone}
        missed={missed}
        onMissed={setMissed}
      />
      <div className="flex items-center gap-3">
        <Switch id={switchId} checked={isEnabled} onCheckedChange={setEnabled} />
        <label htmlFor={switchId} className="text-sm">
          {isEnabled ? 'Turned on' : 'Turned off: nothing runs by it'}
        </label>
      </div>
      <div className="flex flex-wrap items-center justify-end gap-2 border-t pt-4">
        {schedule && <DeleteSchedule pipelineId={pipeline.id} />}
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" disabled={busy || when.trim() === ''}>
          {busy && <Spinner />}
          Save schedule
        </Button>
      </div>
    </form>
  )
}

function typed(cron: string): string {
  const read = readCron(cron)
  return typeof read === 'string' ? cron : whenOf(read)
}
