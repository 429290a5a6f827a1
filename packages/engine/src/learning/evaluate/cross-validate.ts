import type { Metric, MetricName, Training } from '@plainflow/core'
import type { FeatureTable } from '../feature-table.ts'
import { fitModel } from '../fit-model.ts'
import { seededRandom, shuffle } from '../seeded-random.ts'
import type { Bins } from '../trees/bin-columns.ts'
import { type Measured, measure } from './evaluate-model.ts'

type Folds = NonNullable<Metric['folds']>

/**
 * The train rows in so many parts, each once the one that is tested: how much the figures depend on
 * which rows were kept aside. Rows of one group stay together, as they do in the split.
 */
export function crossValidate(
  table: FeatureTable,
  training: Training,
  bins: Bins | undefined,
  tell: (share: number) => void,
): Readonly<Partial<Record<MetricName, Folds>>> {
  const folds = training.settings.folds ?? 0
  if (folds < 2 || table.trainRows.length < 2 * folds) return {}
  const foldOf = foldsOf(table, folds, training.seed)
  const found: Measured[] = []
  for (let fold = 0; fold < folds; fold += 1) {
    const trainRows = table.trainRows.filter((row) => foldOf(row) !== fold)
    const testRows = table.trainRows.filter((row) => foldOf(row) === fold)
    const isLost = labelsIn(table, trainRows) < table.labels.length
    if (testRows.length > 0 && !isLost) {
      const own = { ...table, trainRows, testRows }
      const onShare = (share: number) => tell((fold + share) / folds)
      const fit = fitModel(own, { training, bins, hasCurve: false, onShare })
      const measured = measure(own, training, fit, testRows)
      if (Object.values(measured).every(isNumberOrNone)) found.push(measured)
    }
    tell((fold + 1) / folds)
  }
  // The names of what was measured, all of which are metrics.
  const names = Object.keys(found[0] ?? {}) as MetricName[]
  return Object.fromEntries(
    names.flatMap((name) => {
      const values = found.flatMap((each) => each[name] ?? [])
      return values.length === found.length ? [[name, meanAndSpread(values)]] : []
    }),
  )
}

/** Too few or too similar rows may leave a fold without figures that mean something. */
function isNumberOrNone(value: number | null): boolean {
  return value === null || Number.isFinite(value)
}

function foldsOf({ groups }: FeatureTable, folds: number, seed: number) {
  const most = groups.reduce((left, right) => Math.max(left, right), -1)
  const order = Int32Array.from({ length: most + 1 }, (_, group) => group)
  shuffle(order, seededRandom(seed + 1))
  return (row: number) => order[groups[row]!]! % folds
}

function labelsIn({ target, labels }: FeatureTable, rows: Int32Array): number {
  return labels.length === 0 ? 0 : new Set(Array.from(rows, (row) => target![row]!)).size
}

function meanAndSpread(values: readonly number[]): Folds {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const squares = values.reduce((sum, value) => sum + (value - mean) * (value - mean), 0)
  return { mean, spread: Math.sqrt(squares / Math.max(1, values.length - 1)) }
}
