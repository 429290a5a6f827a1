import { METRIC_WORDS } from '../metric-words.ts'
import type { Model } from '../model.ts'

/** The figure by which a model and its like of another library are compared. */
export interface JudgedBy {
  readonly metric: 'auc' | 'r2'
  /** For people: `AUC`. */
  readonly name: string
  /** What the model trained here reaches on its test rows. */
  readonly trained: number
}

/** Null where the test rows tell nothing of the kind, as of groups that nobody named. */
export function judgedBy({ evaluation, training }: Model): JudgedBy | null {
  if (training.task === 'clustering') return null
  for (const { name, test } of evaluation.metrics)
    if ((name === 'auc' || name === 'r2') && test !== null)
      return { metric: name, name: METRIC_WORDS[name].name, trained: test }
  return null
}
