import type { Catalogue, Probe, Program } from '@plainflow/core'
import { probePipeline } from '@plainflow/engine'
import { engineFiles, type StoredDataset } from '../datasets/own-datasets.ts'
import type { Services } from '../services.ts'

interface ProbedData {
  readonly userId: string
  readonly owned: readonly StoredDataset[]
  readonly catalogue: Catalogue
  readonly signal: AbortSignal
}

/** Runs a proposal on the user's own data, for the planner to choose between two. */
export function probeOnData(
  services: Services,
  { userId, owned, catalogue, signal }: ProbedData,
): Probe {
  const files = (program: Program) => engineFiles(services, program, owned)
  return (pipeline) =>
    services.engineTurns.take(userId, () => probePipeline(pipeline, { catalogue, files, signal }))
}
