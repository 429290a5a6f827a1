import type { Schedule } from '@plainflow/contract'
import { readCron, sayCron } from '@plainflow/core'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '../store/open-store.ts'
import { schedules } from '../store/schema.ts'
import { nextRuns } from './next-runs.ts'

export type ScheduleRow = typeof schedules.$inferSelect

const SHOWN = 5

/** The schedule of a pipeline; somebody else's does not exist. */
export async function ownSchedule(
  db: Queries,
  userId: string,
  pipelineId: string,
): Promise<ScheduleRow | null> {
  const isOwn = and(eq(schedules.pipelineId, pipelineId), eq(schedules.userId, userId))
  const [found] = await db.select().from(schedules).where(isOwn)
  return found ?? null
}

export function publicSchedule(row: ScheduleRow): Schedule {
  const { pipelineId, cron, timeZone, missed, isEnabled, pausedBecause } = row
  return { pipelineId, ...toldTimes(cron, timeZone), timeZone, missed, isEnabled, pausedBecause }
}

/** A schedule in English, and when it comes next. */
export function toldTimes(
  cron: string,
  timeZone: string,
): Pick<Schedule, 'cron' | 'said' | 'next'> {
  const read = readCron(cron)
  if (typeof read === 'string') throw new Error(`A stored schedule cannot be read: ${read}`)
  const next = nextRuns(cron, timeZone, new Date(), SHOWN)
  return { cron, said: sayCron(read), next: next.map((time) => time.toISOString()) }
}
