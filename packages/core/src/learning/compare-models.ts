import type { Metric, MetricName } from './evaluation.ts'
import { METRIC_WORDS } from './metric-words.ts'
import { isFigure } from './say-figure.ts'
import type { Training } from './training.ts'
import { ALGORITHM_WORDS } from './training-words.ts'
import type { Judged } from './verdict.ts'

export interface ModelComparison {
  /** Every measure that either has; in the order of the first. */
  readonly metrics: readonly ComparedMetric[]
  /** What decides about the training and is not the same. */
  readonly settings: readonly {
    readonly name: string
    readonly one: string
    readonly other: string
  }[]
  /** Shares of the gain; the greatest change first, only where there is one. */
  readonly importance: readonly {
    readonly column: string
    readonly one: number | null
    readonly other: number | null
  }[]
}

export interface ComparedMetric {
  readonly name: MetricName
  readonly one: number | null
  readonly other: number | null
  /** Null where they are equal, or one is missing. */
  readonly better: 'one' | 'other' | null
}

/** Two models side by side. */
export function compareModels(one: Judged, other: Judged): ModelComparison {
  return {
    metrics: compareMetrics(one.evaluation.metrics, other.evaluation.metrics),
    settings: compareSettings(one, other),
    importance: compareImportance(one, other),
  }
}

function compareMetrics(
  one: readonly Metric[],
  other: readonly Metric[],
): readonly ComparedMetric[] {
  const names = [...new Set([...one, ...other].map(({ name }) => name))]
  return names.map((name) => {
    const [left, right] = [one, other].map((all) =>
      valueOf(all.find((metric) => metric.name === name)),
    )
    const isHigher = METRIC_WORDS[name].better === 'higher'
    const better =
      !isFigure(left) || !isFigure(right) || left === right
        ? null
        : left > right === isHigher
          ? ('one' as const)
          : ('other' as const)
    return { name, one: left ?? null, other: right ?? null, better }
  })
}

function valueOf(metric: Metric | undefined): number | null {
  const value = metric?.test ?? metric?.train
  return isFigure(value) ? value : null
}

const NOT_SET = 'chosen by the trainer'

function compareSettings(one: Judged, other: Judged) {
  const [left, right] = [listSettings(one), listSettings(other)]
  const names = [...new Set([...left.keys(), ...right.keys()])]
  return names
    .map((name) => ({
      name,
      one: left.get(name) ?? NOT_SET,
      other: right.get(name) ?? NOT_SET,
    }))
    .filter((pair) => pair.one !== pair.other)
}

/** Everything that decides which model comes out, in words. */
export function listSettings({
  training,
  rows,
}: Pick<Judged, 'training' | 'rows'>): ReadonlyMap<string, string> {
  const { algorithm, target, features, split, seed, settings } = training
  return new Map([
    ['Algorithm', ALGORITHM_WORDS[algorithm]],
    ...(target === null ? [] : [['Target', target] as const]),
    ['Columns', features.map(({ name }) => name).join(', ')],
    ...(training.task === 'clustering' ? [] : [['Test rows', saySplit(split)] as const]),
    ['Seed', String(seed)],
    ['Rows learned from', rows.train.toLocaleString('en-US')],
    ...SETTINGS.flatMap(([key, name]) => {
      const value = settings[key]
      if (value === undefined) return []
      return [[name, value === true ? 'yes' : value === false ? 'no' : String(value)] as const]
    }),
  ])
}

const SETTINGS = [
  ['trees', 'Trees'],
  ['depth', 'Depth'],
  ['rate', 'Learning rate'],
  ['clusters', 'Groups'],
  ['epochs', 'Rounds over the rows'],
  ['balanced', 'Rare labels count as much'],
  ['folds', 'Folds'],
] as const satisfies readonly (readonly [keyof Training['settings'], string])[]

const MOST_KEYS = 4

function saySplit(split: Training['split']): string {
  const share = `${Number((split.share * 100).toFixed(1))} %`
  if (split.by === 'time') return `${share}, the latest by ${split.column}`
  const names = split.columns.map(({ name }) => name)
  if (names.length === 0) return share
  // Where no key is known all columns are one, which nobody wants to read.
  return `${share} by ${names.length > MOST_KEYS ? `${names.length} columns` : names.join(', ')}`
}

/** Less is no change that anybody acts upon. */
const LEAST_CHANGE = 0.005

function compareImportance(one: Judged, other: Judged) {
  const [left, right] = [one, other].map(
    ({ evaluation }) => new Map(evaluation.importance.map(({ column, gain }) => [column, gain])),
  )
  const columns = [...new Set([...(left?.keys() ?? []), ...(right?.keys() ?? [])])]
  return columns
    .map((column) => ({
      column,
      one: left?.get(column) ?? null,
      other: right?.get(column) ?? null,
    }))
    .filter((pair) => change(pair) >= LEAST_CHANGE)
    .toSorted((a, b) => change(b) - change(a))
}

function change({
  one,
  other,
}: {
  readonly one: number | null
  readonly other: number | null
}): number {
  return Math.abs((one ?? 0) - (other ?? 0))
}
