import type { Pipeline } from '@plainflow/core'
import { countSteps, JobFailed } from '@plainflow/engine'
import { connectionsAtHand } from '../connections/own-connections.ts'
import { columnsOnly, type StoredDataset } from '../datasets/own-datasets.ts'
import { withLastTrained } from '../trained-models/models-at-hand.ts'
import { withFiles, type WithFilesNeeds } from '../inputs/with-files.ts'
import { invalidPipeline } from '../thinking/invalid-pipeline.ts'
import type { WithThinkers } from '../thinking/thinkers.ts'
import { sampleProgram } from './sample-program.ts'

const WHOLE_MS = 8_000

export interface ToCount {
  readonly pipeline: Pipeline
  readonly userId: string
  readonly owned: readonly StoredDataset[]
  readonly signal: AbortSignal
}

/** Rows that leave each block; over the first rows of each table where all take too long. */
export async function countRows(
  services: WithThinkers & WithFilesNeeds,
  { pipeline, userId, owned, signal }: ToCount,
): Promise<ReadonlyMap<string, number>> {
  const known = await connectionsAtHand(services, userId)
  const bare = columnsOnly(owned, known)
  const catalogue = await withLastTrained(services, userId, pipeline, bare)
  const given = { pipeline, catalogue }
  const compiled = await services.thinkers.think(userId, 'compile', given)
  if ('diagnostics' in compiled) throw invalidPipeline(compiled.diagnostics)
  const { program } = compiled
  return withFiles(services, { userId, compiled, owned, signal }, (files) => {
    const options = { files, signal }
    const whole = countSteps({ ...options, program, limits: { time: WHOLE_MS } })
    return whole.catch((error: unknown) => {
      if (!(error instanceof JobFailed) || error.failure.limit !== 'time') throw error
      return countSteps({ ...options, program: sampleProgram(program) })
    })
  })
}
