import { columnsOf } from '../../relation/columns-of.ts'
import { mapLeaves } from '../../relation/map-leaves.ts'
import type { Program, Step } from '../../relation/program.ts'
import type { Column } from '../../relation/column.ts'

/** A program of steps whose columns have changed: each says which it has, and which it is given. */
export function withSteps(steps: readonly Step[]): Program {
  const known = new Map<string, readonly Column[]>()
  return {
    steps: steps.map((step) => {
      const relation = mapLeaves(step.relation, (leaf) =>
        leaf.kind === 'step' ? { ...leaf, columns: known.get(leaf.step) ?? leaf.columns } : leaf,
      )
      const columns = columnsOf(relation)
      known.set(step.id, columns)
      return { ...step, relation, columns }
    }),
  }
}
