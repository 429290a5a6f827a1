import { columnsOf, type Relation } from '@plainflow/core'
import { keptStep } from './step-graph.ts'

/** A relation cut in two at an aggregate whose groups can tell how many rows it was given. */
export interface SplitGroups {
  /** The step whose rows the groups are made of. */
  readonly counted: string
  readonly groups: Relation
  /** The column of `groups` that holds the rows of each. */
  readonly rows: string
  /** The relation again, reading the groups as the step of this id. */
  readonly rest: Relation
}

/**
 * Counting the rows of every group costs next to nothing beside grouping them, and the sum over all
 * groups is the number of rows that came in: the one count that survives whatever the optimiser does.
 */
export function splitGroups(relation: Relation, id: string): SplitGroups | null {
  if (relation.kind === 'aggregate') {
    const counted = keptStep(relation.input)
    if (counted === null) return null
    const columns = columnsOf(relation)
    const rows = freeName(columns.map(({ name }) => name))
    const measure = { function: 'count_rows', column: null, name: rows } as const
    const groups = { ...relation, measures: [...relation.measures, measure] }
    return { counted, groups, rows, rest: { kind: 'step', step: id, columns } }
  }
  if (!('input' in relation)) return null
  const split = splitGroups(relation.input, id)
  return split && { ...split, rest: { ...relation, input: split.rest } }
}

function freeName(taken: readonly string[]): string {
  const lower = new Set(taken.map((name) => name.toLowerCase()))
  let name = 'rows'
  while (lower.has(name)) name = `_${name}`
  return name
}
