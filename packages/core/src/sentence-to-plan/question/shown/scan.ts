import type { Mention } from '../link/mention.ts'
import type { MeasureName } from '../query/query.ts'
import type { Concept } from '../../../words/concepts.ts'

/** What was said on the way to the next thing to be seen. */
export interface Scan {
  /** "minimum and maximum age" has two. */
  measures: (MeasureName | 'count')[]
  superlatives: Mention[]
  distinct: boolean
  /** What the question word asks for: a person, a place, a date. */
  asks: Concept | 'count' | 'much' | null
}

export type Step = 'taken' | 'skipped' | 'stop'
