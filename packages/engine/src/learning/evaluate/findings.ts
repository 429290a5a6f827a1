import type { Metric, Training, LearningFinding } from '@plainflow/core'
import type { FeatureTable } from '../feature-table.ts'
import type { Bins } from '../trees/bin-columns.ts'
import { collinearColumns } from './collinear-columns.ts'
import { RARE } from './evaluate-model.ts'
import { tellingColumns } from './telling-columns.ts'

/** Fewer rows than this in all, or of a label, are chance. */
const [FEW_ROWS, FEW_OF_A_LABEL] = [100, 20]
/** By so much the train rows may be better: in accuracy and area, in R². */
const [MORE_OF_LABELS, MORE_OF_NUMBERS] = [0.1, 0.15]
/** Kaufman and Rousseeuw find no structure below. */
const WEAK_SILHOUETTE = 0.25
const NO_R2 = 0.01

/** What a person should know before trusting the model. */
export function findingsOf(
  table: FeatureTable,
  training: Training,
  metrics: readonly Metric[],
  bins: Bins | undefined,
): readonly LearningFinding[] {
  return [
    ...(training.task === 'clustering' ? [] : tellingColumns(table, training, bins)),
    ...labelFindings(table, training),
    ...rowFindings(table),
    ...collinearColumns(table),
    ...metricFindings(table, training, metrics),
  ]
}

function rowFindings({ trainRows, labels }: FeatureTable): readonly LearningFinding[] {
  const rows = trainRows.length
  // Of labels it is told how many rows the rarest has.
  return rows < FEW_ROWS && labels.length === 0
    ? [{ kind: 'few_rows', columns: [], evidence: { rows } }]
    : []
}

function labelFindings(
  { labels, target, trainRows, testRows }: FeatureTable,
  { task, target: column }: Training,
): readonly LearningFinding[] {
  if (task !== 'classification' || !target || column === null) return []
  const counts = labels.map(() => 0)
  for (const row of trainRows) counts[target[row]!]! += 1
  const unseen = testRows.filter((row) => target[row]! < 0).length
  const rarest = Math.min(...counts)
  const share = rarest / trainRows.length
  const columns = [column]
  return [
    ...(share < RARE && share * labels.length < 0.5
      ? [{ kind: 'imbalance', columns, evidence: { share } } as const]
      : []),
    ...(rarest < FEW_OF_A_LABEL
      ? [{ kind: 'few_rows', columns, evidence: { rows: rarest } } as const]
      : []),
    ...(unseen > 0 ? [{ kind: 'unseen_label', columns, evidence: { rows: unseen } } as const] : []),
  ]
}

function metricFindings(
  table: FeatureTable,
  { task }: Training,
  metrics: readonly Metric[],
): readonly LearningFinding[] {
  const named = (name: string) => metrics.find((metric) => metric.name === name)
  if (task === 'clustering') {
    const value = named('silhouette')?.train ?? null
    if (value === null || value >= WEAK_SILHOUETTE) return []
    return [{ kind: 'weak_clusters', columns: [], evidence: { silhouette: value } }]
  }
  const metric = named(task === 'classification' ? 'auc' : 'r2')
  const { train = null, test = null } = metric ?? {}
  if (test === null) return []
  const baseline = task === 'classification' ? 0.5 : 0
  if (test <= baseline + (task === 'classification' ? chanceArea(table) : NO_R2))
    return [{ kind: 'no_signal', columns: [], evidence: { model: test, baseline } }]
  const most = task === 'classification' ? MORE_OF_LABELS : MORE_OF_NUMBERS
  if (train === null || train - test <= most) return []
  return [{ kind: 'overfitting', columns: [], evidence: { train, test } }]
}

/** How far from a half the area of guesses comes by chance, in two deviations. */
function chanceArea({ target, testRows, labels }: FeatureTable): number {
  const counts = labels.map(() => 0)
  for (const row of testRows) if (target![row]! >= 0) counts[target![row]!]! += 1
  const rarest = Math.max(1, Math.min(...counts.filter((count) => count > 0)))
  const rest = Math.max(1, testRows.length - rarest)
  return Math.max(0.02, 2 * Math.sqrt((1 / rarest + 1 / rest) / 12))
}
