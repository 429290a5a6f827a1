import { isFrom, type Program, type Relation } from '@plainflow/core'

/** Enough to see that every block gets along with the cells, little enough to be quick. */
export const SAMPLE_ROWS = 10_000

/** The same program over the first rows of every table. */
export function sampleProgram(program: Program, rows = SAMPLE_ROWS): Program {
  return {
    steps: program.steps.map((step) => ({ ...step, relation: sample(step.relation, rows) })),
  }
}

/** Walks the whole tree rather than known operations: a new one may have inputs of any name. */
function sample<T>(value: T, rows: number): T {
  if (Array.isArray(value)) return value.map((one: unknown) => sample(one, rows)) as T // the same list
  if (typeof value !== 'object' || value === null) return value
  if (isFrom(value)) {
    const taken: Relation = { kind: 'take', input: value, count: rows, offset: 0 }
    return taken as T // a relation stands wherever another did
  }
  const parts = Object.entries(value).map(([key, part]) => [key, sample(part, rows)])
  return Object.fromEntries(parts) as T // the same keys
}
