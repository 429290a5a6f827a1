import { realpath } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Program, Training } from '@plainflow/core'
import type { EngineFiles } from './engine-file.ts'
import type { TrainProgress } from './job.ts'
import type { Limits } from './limits.ts'
import { previewJob } from './preview-step.ts'
import { JobFailed, runJob } from './process/run-job.ts'
import { UntrainableRows } from './untrainable-rows.ts'

export interface TrainOnOptions {
  readonly program: Program
  /** The id of the step whose rows are learned from. */
  readonly step: string
  readonly files: EngineFiles
  readonly training: Training
  /** Where the model's JSON goes; its folder has to exist and is the only one the job may write in. */
  readonly to: string
  readonly limits?: Partial<Limits>
  readonly onProgress?: (progress: TrainProgress) => void
  readonly signal?: AbortSignal
  /** Nobody waits for it: everything else on the machine goes first. */
  readonly isBackground?: boolean
}

export interface TrainedOn {
  /** The model as it is stored. */
  readonly path: string
  readonly bytes: number
}

/**
 * Trains a model on the rows of a step, in a child process. Throws `UntrainableRows` where the rows or the
 * training asked for are at fault, and `JobFailed` with a reason where anything else is.
 */
export async function trainOn(options: TrainOnOptions): Promise<TrainedOn> {
  const { training, limits, signal, onProgress, isBackground = false } = options
  const { files, step, ...job } = await previewJob(options)
  const folder = await realpath(dirname(options.to))
  const path = join(folder, basename(options.to))
  const given = { ...job, source: step, training, path }
  try {
    const { bytes } = await runJob('train', given, {
      folder,
      files,
      limits,
      signal,
      isBackground,
      onEvent: onProgress,
    })
    return { path, bytes }
  } catch (error) {
    if (!(error instanceof JobFailed) || !error.failure.untrainable) throw error
    throw new UntrainableRows(error.failure.reason)
  }
}
