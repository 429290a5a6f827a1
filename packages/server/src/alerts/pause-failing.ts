import { randomUUID } from 'node:crypto'
import { SCHEDULE_LIMITS } from '@plainflow/contract'
import { and, desc, eq, gte, isNotNull } from 'drizzle-orm'
import { plainLine } from '../mail/plain-line.ts'
import type { WithSettings } from '../settings.ts'
import type { Queries } from '../store/open-store.ts'
import { outbox, pipelines, runs, schedules, users } from '../store/schema.ts'
import type { RunRow } from './alert-message.ts'
import type { WithConsentLinks } from './consent.ts'
import { mailState } from './mail-state.ts'

type Needs = WithSettings & WithConsentLinks

const BECAUSE = `Its last ${SCHEDULE_LIMITS.failures} runs failed.`

/** A schedule all of whose last runs failed is turned off, and its owner told: in the transaction that told of the last. */
export async function pauseFailing(tx: Queries, services: Needs, run: RunRow): Promise<void> {
  if (run.scheduledFor === null || run.status !== 'failed') return
  const [found] = await tx
    .select({ schedule: schedules, owner: users.email, pipeline: pipelines.name })
    .from(schedules)
    .innerJoin(pipelines, eq(pipelines.id, schedules.pipelineId))
    .innerJoin(users, eq(users.id, schedules.userId))
    .where(and(eq(schedules.pipelineId, run.pipelineId), eq(schedules.isEnabled, true)))
  if (!found || !(await allFailed(tx, run.pipelineId, found.schedule.enabledAt))) return
  await tx
    .update(schedules)
    .set({ isEnabled: false, pausedBecause: BECAUSE })
    .where(eq(schedules.pipelineId, run.pipelineId))
  const { owner, pipeline } = found
  const { state, reason, link } = await mailState(tx, services, run.userId, owner, owner)
  const at = (path: string) => new URL(path, services.settings.publicUrl)
  const parts = [
    `The schedule of the pipeline "${plainLine(pipeline)}" is paused. ${BECAUSE}`,
    plainLine(run.error ?? ''),
    `The last run: ${at(`/runs/${run.id}`)}\nMend the pipeline and turn its schedule on again: ${at(`/pipeline/${run.pipelineId}`)}`,
    ...(link === null ? [] : [`Want no more of these mails? ${link}`]),
  ]
  await tx.insert(outbox).values({
    id: randomUUID(),
    userId: run.userId,
    kind: 'alert',
    recipient: owner,
    subject: `Plainflow: the schedule of ${plainLine(pipeline)} is paused`,
    text: `${parts.filter((part) => part !== '').join('\n\n')}\n`,
    state,
    reason,
  })
}

async function allFailed(tx: Queries, pipelineId: string, since: Date): Promise<boolean> {
  const last = await tx
    .select({ status: runs.status })
    .from(runs)
    .where(
      and(
        eq(runs.pipelineId, pipelineId),
        isNotNull(runs.scheduledFor),
        isNotNull(runs.finishedAt),
        gte(runs.createdAt, since),
      ),
    )
    .orderBy(desc(runs.createdAt))
    .limit(SCHEDULE_LIMITS.failures)
  return last.length === SCHEDULE_LIMITS.failures && last.every(({ status }) => status === 'failed')
}
