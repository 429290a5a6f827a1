import type { AskContext, Asked, Probed } from '@plainflow/core'
import { probeProgram } from '@plainflow/engine'
import type { WithDatasetFiles } from '../datasets/dataset-files.ts'
import { engineFiles, type StoredDataset } from '../datasets/own-datasets.ts'
import type { WithEngineTurns } from '../engine-turns.ts'
import type { Compiled } from '../thinking/compile.ts'
import type { WithThinkers } from '../thinking/thinkers.ts'

interface Planning {
  readonly userId: string
  readonly message: string
  readonly context: AskContext
  readonly owned: readonly StoredDataset[]
  readonly signal: AbortSignal
}

/** What the planner makes of a sentence; proposals it has to choose between are run on the user's data. */
export async function planOnData(
  services: WithEngineTurns & WithThinkers & WithDatasetFiles,
  { userId, message, context, owned, signal }: Planning,
): Promise<Asked> {
  const probed: Probed[] = []
  for (;;) {
    const given = { message, context, probed }
    const step = await services.thinkers.think(userId, 'planOnData', given)
    signal.throwIfAborted()
    if ('asked' in step) return step.asked
    probed.push(await services.engineTurns.take(userId, () => probe(step.probe)))
  }

  /** What does not run gives no rows. */
  async function probe(compiled: Compiled): Promise<Probed> {
    if ('diagnostics' in compiled) return { blank: true }
    try {
      const files = () => engineFiles(services, compiled, owned)
      return await probeProgram(compiled.program, { files, signal })
    } catch {
      signal.throwIfAborted()
      return { blank: true }
    }
  }
}
