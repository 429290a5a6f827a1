import type { MetricName } from './evaluation.ts'

export interface MetricWords {
  readonly name: string
  /** What it tells, in one line. */
  readonly explained: string
  /** Which way is better. */
  readonly better: 'higher' | 'lower'
  /** The best it can be; null where there is no bound. */
  readonly best: number | null
}

/** What each measure is called for people. */
export const METRIC_WORDS: Readonly<Record<MetricName, MetricWords>> = {
  auc: {
    name: 'AUC',
    explained:
      'How well the scores put the rows in order: 0.5 is guessing, 1 is no mistake. It does not depend on where the line is drawn.',
    better: 'higher',
    best: 1,
  },
  accuracy: {
    name: 'Accuracy',
    explained: 'The share of rows whose answer was right.',
    better: 'higher',
    best: 1,
  },
  f1: {
    name: 'F1',
    explained:
      'How many of a label are found and how many of those found are right, in one figure, averaged over the labels: rare ones count as much as frequent ones.',
    better: 'higher',
    best: 1,
  },
  log_loss: {
    name: 'Log loss',
    explained: 'How wrong the stated chances are; being sure and wrong costs most.',
    better: 'lower',
    best: 0,
  },
  r2: {
    name: 'R²',
    explained:
      'The share of what varies that the model explains: 0 is always saying the mean, 1 is no mistake.',
    better: 'higher',
    best: 1,
  },
  rmse: {
    name: 'RMSE',
    explained: 'The usual size of a mistake, in the unit of the target; large ones weigh more.',
    better: 'lower',
    best: 0,
  },
  mae: {
    name: 'MAE',
    explained: 'By how much a prediction is off on average, in the unit of the target.',
    better: 'lower',
    best: 0,
  },
  silhouette: {
    name: 'Silhouette',
    explained:
      'How much closer a row is to its own group than to the next one: 1 is far apart, 0 is no border.',
    better: 'higher',
    best: 1,
  },
  inertia: {
    name: 'Inertia',
    explained:
      'How far the rows lie from the centre of their group, squared and added; it falls with every further group.',
    better: 'lower',
    best: 0,
  },
}
