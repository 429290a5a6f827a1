import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ColumnType, Program, Step } from '@plainflow/core'
import { resolveFiles } from '../engine-file.ts'
import { isResultStep } from '../plan-run.ts'
import { runProgram, type RunProgramOptions } from '../run-program.ts'
import { closureOf, stepGraph } from '../step-graph.ts'
import { type CacheOptions, ResultCache, WORK_PREFIX } from './result-cache.ts'
import { readNote, type Told } from './reuse-results.ts'
import { stepKeys } from './step-keys.ts'
import { workedOn } from './worked-on.ts'

export type KeepInputsOptions = Pick<
  RunProgramOptions,
  'program' | 'files' | 'limits' | 'signal'
> & { readonly cache: CacheOptions }

/** One pipeline must not drive out what all others left. */
const SHARE = 1 / 4

/**
 * After a completed run: keeps what the blocks that are likely to change next read, so that the next
 * run with one of them changed works from there on. Written during the run it would have made that
 * several times as dear; here nobody waits, and everything else goes first. Tells whether anything was
 * kept.
 */
export async function keepInputs(options: KeepInputsOptions): Promise<boolean> {
  const { cache, limits, signal } = options
  let isKept = false
  // One after the other, so that what is done stays where the rest is stopped.
  for (const program of await inputsToKeep(options)) {
    if (signal?.aborted) break
    await mkdir(cache.folder, { recursive: true, mode: 0o700 })
    const folder = await mkdtemp(join(cache.folder, WORK_PREFIX))
    try {
      const outcome = await runProgram({
        program,
        files: options.files,
        folder,
        cache,
        limits: { ...limits, threads: 1, disk: Math.ceil(cache.bytes * SHARE) },
        isBackground: true,
        ...(signal ? { signal } : {}),
      })
      isKept ||= outcome.status === 'completed'
    } finally {
      await rm(folder, { recursive: true, force: true, maxRetries: 3 })
    }
  }
  return isKept
}

/** The program up to each of the inputs; without those that are at hand, or too much together. */
async function inputsToKeep({
  program,
  files,
  cache: options,
}: KeepInputsOptions): Promise<Program[]> {
  const { steps } = program
  const cache = new ResultCache(options)
  const graph = stepGraph(program)
  const keys = await stepKeys(program, await resolveFiles(program, files))
  const keyOf = (index: number) => keys.get(steps[index]?.id ?? '') ?? ''
  const told: Record<string, Told> = {}
  for (const end of steps.keys())
    if (isResultStep(program, graph, end))
      Object.assign(told, readNote(await cache.note(keyOf(end))))
  const wanted = new Map<string, number>()
  let bytes = 0
  for (const index of workedOn(program, graph, keyOf, await cache.lastRun())) {
    const step = steps[index]
    const rows = told[keyOf(index)]?.rows
    if (!step || rows === undefined || wanted.has(keyOf(index))) continue
    if ((await cache.note(keyOf(index))) !== null) continue
    const size = rows * widthOf(step)
    if (bytes + size > options.bytes * SHARE) continue
    bytes += size
    wanted.set(keyOf(index), index)
  }
  return [...wanted.values()].map((index) => upTo(program, closureOf(graph, index)))
}

function upTo({ steps }: Program, places: readonly number[]): Program {
  const needed = new Set(places)
  const blocks = new Set(places.map((place) => steps[place]?.block))
  return {
    steps: steps
      // A block's rows are only at hand together with what its check says.
      .filter((step, index) => needed.has(index) || (step.check && blocks.has(step.block)))
      .map(withoutOutlet),
  }
}

/** Files were written by the run itself. */
function withoutOutlet(step: Step): Step {
  const { outlet, ...rest } = step
  return outlet ? rest : step
}

/** Bytes a row takes on disk, roughly: what turns out to be more is stopped by the disk limit. */
function widthOf({ columns }: Step): number {
  return columns.reduce((sum, { type }) => sum + BYTES[type], 0)
}

const BYTES: Record<ColumnType, number> = {
  boolean: 1,
  integer: 4,
  number: 8,
  text: 12,
  date: 3,
  timestamp: 8,
}
