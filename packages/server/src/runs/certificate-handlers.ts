import { randomUUID } from 'node:crypto'
import { Failure } from '@plainflow/contract'
import { TARGETS } from '@plainflow/core'
import { findSandbox } from '@plainflow/engine'
import { and, desc, eq } from 'drizzle-orm'
import type { WithBackground } from '../background.ts'
import type { Handlers } from '../http/call.ts'
import type { Settings, WithSettings } from '../settings.ts'
import type { Queries, WithStore } from '../store/open-store.ts'
import { runs } from '../store/schema.ts'
import { waitingBlock } from './block-states.ts'
import { ownRun } from './own-run.ts'
import { refuseFlood } from './prepare-run.ts'
import type { RunRow } from './run-leases.ts'
import type { WithRunQueue } from './run-queue.ts'

type CertificateRoutes = 'verifyExecution' | 'executionCertificate'

interface Needs extends WithStore, WithSettings, WithBackground, WithRunQueue {}

/** Verifying is a run like others: it waits in the same queue, and is held to the same limits. */
export function certificateHandlers(services: Needs): Pick<Handlers, CertificateRoutes> {
  const { store, runQueue, settings } = services
  const { db } = store
  return {
    async verifyExecution({ user, params, body }) {
      const run = await ownRun(db, user.id, params.id)
      const refusal = await refusalOf(settings)
      if (refusal !== null) throw new Failure('not_configured', refusal)
      if (run.verifies !== null || run.status !== 'completed')
        throw new Failure('conflict', 'Only a completed run can be verified.')
      const underway = (await verifications(db, user.id, run.id)).find(isUnderway)
      if (underway) return { executionId: underway.id }
      await refuseFlood(db, user.id)
      const id = randomUUID()
      await db.insert(runs).values({
        id,
        userId: user.id,
        pipelineId: run.pipelineId,
        verifies: run.id,
        blocks: run.blocks,
        connections: run.connections,
        blockStates: [...new Set(body.targets ?? TARGETS)].map(waitingBlock),
        generatedFiles: [],
        results: [],
        outputs: [],
      })
      services.background.run('take runs', () => runQueue.pick())
      return { executionId: id }
    },
    async executionCertificate({ user, params }) {
      const run = await ownRun(db, user.id, params.id)
      const all = await verifications(db, user.id, run.id)
      const [last] = all
      return {
        certificate: all.find(({ certificate }) => certificate !== null)?.certificate ?? null,
        verification: all.find(isUnderway)?.id ?? null,
        error: last?.status === 'failed' ? last.error : null,
        refusal: await refusalOf(settings),
      }
    },
  }
}

function verifications(db: Queries, userId: string, run: string): Promise<RunRow[]> {
  return db
    .select()
    .from(runs)
    .where(and(eq(runs.userId, userId), eq(runs.verifies, run)))
    .orderBy(desc(runs.createdAt))
    .limit(20)
}

function isUnderway({ status }: RunRow): boolean {
  return status === 'queued' || status === 'running'
}

/** Exported code is not ours any more: left to itself, a server runs it only where it can be held whole. */
async function refusalOf({ verify }: Settings): Promise<string | null> {
  if (verify === 'on') return null
  if (verify === 'off')
    return 'Verifying is switched off on this server. "plainflow verify" does it on another machine.'
  if ((await findSandbox()) === 'folder') return null
  return 'This server cannot keep exported code to a folder of its own, so it does not run any. "plainflow verify" does it on another machine; PLAINFLOW_VERIFY=on allows it here.'
}
