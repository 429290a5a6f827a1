import type { Program } from '@plainflow/core'
import type { Reuse } from './cache/reuse-results.ts'
import type { RunNote, StepMode } from './job.ts'
import { formatBytes, type Limits } from './limits.ts'
import type { RunPlan } from './plan-run.ts'

/** How a run is going to be carried out, in words: its limits, what the cache spares it, and each step's way. */
export function runNotes(
  { steps }: Program,
  plan: RunPlan,
  reuse: Reuse | undefined,
  limits: Limits,
): readonly RunNote[] {
  const skipped = new Set(reuse?.finished.map(({ block }) => block))
  const kept = new Set(
    steps.flatMap(({ id, block }) => (reuse?.keep.has(id) === true ? [block] : [])),
  )
  return [
    { topic: 'limits', text: limitsText(limits) },
    ...(reuse ? [] : [{ topic: 'cache', text: 'No cache is used.' } as const]),
    ...[...skipped].map((block): RunNote => {
      return { topic: 'cache', block, text: 'Not needed: the rows made from it are in the cache.' }
    }),
    ...[...(reuse?.cachedBlocks ?? [])].map((block): RunNote => {
      return { topic: 'cache', block, text: 'Rows are taken from the cache.' }
    }),
    ...[...kept].map((block): RunNote => {
      return { topic: 'cache', block, text: 'Rows are kept for later runs.' }
    }),
    ...plan.steps.map(({ block, mode, needed, columns }, index): RunNote => {
      if (plan.results[index]?.isForCache) {
        return { topic: 'plan', block, text: 'Is written aside, and read from there.' }
      }
      const share = `${needed.length} of ${columns.length} columns are needed downstream`
      const text =
        mode.kind === 'view' && needed.length > 0 ? `${WAYS.view} ${share}.` : WAYS[mode.kind]
      return { topic: 'plan', block, text }
    }),
  ]
}

export function memoryNote(bytes: number): RunNote {
  return { topic: 'memory', text: `At most ${formatBytes(bytes)} of memory were held.` }
}

const WAYS: Readonly<Record<StepMode['kind'], string>> = {
  view: 'Becomes part of the query that reads it.',
  table: 'Is computed once, as its rows are read more than once.',
  check: 'Is counted and judged.',
  result: 'Is written as a result.',
}

function limitsText({ memory, time, disk, threads }: Limits): string {
  const parts = [
    `${formatBytes(memory)} of memory`,
    `${time / 1000} s`,
    `${formatBytes(disk)} of disk`,
    `${threads} threads`,
  ]
  return `Limits: ${parts.join(', ')}.`
}
