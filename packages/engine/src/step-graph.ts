import { inputsOf, type Program, type Relation, type Step } from '@plainflow/core'

/** Who reads whom, by the steps' places in the program. */
export interface StepGraph {
  /** The steps a step reads, once for each time it does. */
  readonly reads: readonly (readonly number[])[]
  readonly readers: readonly (readonly number[])[]
  /** The step whose rows a step passes on, all of them and no others; null where it changes them. */
  readonly keeps: readonly (number | null)[]
}

export function stepGraph({ steps }: Program): StepGraph {
  const places = new Map(steps.map((step, index) => [step.id, index]))
  const place = (id: string) => places.get(id) ?? missing(id)
  const reads = steps.map((step) => leavesOf(step.relation).map(place))
  const readers = steps.map((_, index) =>
    reads.flatMap((read, reader) => read.filter((one) => one === index).map(() => reader)),
  )
  const keeps = steps.map((step) => {
    const kept = keptStep(step.relation)
    return kept === null ? null : place(kept)
  })
  return { reads, readers, keeps }
}

/** A step and everything above it, in the program's order. */
export function closureOf({ reads }: StepGraph, index: number): number[] {
  const found = new Set<number>()
  const todo = [index]
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    if (found.has(next)) continue
    found.add(next)
    todo.push(...(reads[next] ?? []))
  }
  return [...found].toSorted((left, right) => left - right)
}

/** The step whose rows come out of a relation, each once; null where rows are lost, added or made. */
export function keptStep(relation: Relation): string | null {
  let inner = relation
  while (
    inner.kind === 'select' ||
    inner.kind === 'compute' ||
    inner.kind === 'window' ||
    inner.kind === 'sort'
  ) {
    inner = inner.input
  }
  return inner.kind === 'step' ? inner.step : null
}

function leavesOf(relation: Step['relation']): string[] {
  if (relation.kind === 'step') return [relation.step]
  return inputsOf(relation).flatMap(leavesOf)
}

function missing(id: string): never {
  throw new Error(`step ${id} is used before it exists`)
}
