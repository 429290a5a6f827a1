import type { AskContext, Asked, Probed } from '@plainflow/core'
import { probeProgram } from '@plainflow/engine'
import type { StoredDataset } from '../datasets/own-datasets.ts'
import type { WithEngineTurns } from '../engine-turns.ts'
import { withFiles, type WithFilesNeeds } from '../inputs/with-files.ts'
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
  services: WithEngineTurns & WithThinkers & WithFilesNeeds,
  { userId, message, context, owned, signal }: Planning,
): Promise<Asked> {
  const probed: Probed[] = []
  for (;;) {
    const given = { message, context, probed }
    const step = await services.thinkers.think(userId, 'planOnData', given)
    signal.throwIfAborted()
    if ('asked' in step) return step.asked
    probed.push(await probe(step.probe))
  }

  /** What does not run gives no rows. Of tables outside the first part of what is asked for is enough. */
  async function probe(compiled: Compiled): Promise<Probed> {
    if ('diagnostics' in compiled) return { blank: true }
    try {
      const asked = { userId, compiled, owned, signal }
      return await withFiles(services, asked, (files) =>
        services.engineTurns.take(userId, () =>
          probeProgram(compiled.program, { files: () => files, signal }),
        ),
      )
    } catch {
      signal.throwIfAborted()
      return { blank: true }
    }
  }
}
