import { randomUUID } from 'node:crypto'
import { type Alerts, alertsOf, type Block, isMailAddress } from '@plainflow/core'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { WithSettings } from '../settings.ts'
import { lockUser } from '../store/lock-user.ts'
import type { Queries, WithStore } from '../store/open-store.ts'
import { outbox, pipelines, runs, users } from '../store/schema.ts'
import { alertMessage, alertSubject, type RunRow, warningsOf } from './alert-message.ts'
import type { WithConsentLinks } from './consent.ts'
import { mailState } from './mail-state.ts'
import { pauseFailing } from './pause-failing.ts'

type Needs = WithStore & WithSettings & WithConsentLinks

/** Whether somebody is to be told how a run of these blocks ends. */
export function tellsEnd(blocks: readonly Block[]): boolean {
  return blocks.some((block) => alertsOf(block) !== null)
}

/** Puts into the outbox what is to be told of runs that have ended, whoever or whatever ended them. */
export async function tellEnds(services: Needs): Promise<void> {
  while (await tellNext(services)) continue
}

/** One run, in one transaction: it is told of, or still to be told of. False where none is left. */
function tellNext(services: Needs): Promise<boolean> {
  return services.store.db.transaction(async (tx) => {
    const [next] = await tx
      .select({ id: runs.id, userId: runs.userId })
      .from(runs)
      .where(UNTOLD)
      .orderBy(runs.finishedAt)
      .limit(1)
    if (!next) return false
    await lockUser(tx, next.userId)
    const [run] = await tx
      .select()
      .from(runs)
      .where(and(eq(runs.id, next.id), UNTOLD))
    if (run) await tellEnd(tx, services, run)
    return true
  })
}

const UNTOLD = and(runs.tellsEnd, isNotNull(runs.finishedAt))

/** In the transaction that ends it, which has locked its user. */
export async function tellEnd(tx: Queries, services: Needs, run: RunRow): Promise<void> {
  const telling = run.blocks.flatMap((block) => {
    const alerts = alertsOf(block)
    return alerts && isReason(alerts, block, run) ? [{ block, alerts }] : []
  })
  await tx.update(runs).set({ tellsEnd: false }).where(eq(runs.id, run.id))
  await pauseFailing(tx, services, run)
  if (telling.length === 0) return
  const [about] = await tx
    .select({ owner: users.email, pipeline: pipelines.name })
    .from(pipelines)
    .innerJoin(users, eq(users.id, pipelines.userId))
    .where(eq(pipelines.id, run.pipelineId))
  if (!about) return
  for (const [recipient, blocks] of byAddress(telling, about.owner)) {
    if (!isMailAddress(recipient)) continue
    const { state, reason, link } = await mailState(
      tx,
      services,
      run.userId,
      recipient,
      about.owner,
    )
    const end = {
      run,
      blocks,
      pipeline: about.pipeline,
      publicUrl: services.settings.publicUrl,
      stop: link,
    }
    await tx
      .insert(outbox)
      .values({
        id: randomUUID(),
        userId: run.userId,
        kind: 'alert',
        recipient,
        subject: alertSubject(end),
        text: alertMessage(end),
        runId: run.id,
        state,
        reason,
      })
      .onConflictDoNothing()
  }
}

interface Telling {
  readonly block: Block
  readonly alerts: Alerts
}

/** Whoever is told by several blocks is told once, of all of them. */
function byAddress(telling: readonly Telling[], owner: string): ReadonlyMap<string, Block[]> {
  const found = new Map<string, Block[]>()
  for (const { block, alerts } of telling) {
    const address = alerts.email || owner
    found.set(address, [...(found.get(address) ?? []), block])
  }
  return found
}

/** A block that asks something of the rows gives reason where they meet it; a run that was stopped gives none. */
function isReason({ conditions, byRows }: Alerts, { id }: Block, run: RunRow): boolean {
  if (run.status === 'failed') return conditions !== 'success'
  if (run.status !== 'completed' || conditions === 'error') return false
  return !byRows || warningsOf(run, id).length > 0
}
