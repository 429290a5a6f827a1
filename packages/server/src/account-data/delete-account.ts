import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq, inArray, or } from 'drizzle-orm'
import type { WithBackground } from '../background.ts'
import type { WithCashier } from '../payments/cashier.ts'
import { endPayments } from '../payments/end-payments.ts'
import type { WithSettings } from '../settings.ts'
import { lockUser } from '../store/lock-user.ts'
import type { WithStore } from '../store/open-store.ts'
import { artifacts, datasets, outbox, runs, users } from '../store/schema.ts'

export interface DeleteNeeds extends WithStore, WithSettings, WithBackground, WithCashier {
  readonly datasetUse: { removeFiles(userId: string, datasetId: string): Promise<void> }
  readonly runQueue: {
    cancelAllOf(userId: string, pipelineId: string): Promise<void>
    sweepFiles(goneArtifacts: readonly string[]): Promise<void>
  }
  readonly uploadSessions: { removeOf(userId: string): Promise<void> }
  readonly resultCaches: { forget(userId: string): Promise<void> }
  readonly models: { forget(userId: string): Promise<void> }
}

interface Leaving {
  readonly id: string
  readonly email: string
}

/**
 * Deletes an account with everything in it. What it pays for ends first, at who takes the money: an outage
 * there leaves the account as it is. Its rows go in one transaction, by the references between
 * them; files follow, and where the server ends before, the next start removes what no row knows. What
 * is left is in docs/decisions.
 */
export async function deleteAccount(services: DeleteNeeds, { id, email }: Leaving): Promise<void> {
  const { store, settings, background, runQueue, uploadSessions, models } = services
  const { db } = store
  await endPayments(services, id)
  const isActive = and(eq(runs.userId, id), inArray(runs.status, ['queued', 'running']))
  const active = await db.selectDistinct({ pipelineId: runs.pipelineId }).from(runs).where(isActive)
  for (const { pipelineId } of active) await runQueue.cancelAllOf(id, pipelineId)
  await uploadSessions.removeOf(id)
  const gone = await db.transaction(async (tx) => {
    await lockUser(tx, id)
    const files = await tx.select({ id: datasets.id }).from(datasets).where(eq(datasets.userId, id))
    const made = await tx
      .select({ id: artifacts.id })
      .from(artifacts)
      .where(eq(artifacts.userId, id))
    const mails = await tx
      .delete(outbox)
      // Alerts of others to this address are theirs.
      .where(
        or(eq(outbox.userId, id), and(eq(outbox.recipient, email), eq(outbox.kind, 'account'))),
      )
      .returning({ file: outbox.file })
    await tx.delete(users).where(eq(users.id, id))
    return { files, made, mails }
  })
  background.run('remove files of a deleted account', async () => {
    await models.forget(id)
    for (const file of gone.files) await services.datasetUse.removeFiles(id, file.id)
    await services.resultCaches.forget(id)
    await runQueue.sweepFiles(gone.made.map((artifact) => artifact.id))
    for (const { file } of gone.mails)
      if (file !== null) await rm(join(settings.dataFolder, 'outbox', file), { force: true })
  })
}
