import { inputsOf, type Program, type Relation } from '@plainflow/core'
import type { StepJob } from './job.ts'
import { closureOf, type StepGraph } from './step-graph.ts'

/**
 * Whether rows that a run puts away may be read back in any order, which makes putting them away much
 * cheaper: nothing sorted is read back, and no result shows the order of a file.
 */
export function isOrderFree(
  { steps }: Program,
  graph: StepGraph,
  jobs: readonly StepJob[],
): boolean {
  const relations = new Map(steps.map(({ id, relation }) => [id, relation]))
  if (!jobs.some(({ mode }) => mode.kind === 'table')) return false
  return jobs.every(({ mode }, index) => {
    const relation = steps[index]?.relation
    if (!relation) return false
    if (mode.kind === 'result' && !hasOwnOrder(relation)) return false
    return !isReadBack(index) || !closureOf(graph, index).some((above) => isSorted(above))
  })

  function isReadBack(index: number): boolean {
    const mode = jobs[index]?.mode
    if (mode?.kind !== 'result') return mode?.kind === 'table'
    const isCopied = mode.output !== undefined && mode.output.format !== 'parquet'
    return isCopied || graph.readers[index]?.length !== 0
  }

  function isSorted(index: number): boolean {
    const relation = steps[index]?.relation
    return relation !== undefined && holdsSort(relation)
  }

  /** Sorted, or made of groups: the order its rows came in does not show. */
  function hasOwnOrder(relation: Relation | undefined): boolean {
    switch (relation?.kind) {
      case 'sort':
      case 'aggregate':
      case 'pivot':
        return true
      case 'select':
      case 'compute':
      case 'filter':
      case 'take':
        return hasOwnOrder(relation.input)
      case 'step':
        return hasOwnOrder(relations.get(relation.step))
      default:
        return false
    }
  }
}

function holdsSort(relation: Relation): boolean {
  return relation.kind === 'sort' || inputsOf(relation).some(holdsSort)
}
