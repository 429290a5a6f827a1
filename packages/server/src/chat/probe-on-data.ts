import type { Probed } from '@plainflow/core'
import { JobFailed, planReads, probeProgram } from '@plainflow/engine'
import type { StoredDataset } from '../datasets/own-datasets.ts'
import type { WithEngineTurns } from '../engine-turns.ts'
import { partRead, withFiles, type WithFilesNeeds } from '../inputs/with-files.ts'
import type { Compiled } from '../thinking/compile.ts'
import { mayProbe } from './may-probe.ts'

interface Probing {
  readonly userId: string
  readonly owned: readonly StoredDataset[]
  /** The user's own stop. */
  readonly signal: AbortSignal
  /** Until when systems outside are asked for rows; null: they are not. */
  readonly outside: AbortSignal | null
  /** Milliseconds of work, from which on it is taken to give rows; tests wait longer. */
  readonly time?: number
}

/** No reading is said to give no rows because its rows could not be looked at. */
const NOT_KNOWN: Probed = { blank: false }

/** Whether a proposal gives rows. What does not run gives none. */
export async function probeOnData(
  services: WithEngineTurns & WithFilesNeeds,
  compiled: Compiled,
  { userId, owned, signal, outside, time }: Probing,
): Promise<Probed> {
  // Of what a run has to train first nobody knows yet.
  if ('diagnostics' in compiled) return compiled.waits ? NOT_KNOWN : { blank: true }
  const { program } = compiled
  const reads = planReads(program)
  const isOutside = reads.size > 0
  const mayAsk = outside !== null && mayProbe(reads.values(), services.outside.connectors)
  if (isOutside && (!mayAsk || outside.aborted)) return NOT_KNOWN
  const stop = isOutside && outside ? AbortSignal.any([signal, outside]) : signal
  const slow = time === undefined ? {} : { time }
  try {
    const asked = { userId, compiled, owned, signal: stop }
    return await withFiles(services, asked, async (files, fetched) => {
      const take = () => probeProgram(program, { files: () => files, signal: stop, ...slow })
      const { blank } = await services.engineTurns.take(userId, take)
      // In the first rows none may be what is asked for, and in the rest some.
      return blank && partRead(fetched) !== null ? NOT_KNOWN : { blank }
    })
  } catch (error) {
    signal.throwIfAborted()
    // Whatever else fails, an outage say, tells nothing of the rows.
    return { blank: error instanceof JobFailed && !stop.aborted }
  }
}
