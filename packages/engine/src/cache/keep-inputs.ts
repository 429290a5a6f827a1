import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ColumnType, Program, Step } from '@plainflow/core'
import { resolveFiles } from '../engine-file.ts'
import { isResultStep } from '../plan-run.ts'
import { runProgram, type RunProgramOptions } from '../run-program.ts'
import { closureOf, stepGraph } from '../step-graph.ts'
import { type CacheOptions, ResultCache, WORK_PREFIX } from './result-cache.ts'
import { readNote } from './reuse-results.ts'
import { stepKeys } from './step-keys.ts'

export type KeepInputsOptions = Pick<
  RunProgramOptions,
  'program' | 'files' | 'limits' | 'signal'
> & { readonly cache: CacheOptions }

/** One pipeline must not drive out what all others left. */
const SHARE = 1 / 4

/**
 * After a completed run: keeps what its last blocks read, so that the next run with one of them changed
 * works on that block alone. Written during the run it would have made that several times as dear; here
 * nobody waits, and everything else goes first. Tells whether anything was kept.
 */
export async function keepInputs(options: KeepInputsOptions): Promise<boolean> {
  const { cache, limits, signal } = options
  const program = await inputsToKeep(options)
  if (!program) return false
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
    return outcome.status === 'completed'
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** The program up to what the last blocks read; null where it is at hand, or too much. */
async function inputsToKeep({
  program,
  files,
  cache: options,
}: KeepInputsOptions): Promise<Program | null> {
  const { steps } = program
  const cache = new ResultCache(options)
  const graph = stepGraph(program)
  const keys = await stepKeys(program, await resolveFiles(program, files))
  const keyOf = (index: number) => keys.get(steps[index]?.id ?? '') ?? ''
  const wanted = new Set<number>()
  let bytes = 0
  for (const end of steps.keys()) {
    if (!isResultStep(program, graph, end)) continue
    const told = readNote(await cache.note(keyOf(end)))
    // A block that only passes rows on, such as an export, has the key of the one before it.
    const working = closureOf(graph, end).find((index) => keyOf(index) === keyOf(end)) ?? end
    for (const index of graph.reads[working] ?? []) {
      const step = steps[index]
      if (!step || step.relation.kind === 'from' || wanted.has(index)) continue
      const rows = told?.[keyOf(index)]?.rows
      if (rows === undefined || (await cache.note(keyOf(index))) !== null) continue
      bytes += rows * widthOf(step)
      if (bytes > options.bytes * SHARE) return null
      wanted.add(index)
    }
  }
  if (wanted.size === 0) return null
  const needed = new Set([...wanted].flatMap((index) => closureOf(graph, index)))
  const blocks = new Set([...needed].map((index) => steps[index]?.block))
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
