import { type Program, sourceId, type Step } from '@plainflow/core'
import type { EngineFiles } from './engine-file.ts'
import { type CostOfLeaf, countCost, repeatCost } from './repeat-cost.ts'
import { type SplitGroups, splitGroups } from './split-groups.ts'
import type { StepGraph } from './step-graph.ts'

/** How a step is carried out and how the number of its rows becomes known. */
export interface StepPlan {
  /** Computed once and kept, because several steps read it or nothing else could count it. */
  readonly isKept: boolean
  /** The first step with the same rows: where one is counted, all are. */
  readonly countsAs: number
  /** Counted by a query of its own, which reads no more than it needs. */
  readonly isAsked: boolean
  /** Computed in two halves, the first of which counts the rows of the step at `counts`. */
  readonly split: { readonly groups: SplitGroups; readonly counts: number } | null
}

/** Steps that share one are better off computing it again each than keeping its rows. */
const REPEATED = 1
/** A query that only counts may do one join again; beyond that, keeping the rows is cheaper. */
const COUNTED = 2

/**
 * Rows flow through as many steps as possible in one query. Where their number is wanted, the
 * cheapest way that is exact is taken: from the file, from the query that writes them, from the
 * groups made of them, by a query of its own, and only else by keeping them.
 */
export function planCounts(
  { steps }: Program,
  files: EngineFiles,
  graph: StepGraph,
  isResult: (index: number) => boolean,
): StepPlan[] {
  const kept = steps.map(() => false)
  const asked = steps.map(() => false)
  const splits = steps.map((): StepPlan['split'] => null)
  const costs = steps.map(() => 0)
  const places = new Map(steps.map((step, index) => [step.id, index]))
  const roots: number[] = []
  for (const [index, { relation }] of steps.entries()) {
    const from = graph.keeps[index] ?? null
    roots.push(from === null ? index : (roots[from] ?? from))
    const shared = (graph.readers[index]?.length ?? 0) > 1 && !isResult(index)
    if (shared && repeatCost(relation, costOf) > REPEATED) kept[index] = true
    setCost(index)
  }
  for (const index of steps.keys()) {
    if (roots[index] === index) settle(index)
    setCost(index)
  }
  return steps.map((_, index) => ({
    isKept: kept[index] ?? false,
    countsAs: roots[index] ?? index,
    isAsked: asked[index] ?? false,
    split: splits[index] ?? null,
  }))

  function settle(root: number): void {
    const members = [...steps.keys()].filter((index) => roots[index] === root)
    if (isKnown(steps[root], files)) {
      asked[root] = true
      return
    }
    if (members.some((index) => kept[index] || isResult(index))) return
    if (members.some((index) => tell(root, graph.readers[index] ?? []))) return
    const relation = steps[root]?.relation
    if (relation && countCost(relation, costOf) <= COUNTED) asked[root] = true
    else kept[root] = true
  }

  /** Whether one of these steps makes groups of the rows and can be made to count them. */
  function tell(root: number, readers: readonly number[]): boolean {
    for (const reader of readers) {
      const step = steps[reader]
      const groups = step && splitGroups(step.relation, groupsId(step))
      if (!groups || splits[reader] || roots[placeOf(groups.counted)] !== root) continue
      splits[reader] = { groups, counts: root }
      return true
    }
    return false
  }

  function setCost(index: number): void {
    const relation = steps[index]?.relation
    const isStored = kept[index] || isResult(index)
    costs[index] = isStored || !relation ? 1 : repeatCost(relation, costOf)
  }

  /** A table at hand or a Parquet file is cheap to read again; text is not. */
  function costOf(leaf: Parameters<CostOfLeaf>[0]): number {
    if (leaf.kind === 'step') return costs[placeOf(leaf.step)] ?? Infinity
    return files[sourceId(leaf)]?.format === 'parquet' ? 1 : Infinity
  }

  function placeOf(id: string): number {
    return places.get(id) ?? -1
  }
}

/** No block has this id: a step's id never ends in a colon. */
export function groupsId(step: Step): string {
  return `${step.id}:`
}

/** A Parquet file says how many rows it has, and so may whoever gave us another. */
function isKnown(step: Step | undefined, files: EngineFiles): boolean {
  if (step?.relation.kind !== 'from') return false
  const file = files[sourceId(step.relation)]
  return file?.format === 'parquet' || file?.rowCount !== undefined
}
