import type { MetricName } from './evaluation.ts'
import { featuresUsed } from './features-used.ts'
import type { Model } from './model.ts'
import type { Algorithm, LearningTask } from './training.ts'

/** What a list shows of a model without reading it. */
export interface ModelSummary {
  readonly task: LearningTask
  readonly algorithm: Algorithm
  readonly target: string | null
  /** Of a classification, in the order of the scores. */
  readonly labels: Model['labels']
  /** The columns it wants to see, with their types. */
  readonly features: Model['training']['features']
  readonly rows: Model['rows']
  /** The first measure; null where nothing was measured. */
  readonly metric: {
    readonly name: MetricName
    /** On the test rows, else on those it learned from. */
    readonly value: number | null
    readonly baseline: number | null
  } | null
}

export function summarizeModel(model: Model): ModelSummary {
  const { training, rows, evaluation, labels } = model
  const { task, algorithm, target } = training
  const [first] = evaluation.metrics
  const metric = first
    ? { name: first.name, value: first.test ?? first.train, baseline: first.baseline }
    : null
  return { task, algorithm, target, features: featuresUsed(model), labels, rows, metric }
}
