import type {
  Evaluation,
  LearningTask,
  Metric,
  MetricName,
  Training,
  LearningFinding,
} from '@plainflow/core'
import type { FeatureColumn, FeatureTable } from '../feature-table.ts'
import type { Fit } from '../fit-model.ts'
import { nearestClusters, predictLabels } from '../predictions.ts'
import { scoreRows } from '../score-rows.ts'
import { clusterCharts } from './cluster-charts.ts'
import { curvesOf, thinned } from './curves.ts'
import { importanceOf } from './importance.ts'
import { confusionOf, labelBaseline, labelMetrics } from './label-metrics.ts'
import { numberMetrics } from './number-metrics.ts'
import { residualsOf } from './residuals.ts'
import { silhouette } from './silhouette.ts'

/** What is measured of a fit; null where nothing can be. */
export type Measured = Readonly<Partial<Record<MetricName, number | null>>>

/** How good a model is on rows it was not trained on, and what it looks at. */
export function evaluateModel(
  table: FeatureTable,
  training: Training,
  fit: Fit,
): Omit<Evaluation, 'findings'> & { readonly findings: readonly LearningFinding[] } {
  const judge = JUDGES[training.task]
  const { names, baseline, charts } = judge(table, training, fit)
  const train = measure(table, training, fit, thinnedRows(table.trainRows))
  const test = table.testRows.length > 0 ? measure(table, training, fit, table.testRows) : {}
  const metrics = names.map((name): Metric => ({
    name,
    train: train[name] ?? null,
    test: test[name] ?? null,
    baseline: baseline[name] ?? null,
  }))
  const first = names[0]!
  const sampled =
    training.task === 'clustering'
      ? null
      : (columns: readonly FeatureColumn[], rows: Int32Array) =>
          measure({ ...table, columns }, training, fit, rows)[first] ?? null
  const importance = importanceOf(table, fit.gains, training.seed, sampled)
  const learning = fit.learning.length > 0 ? { learning: thinned(fit.learning) } : {}
  return { metrics, importance, charts: { ...charts, ...learning }, findings: [] }
}

/** All that is measured for a task, over these rows; rows whose label is not known are left out. */
export function measure(
  { columns, target, labels }: FeatureTable,
  { task }: Training,
  { scorer, chance }: Pick<Fit, 'scorer' | 'chance'>,
  rows: Int32Array,
): Measured {
  if (task === 'clustering') {
    if (scorer.kind !== 'clusters') return {}
    const distances = scoreRows(scorer, columns, rows)
    const nearest = nearestClusters(distances)
    const inertia = nearest.reduce((sum, cluster, row) => sum + distances[cluster]![row]!, 0)
    return { silhouette: silhouette(scorer, columns, rows, nearest), inertia }
  }
  if (task === 'regression') {
    const actual = Float64Array.from(rows, (row) => target![row]!)
    return { ...numberMetrics(actual, scoreRows(scorer, columns, rows)[0]!) }
  }
  const known = rows.filter((row) => target![row]! >= 0)
  if (known.length === 0) return {}
  const actual = Int32Array.from(known, (row) => target![row]!)
  const said = predictLabels(scoreRows(scorer, columns, known), labels.length, chance)
  return { ...labelMetrics(actual, said, labels.length) }
}

interface Judgement {
  readonly names: readonly MetricName[]
  readonly baseline: Measured
  readonly charts: Evaluation['charts']
}

type Judge = (table: FeatureTable, training: Training, fit: Fit) => Judgement

const JUDGES: Record<LearningTask, Judge> = {
  classification({ columns, target, labels, trainRows, testRows }, _, { scorer, chance }) {
    const shares = new Float64Array(labels.length)
    for (const row of trainRows) shares[target![row]!]! += 1 / trainRows.length
    const isRare = shares.reduce((least, share) => Math.min(least, share), 1) < RARE
    const names: MetricName[] = isRare
      ? ['auc', 'f1', 'accuracy', 'log_loss']
      : ['accuracy', 'auc', 'f1', 'log_loss']
    const known = testRows.filter((row) => target![row]! >= 0)
    if (known.length === 0) return { names, baseline: {}, charts: {} }
    const actual = Int32Array.from(known, (row) => target![row]!)
    const said = predictLabels(scoreRows(scorer, columns, known), labels.length, chance)
    const counts = confusionOf(actual, said.labels, labels.length)
    return {
      names,
      baseline: { ...labelBaseline(actual, shares) },
      charts: { confusion: { labels, counts }, ...curvesOf(actual, said.chances, labels) },
    }
  },
  regression({ columns, target, trainRows, testRows }, _, { scorer }) {
    const names: MetricName[] = ['r2', 'rmse', 'mae']
    if (testRows.length === 0) return { names, baseline: {}, charts: {} }
    const actual = Float64Array.from(testRows, (row) => target![row]!)
    const predicted = scoreRows(scorer, columns, testRows)[0]!
    const mean = trainRows.reduce((sum, row) => sum + target![row]!, 0) / trainRows.length
    const points = Array.from(actual, (value, row) => ({
      actual: value,
      predicted: predicted[row]!,
    }))
    return {
      names,
      baseline: {
        ...numberMetrics(
          actual,
          actual.map(() => mean),
        ),
      },
      charts: { fit: thinned(points), residuals: residualsOf(actual, predicted) },
    }
  },
  clustering(table, _, { scorer }) {
    const names: MetricName[] = ['silhouette', 'inertia']
    if (scorer.kind !== 'clusters') return { names, baseline: {}, charts: {} }
    return { names, baseline: {}, charts: { clusters: clusterCharts(table, scorer) } }
  },
}

/** Below this share accuracy says little: always saying the frequent label is nearly always right. */
export const RARE = 0.1

/** What the model knows already says enough in so many rows. */
const MOST_TRAIN_ROWS = 50_000

function thinnedRows(rows: Int32Array): Int32Array {
  const step = Math.max(1, Math.ceil(rows.length / MOST_TRAIN_ROWS))
  return step === 1 ? rows : rows.filter((_, at) => at % step === 0)
}
