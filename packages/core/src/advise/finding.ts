import type { Pipeline } from '../pipeline/pipeline.ts'

export const FINDING_SEVERITIES = ['critical', 'warning', 'info', 'success'] as const
export type FindingSeverity = (typeof FINDING_SEVERITIES)[number]
export const FINDING_CATEGORIES = ['Performance', 'Data quality', 'Structure', 'Model'] as const
export type FindingCategory = (typeof FINDING_CATEGORIES)[number]
export type Impact = 'high' | 'medium' | 'low'

/** Something worth saying about a pipeline, what it rests on, and where there is one, the way out. */
export interface Finding {
  /** Which rule says so: `filter-earlier`. */
  readonly rule: string
  readonly category: FindingCategory
  readonly severity: FindingSeverity
  readonly title: string
  readonly description: string
  readonly recommendation: string
  /** 0 to 100: how sure it is, given what was measured. */
  readonly confidence: number
  readonly impact: Impact
  /** What it rests on: `Last run: 12,000 rows from 100 and 120`. */
  readonly evidence: string
  /** The blocks it is about, the one to look at first. */
  readonly blocks: readonly string[]
  readonly fix?: Fix
}

/** A change of the pipeline that gives the same rows; of what it learns, one by which the next run learns otherwise. */
export interface Fix {
  /** What it does, as an order: `Move "West only" above "Sort"`. */
  readonly title: string
  readonly pipeline: Pipeline
}
