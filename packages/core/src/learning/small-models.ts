import type { Evaluation } from './evaluation.ts'
import { type Model, MODEL_FORMAT } from './model.ts'
import type { Training } from './training.ts'

/** Two models that anybody can reckon by heart: 2x + 1, and whether x is above 0. Examples of blocks rest on them. */
const training: Training = {
  task: 'regression',
  algorithm: 'linear_regression',
  target: 'y',
  features: [{ name: 'x', type: 'number' }],
  split: { by: 'key', columns: [{ name: 'x', type: 'number' }], share: 0.2 },
  seed: 42,
  settings: {},
}

const evaluation: Evaluation = {
  metrics: [
    { name: 'r2', train: 1, test: 0.75, baseline: 0 },
    { name: 'mae', train: 0, test: null, baseline: 2.5 },
  ],
  importance: [{ column: 'x', gain: 1, permutation: null }],
  charts: {},
  findings: [],
}

export const lineModel: Model = {
  format: MODEL_FORMAT,
  training,
  features: [{ kind: 'number', column: 'x', fill: 0 }],
  labels: [],
  scorer: { kind: 'linear', scores: [{ intercept: 1, weights: [2] }] },
  chance: null,
  evaluation,
  rows: { train: 4, test: 1, withoutTarget: 0 },
  fingerprint: 'none',
}

export const yesNoModel: Model = {
  ...lineModel,
  training: { ...training, task: 'classification' },
  labels: ['minus', 'plus'],
  scorer: { kind: 'linear', scores: [{ intercept: 0, weights: [1] }] },
  chance: 'logistic',
}

/** Around 2 and around 4; of two equally near the first. */
export const clusterModel: Model = {
  ...lineModel,
  training: { ...training, task: 'clustering', algorithm: 'clustering', target: null },
  scorer: { kind: 'clusters', weights: [1], centres: [[2], [4]] },
}
