import { mkdir, readdir, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { artifactOutlet, type ArtifactOutlet, type Column, type Program } from '@plainflow/core'
import type { CacheOptions } from './cache/result-cache.ts'
import { type Reuse, reuseResults, type Told } from './cache/reuse-results.ts'
import { type EngineFiles, resolveFiles } from './engine-file.ts'
import type { RunEvent, RunJobAnswer, RunNote } from './job.ts'
import { completeLimits, type LimitName, type Limits } from './limits.ts'
import { planRun, type RunPlan } from './plan-run.ts'
import { JobFailed, runJob } from './process/run-job.ts'
import { memoryNote, runNotes } from './run-notes.ts'

export interface RunProgramOptions {
  readonly program: Program
  /** By dataset id. */
  readonly files: EngineFiles
  /** The run's own folder; results and outputs are made inside it. */
  readonly folder: string
  /** Where results of earlier runs are found and those of this one are left. */
  readonly cache?: CacheOptions
  readonly limits?: Partial<Limits>
  /** Nobody waits for it: everything else on the machine goes first. */
  readonly isBackground?: boolean
  readonly onEvent?: (event: RunEvent) => void
  /** What was decided on the way, for whoever wants to know why. */
  readonly onNote?: (note: RunNote) => void
  readonly signal?: AbortSignal
}

export type RunOutcome =
  | {
      readonly status: 'completed'
      readonly results: RunResult[]
      readonly outputs: RunOutput[]
      /** The most memory the engine held at a time. */
      readonly peakBytes: number
    }
  | {
      readonly status: 'failed'
      readonly block: string | null
      readonly reason: string
      readonly limit?: LimitName
    }
  | { readonly status: 'cancelled' }

export interface RunResult {
  readonly key: string
  readonly block: string
  /** A Parquet file. */
  readonly path: string
  readonly rowCount: number
  readonly columns: readonly Column[]
}

export interface RunOutput {
  /** The file's name: `west.parquet`. */
  readonly key: string
  readonly block: string
  readonly path: string
  /** The result it holds; of a file that code of another language wrote there is none. */
  readonly table?: string
  readonly bytes: number
  /** Set where it is no table. */
  readonly artifact?: ArtifactOutlet
}

/** Runs a program in a child process. What goes wrong in the data is an outcome, never thrown. */
export async function runProgram(options: RunProgramOptions): Promise<RunOutcome> {
  const { signal } = options
  let current: string | null = null
  let reuse: Reuse | undefined
  const told = new Map<string, Told>()
  const onEvent = (event: RunEvent) => {
    if (event.kind === 'block-started') current = event.block
    if (event.kind !== 'block-finished') return options.onEvent?.(event)
    const warnings = event.warnings ?? reuse?.warnings.get(event.block)
    const said = warnings ? { warnings } : {}
    told.set(event.block, { rows: event.rows, ...said })
    const isCached = reuse?.cachedBlocks.has(event.block)
    options.onEvent?.({ ...event, ...said, ...(isCached ? { ms: 0, cached: true } : {}) })
  }
  try {
    const folder = await realpath(options.folder)
    const places = {
      results: join(folder, 'results'),
      outputs: join(folder, 'outputs'),
      kept: join(folder, '.kept'),
    }
    for (const place of Object.values(places)) await mkdir(place, { recursive: true })
    const found = await resolveFiles(options.program, options.files)
    const { cache, isBackground = false } = options
    if (cache) reuse = await reuseResults(options.program, found, cache, folder, isBackground)
    const { program, files } = reuse ?? { program: options.program, files: found }
    reuse?.finished.forEach(onEvent)
    const plan = planRun(program, files, places, {
      whole: options.program,
      ...(reuse ? { keep: reuse.keep } : {}),
    })
    if (options.onNote) {
      const limits = completeLimits(options.limits)
      runNotes(options.program, plan, reuse, limits).forEach(options.onNote)
    }
    const answer = await runJob(
      'run',
      { steps: plan.steps },
      {
        folder,
        files: Object.values(files).map((file) => file.path),
        limits: options.limits,
        isBackground,
        isOrderFree: plan.isOrderFree,
        onEvent,
        signal,
      },
    )
    // What cannot be put away, on a full disk for one, is computed again: the run itself is done.
    await reuse?.store(told, writtenPaths(program, plan)).catch(() => {})
    options.onNote?.(memoryNote(answer.peakBytes))
    return completed(program, plan, answer)
  } catch (error) {
    await removeParts(options.folder)
    if (signal?.aborted) return { status: 'cancelled' }
    if (!(error instanceof JobFailed)) throw error
    const { reason, limit } = error.failure
    // A child that died could not say where it was; the last block that started tells.
    const block = error.failure.block ?? current
    if (block !== null) options.onEvent?.({ kind: 'block-failed', block, reason })
    return { status: 'failed', block, reason, ...(limit ? { limit } : {}) }
  } finally {
    await reuse?.end()
    await rm(join(options.folder, '.kept'), { recursive: true, force: true, maxRetries: 3 })
  }
}

function writtenPaths({ steps }: Program, plan: RunPlan): Map<string, string> {
  return new Map(
    steps.flatMap(({ id }, index) => {
      const result = plan.results[index]
      return result ? [[id, result.path] as const] : []
    }),
  )
}

/** What a killed child was writing: never under its name, and of no use to anyone. */
async function removeParts(folder: string): Promise<void> {
  for (const place of ['results', 'outputs']) {
    const names = await readdir(join(folder, place)).catch(() => [])
    for (const name of names.filter((each) => each.endsWith('.part'))) {
      await rm(join(folder, place, name), { force: true })
    }
  }
}

function completed(
  program: Program,
  plan: RunPlan,
  { results: written, peakBytes }: RunJobAnswer,
): RunOutcome {
  const results: RunResult[] = []
  const outputs: RunOutput[] = []
  for (const [index, step] of program.steps.entries()) {
    const planned = plan.results[index]
    const done = written[index]
    if (!planned || !done || planned.isForCache) continue
    const { key, path, output } = planned
    results.push({ key, block: step.block, path, rowCount: done.rowCount, columns: step.columns })
    if (!output) continue
    const bytes = done.bytes ?? 0
    const artifact = artifactOutlet(step)
    const about = artifact ? { artifact } : { table: path }
    outputs.push({ ...output, ...about, block: step.block, bytes })
  }
  return { status: 'completed', results, outputs, peakBytes }
}
