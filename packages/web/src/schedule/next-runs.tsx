import { CalendarClock } from 'lucide-react'
import { timeAgo } from '@/dashboard/time-ago.ts'
import { Skeleton } from '@/design/skeleton.tsx'
import type { ToldTimes } from './use-next-runs.ts'

const LINES = 5

/** The words read back, and the next times in their zone. */
export function NextRuns({
  asked,
  told,
  timeZone,
  isPending,
}: {
  asked: string
  told: ToldTimes | undefined
  timeZone: string
  isPending: boolean
}) {
  if (asked.trim() === '' || (!told && !isPending)) return null
  return (
    <section
      aria-label="Next runs"
      aria-busy={isPending}
      className="rounded-lg border bg-sunken/60 px-3.5 py-3"
    >
      {told ? (
        <>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm font-medium">
            <CalendarClock aria-hidden className="size-4 shrink-0 text-muted" />
            <span className="first-letter:uppercase">{told.said}</span>
            <code className="text-xs font-normal text-muted">{told.cron}</code>
          </p>
          <ol className="mt-2 space-y-1 text-[0.8125rem] tabular-nums">
            {told.next.map((time) => (
              <li key={time} className="flex justify-between gap-4">
                <time dateTime={time}>{inZone(time, timeZone)}</time>
                <span className="text-muted">{timeAgo(time)}</span>
              </li>
            ))}
          </ol>
        </>
      ) : (
        <div className="space-y-1.5">
          {Array.from({ length: LINES + 1 }, (_, index) => (
            <Skeleton key={index} className="h-4.5" />
          ))}
        </div>
      )}
    </section>
  )
}

function inZone(time: string, timeZone: string): string {
  return new Date(time).toLocaleString(undefined, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })
}
