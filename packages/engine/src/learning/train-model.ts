import { MODEL_FORMAT, type Model, type Training, type LearningFinding } from '@plainflow/core'
import { checkFinite } from './check-finite.ts'
import { chooseSettings } from './choose-settings.ts'
import { crossValidate } from './evaluate/cross-validate.ts'
import { evaluateModel } from './evaluate/evaluate-model.ts'
import { findingsOf } from './evaluate/findings.ts'
import type { FeatureTable } from './feature-table.ts'
import { fitModel } from './fit-model.ts'
import { binColumns } from './trees/bin-columns.ts'

/** What is known of the rows beside their features. */
export interface RowsKnown {
  readonly withoutTarget: number
  readonly fingerprint: string
  readonly testFrom?: string
  /** What was found while the features were. */
  readonly findings: readonly LearningFinding[]
}

/**
 * A model of a table of features, with what it is worth: the same bytes for the same rows and the same
 * training, on any machine. One thread, a fixed order, no clock.
 */
export function trainModel(
  table: FeatureTable,
  asked: Training,
  known: RowsKnown,
  tell: (share: number) => void,
): Model {
  const training = { ...asked, settings: chooseSettings(table, asked) }
  const folds = training.settings.folds ?? 0
  const whole = 1 / (1 + folds)
  const bins = BINNED.has(training.algorithm) ? binColumns(table) : undefined
  const options = { training, bins, hasCurve: true }
  const fit = fitModel(table, { ...options, onShare: (share) => tell(0.85 * whole * share) })
  const evaluation = evaluateModel(table, training, fit)
  const validated = crossValidate(table, training, bins, (share) =>
    tell(0.85 * (whole + (1 - whole) * share)),
  )
  tell(0.9)
  const metrics = evaluation.metrics.map((metric) => {
    const own = validated[metric.name]
    return own ? { ...metric, folds: own } : metric
  })
  const findings = [...known.findings, ...findingsOf(table, training, metrics, bins)]
  const model: Model = {
    format: MODEL_FORMAT,
    training,
    ...(Object.keys(asked.settings).length === 0 ? {} : { asked: asked.settings }),
    features: table.features,
    labels: table.labels,
    scorer: fit.scorer,
    chance: fit.chance,
    evaluation: { ...evaluation, metrics, findings },
    rows: {
      train: table.trainRows.length,
      test: table.testRows.length,
      withoutTarget: known.withoutTarget,
    },
    fingerprint: known.fingerprint,
    ...(known.testFrom === undefined ? {} : { testFrom: known.testFrom }),
  }
  checkFinite(model)
  return model
}

const BINNED: ReadonlySet<string> = new Set(['decision_tree', 'random_forest', 'gradient_boosting'])
