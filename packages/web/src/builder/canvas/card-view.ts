import type { Execution } from '@plainflow/contract'
import { type Block, findBlock, blockTitle } from '@plainflow/core'
import { formatNumber } from '@/app/format-number.ts'
import type { Analysis } from '../state/analysis.tsx'
import type { Direction } from './card-size.ts'
import type { Mark } from './shown-pipeline.ts'

/** Everything a card draws: plain values, so that a card that looks the same is not drawn again. */
export interface CardView extends Record<string, unknown> {
  readonly type: string
  readonly label: string
  readonly subLabel: string
  readonly sentence: string
  readonly direction: Direction
  readonly mark: Mark | null
  /** `stale`: it ran, and it or something before it was edited since. */
  readonly run: 'none' | 'running' | 'completed' | 'failed' | 'stale'
  readonly rows: number | null
  /** The rows were there from an earlier run. */
  readonly cached: boolean
  readonly runError: string | null
  /** What the run found worth saying of it. */
  readonly runWarning: string | null
  readonly problem: string | null
  readonly problems: number
  /** `open`: nobody has filled it in yet, which is no mistake. */
  readonly problemSeverity: 'error' | 'warning' | 'open' | null
}

export type BlockRun = Execution['blocks'][number]
/** The last run, block by block, and which of them it no longer speaks for. */
export interface Runs {
  readonly blocks: ReadonlyMap<string, BlockRun>
  readonly stale: ReadonlySet<string>
}

export function cardView(
  block: Block,
  analysis: Analysis,
  mark: Mark | undefined,
  runs: Runs,
  direction: Direction,
): CardView {
  const run = runs.blocks.get(block.id)
  const problems = (analysis.byBlock.get(block.id) ?? []).filter(
    ({ severity }) => severity !== 'info',
  )
  const worst = problems.find(({ severity }) => severity === 'error') ?? problems[0]
  return {
    type: block.type,
    label: blockTitle(block),
    subLabel: subLabelOf(block),
    sentence: analysis.sentences.get(block.id) ?? '',
    direction,
    mark: mark ?? null,
    run: stateOf(run, runs.stale.has(block.id)),
    rows: run?.rows ?? null,
    cached: run?.cached ?? false,
    runError: run?.error ?? null,
    runWarning: run?.warnings?.[0] ?? null,
    problem: worst?.message ?? null,
    problems: problems.length,
    problemSeverity: !worst
      ? null
      : analysis.toFillIn.has(block.id)
        ? 'open'
        : worst.severity === 'error'
          ? 'error'
          : 'warning',
  }
}

function subLabelOf({ type, configuration }: Block): string {
  const definition = findBlock(type)
  const read = definition?.subLabelOf && definition.configuration.safeParse(configuration)
  if (read?.success && definition?.subLabelOf) return definition.subLabelOf(read.data)
  return definition?.subLabel ?? 'Block'
}

/** The state in a few words, for those who hear it. */
export function stateWords(view: CardView): string {
  const rows = view.rows === null ? '' : `${formatNumber(view.rows)} rows`
  const states = {
    none: 'not run',
    running: 'running',
    completed: view.cached ? `${rows || 'done'}, cached` : rows || 'done',
    failed: `failed: ${view.runError ?? 'the run stopped here'}`,
    stale: 'edited since the run',
  } satisfies Record<CardView['run'], string>
  const problems =
    view.problems === 0
      ? ''
      : view.problemSeverity === 'open'
        ? ', to fill in'
        : `, ${view.problems} ${view.problems === 1 ? 'problem' : 'problems'}`
  return states[view.run] + problems + (view.runWarning === null ? '' : `, ${view.runWarning}`)
}

export function sameView(left: CardView, right: CardView): boolean {
  for (const key in left) if (left[key] !== right[key]) return false
  return true
}

function stateOf(run: BlockRun | undefined, stale: boolean): CardView['run'] {
  if (!run || run.status === 'waiting') return 'none'
  return stale && run.status !== 'running' ? 'stale' : run.status
}
