import type { AskContext, Asked, Probed } from '@plainflow/core'
import type { StoredDataset } from '../datasets/own-datasets.ts'
import type { WithEngineTurns } from '../engine-turns.ts'
import type { WithFilesNeeds } from '../inputs/with-files.ts'
import type { WithThinkers } from '../thinking/thinkers.ts'
import { probeOnData } from './probe-on-data.ts'

interface Planning {
  readonly userId: string
  readonly message: string
  readonly context: AskContext
  readonly owned: readonly StoredDataset[]
  readonly signal: AbortSignal
  /** Whether systems outside may be asked for rows to choose by. */
  readonly asksOutside: boolean
}

/** For all that is read outside while one sentence is planned. */
const OUTSIDE_MS = 5_000

/** What the planner makes of a sentence; proposals it has to choose between are run on the user's data. */
export async function planOnData(
  services: WithEngineTurns & WithThinkers & WithFilesNeeds,
  { userId, message, context, owned, signal, asksOutside }: Planning,
): Promise<Asked> {
  const probed: Probed[] = []
  const outside = asksOutside ? AbortSignal.timeout(OUTSIDE_MS) : null
  for (;;) {
    const given = { message, context, probed }
    const step = await services.thinkers.think(userId, 'planOnData', given)
    signal.throwIfAborted()
    if ('asked' in step) return step.asked
    probed.push(await probeOnData(services, step.probe, { userId, owned, signal, outside }))
  }
}
