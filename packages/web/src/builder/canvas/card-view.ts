import type { Execution } from '@plainflow/contract'
import type { Block } from '@plainflow/core'
import type { Analysis } from '../state/analysis.tsx'
import type { Mark } from './shown-pipeline.ts'

/** Everything a card draws: plain values, so that a card that looks the same is not drawn again. */
export interface CardView extends Record<string, unknown> {
  readonly type: string
  readonly label: string
  readonly sentence: string
  readonly mark: Mark | null
  readonly run: 'none' | 'running' | 'completed' | 'failed'
  readonly rows: number | null
  /** The rows were there from an earlier run. */
  readonly cached: boolean
  readonly runError: string | null
  readonly problem: string | null
  readonly problemSeverity: 'error' | 'warning' | null
}

type BlockRun = Execution['blocks'][number]

export function cardView(
  block: Block,
  analysis: Analysis,
  mark: Mark | undefined,
  run: BlockRun | undefined,
): CardView {
  const problems = analysis.byBlock.get(block.id) ?? []
  const worst =
    problems.find(({ severity }) => severity === 'error') ??
    problems.find(({ severity }) => severity === 'warning')
  return {
    type: block.type,
    label: block.label,
    sentence: analysis.sentences.get(block.id) ?? '',
    mark: mark ?? null,
    run: !run || run.status === 'waiting' ? 'none' : run.status,
    rows: run?.rows ?? null,
    cached: run?.cached ?? false,
    runError: run?.error ?? null,
    problem: worst ? worst.message : null,
    problemSeverity: worst?.severity === 'error' ? 'error' : worst ? 'warning' : null,
  }
}

export function sameView(left: CardView, right: CardView): boolean {
  return Object.keys(left).every((key) => left[key] === right[key])
}
