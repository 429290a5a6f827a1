import { Failure, SCHEDULE_LIMITS } from '@plainflow/contract'
import { and, asc, count, eq, ne, sql } from 'drizzle-orm'
import type { Handlers } from '../http/call.ts'
import { lockPipeline, ownPipeline } from '../pipelines/own-pipelines.ts'
import { lockUser } from '../store/lock-user.ts'
import type { Queries, WithStore } from '../store/open-store.ts'
import { pipelines, schedules } from '../store/schema.ts'
import { nextRuns } from './next-runs.ts'
import { ownSchedule, publicSchedule, toldTimes } from './own-schedule.ts'
import { readSchedule } from './read-schedule.ts'

type ScheduleRoutes =
  'listSchedules' | 'nextRuns' | 'getSchedule' | 'putSchedule' | 'deleteSchedule'

export function scheduleHandlers({ store }: WithStore): Pick<Handlers, ScheduleRoutes> {
  const { db } = store
  return {
    async listSchedules({ user }) {
      const rows = await db
        .select({ schedule: schedules })
        .from(schedules)
        .innerJoin(pipelines, eq(pipelines.id, schedules.pipelineId))
        .where(eq(schedules.userId, user.id))
        .orderBy(asc(pipelines.name), asc(pipelines.id))
      return rows.map(({ schedule }) => publicSchedule(schedule))
    },
    async nextRuns({ query: { when, timeZone } }) {
      return toldTimes(readSchedule(when, timeZone).text, timeZone)
    },
    async getSchedule({ user, params }) {
      await ownPipeline(db, user.id, params.id)
      const row = await ownSchedule(db, user.id, params.id)
      return { schedule: row && publicSchedule(row) }
    },
    async putSchedule({ user, params, body }) {
      await ownPipeline(db, user.id, params.id)
      const { timeZone, missed, isEnabled } = body
      const { text: cron } = readSchedule(body.when, timeZone)
      const row = await db.transaction(async (tx) => {
        await refuseMore(tx, user.id, params.id)
        const { isDraft } = await lockPipeline(tx, user.id, params.id)
        // Its row is that of the next draft one day, which nobody meant to run.
        if (isDraft)
          throw new Failure('conflict', 'A draft has no schedule: keep the pipeline first.')
        const [dueAt] = nextRuns(cron, timeZone, new Date(), 1)
        const content = { cron, timeZone, missed, isEnabled, dueAt: dueAt ?? new Date() }
        const [stored] = await tx
          .insert(schedules)
          .values({ pipelineId: params.id, userId: user.id, ...content })
          .onConflictDoUpdate({
            target: schedules.pipelineId,
            set: { ...content, enabledAt: sql`now()`, pausedBecause: null },
          })
          .returning()
        if (!stored) throw new Error('The schedule was not stored')
        return stored
      })
      return publicSchedule(row)
    },
    async deleteSchedule({ user, params }) {
      const [gone] = await db
        .delete(schedules)
        .where(and(eq(schedules.pipelineId, params.id), eq(schedules.userId, user.id)))
        .returning({ id: schedules.pipelineId })
      if (!gone) throw new Failure('not_found', 'The pipeline has no schedule.')
    },
  }
}

/** The user's row is locked, so that those that come at once are counted. */
async function refuseMore(tx: Queries, userId: string, pipelineId: string): Promise<void> {
  await lockUser(tx, userId)
  const [others] = await tx
    .select({ count: count() })
    .from(schedules)
    .where(and(eq(schedules.userId, userId), ne(schedules.pipelineId, pipelineId)))
  if ((others?.count ?? 0) >= SCHEDULE_LIMITS.schedules)
    throw new Failure(
      'plan_limit',
      `An account holds ${SCHEDULE_LIMITS.schedules} schedules. Delete one first.`,
    )
}
