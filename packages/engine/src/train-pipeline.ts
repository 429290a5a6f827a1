import { createHash } from 'node:crypto'
import { mkdir, readFile, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Model, NextTraining, Program, Trained } from '@plainflow/core'
import { type CacheOptions, ResultCache } from './cache/result-cache.ts'
import { stepKeys } from './cache/step-keys.ts'
import { type EngineFiles, resolveFiles } from './engine-file.ts'
import type { RunEvent } from './job.ts'
import { safeName } from './exports/safe-name.ts'
import type { LimitName, Limits } from './limits.ts'
import { JobFailed } from './process/run-job.ts'
import { trainOn } from './train-on.ts'
import { UntrainableRows } from './untrainable-rows.ts'

export interface TrainPipelineOptions {
  /** What is to be trained next, given what was learned so far; null when nothing is left. */
  readonly next: (trained: Trained) => Promise<NextTraining | null>
  /** Lends the files that the program of a training reads, for as long as they are used. */
  readonly withFiles: <T>(program: Program, use: (files: EngineFiles) => Promise<T>) => Promise<T>
  /** The run's own folder; the models are left inside it. */
  readonly folder: string
  /** Where models of earlier runs are found: the same training over the same rows is not done again. */
  readonly cache?: CacheOptions
  readonly limits?: Partial<Limits>
  readonly isBackground?: boolean
  readonly onEvent?: (event: RunEvent) => void
  readonly signal?: AbortSignal
}

export type TrainOutcome =
  | {
      readonly status: 'completed'
      /** By block: what the pipeline is to be compiled with. */
      readonly trained: Trained
      readonly models: readonly TrainedFile[]
    }
  | {
      readonly status: 'failed'
      readonly block: string
      readonly reason: string
      readonly limit?: LimitName
    }
  | { readonly status: 'cancelled' }

/** A model as a file of the run. */
export interface TrainedFile {
  readonly block: string
  /** Of a file: `churn.json`. */
  readonly name: string
  readonly path: string
  readonly bytes: number
  /** An earlier run had trained it. */
  readonly isKnown: boolean
}

/** Changes with whatever makes another model of the same rows. */
const EDITION = 'trainer 2'

/**
 * The stage of a run before its program: trains each block that learns, in order, each on rows that may
 * stand on what those before it have learned. What goes wrong in the data is an outcome, never thrown.
 */
export async function trainPipeline(options: TrainPipelineOptions): Promise<TrainOutcome> {
  const { next, signal, onEvent } = options
  const trained: Record<string, Model> = {}
  const models: TrainedFile[] = []
  for (let todo = await next(trained); todo; todo = await next(trained)) {
    const { block } = todo
    // Asked for twice, it would be trained for ever.
    if (Object.hasOwn(trained, block)) throw new Error(`The block ${block} has learned already`)
    onEvent?.({ kind: 'block-started', block })
    try {
      const made = await trainOne(options, todo, models.length)
      models.push(made)
      // Written by the trainer, a moment ago or in an earlier run.
      trained[block] = JSON.parse(await readFile(made.path, 'utf8')) as Model
    } catch (error) {
      if (signal?.aborted) return { status: 'cancelled' }
      const { reason, limit } = reasonOf(error)
      onEvent?.({ kind: 'block-failed', block, reason })
      return { status: 'failed', block, reason, ...(limit ? { limit } : {}) }
    }
  }
  return { status: 'completed', trained, models }
}

/** The rows or the work are at fault, and whoever asked is told; anything else is a bug. */
function reasonOf(error: unknown): { readonly reason: string; readonly limit?: LimitName } {
  if (error instanceof UntrainableRows) return { reason: error.message }
  if (error instanceof JobFailed) return error.failure
  throw error
}

function trainOne(
  options: TrainPipelineOptions,
  todo: NextTraining,
  place: number,
): Promise<TrainedFile> {
  const { program } = todo
  return options.withFiles(program, async (given) =>
    trainOnFiles(options, todo, place, await resolveFiles(program, given)),
  )
}

async function trainOnFiles(
  { folder, cache, limits, isBackground, onEvent, signal }: TrainPipelineOptions,
  { block, name, program, training }: NextTraining,
  place: number,
  files: Awaited<ReturnType<typeof resolveFiles>>,
): Promise<TrainedFile> {
  const models = join(await realpath(folder), 'models')
  await mkdir(models, { recursive: true })
  const path = join(models, `${place}.json`)
  const known = cache ? new ResultCache(cache) : null
  const key = known ? await keyOf(program, files, training) : ''
  const isKnown = (await known?.take(key, path)) != null
  if (!isKnown) {
    await trainOn({
      program,
      step: program.steps.at(-1)?.id ?? block,
      files,
      training,
      to: path,
      ...(limits ? { limits } : {}),
      ...(isBackground ? { isBackground } : {}),
      ...(signal ? { signal } : {}),
      onProgress: ({ share, rows }) => onEvent?.({ kind: 'block-progress', block, share, rows }),
    })
    // What cannot be put away is trained again.
    await known?.put(key, path, JSON.stringify({ told: {} })).catch(() => {})
  }
  const filename = `${safeName(name.replace(/\.json$/i, ''))}.json`
  return { block, name: filename, path, bytes: (await stat(path)).size, isKnown }
}

/** What the model depends on and nothing else: the rows, by what they are made of, and the training. */
async function keyOf(
  program: Program,
  files: EngineFiles,
  training: NextTraining['training'],
): Promise<string> {
  const rows = (await stepKeys(program, files)).get(program.steps.at(-1)?.id ?? '') ?? ''
  const text = JSON.stringify([EDITION, rows, training])
  return createHash('sha256').update(text).digest('hex')
}
