import type { Cell } from '../../relation/column.ts'
import type { Charts, Curve, Evaluation, Finding, Importance } from '../evaluation.ts'
import { type Label, type Model, MODEL_FORMAT } from '../model.ts'
import type { LearningTask, Training } from '../training.ts'

export interface Sample {
  readonly task: LearningTask
  readonly seed?: number
  readonly labels?: readonly Label[]
  /** 0: the scores know nothing; 3: they hardly err. */
  readonly signal?: number
  readonly rows?: number
  readonly findings?: readonly Finding[]
}

/** A model as a training would leave it: its figures are reckoned from rows that were drawn, its trees are not. */
export function sampleModel({
  task,
  seed = 1,
  labels = ['no', 'yes'],
  signal = 1.5,
  rows = 400,
  findings = [],
}: Sample): Model {
  const draw = createDraw(seed)
  const charts = CHARTS[task]({ draw, labels, signal, rows })
  return {
    format: MODEL_FORMAT,
    training: trainingOf(task),
    features: [
      { column: 'tenure', kind: 'number' },
      { column: 'plan', kind: 'code', values: ['basic', 'pro'] },
    ],
    labels: task === 'classification' ? labels : [],
    scorer: { kind: 'trees', step: 2 ** -20, scores: [{ base: 0, trees: [{ leaf: 1 }] }] },
    chance: task === 'classification' ? 'logistic' : null,
    evaluation: { ...charts, importance: importanceOf(draw), findings },
    rows: { train: rows * 4, test: task === 'clustering' ? 0 : rows, withoutTarget: 3 },
    fingerprint: 'f'.repeat(32),
  }
}

function trainingOf(task: LearningTask): Training {
  return {
    task,
    algorithm: task === 'clustering' ? 'clustering' : 'gradient_boosting',
    target: task === 'clustering' ? null : task === 'regression' ? 'price' : 'churned',
    features: [
      { name: 'tenure', type: 'number' },
      { name: 'plan', type: 'text' },
      { name: 'city', type: 'text' },
      { name: 'age', type: 'integer' },
    ],
    split: { by: 'key', columns: [{ name: 'customer_id', type: 'integer' }], share: 0.2 },
    seed: 42,
    settings: { trees: 100, depth: 4, rate: 0.2 },
  }
}

interface Ground {
  readonly draw: () => number
  readonly labels: readonly Label[]
  readonly signal: number
  readonly rows: number
}

type Reckoned = Pick<Evaluation, 'metrics' | 'charts'>

const CHARTS: Readonly<Record<LearningTask, (ground: Ground) => Reckoned>> = {
  classification: classify,
  regression: regress,
  clustering: cluster,
}

function classify({ draw, labels, signal, rows }: Ground): Reckoned {
  const drawn = Array.from({ length: rows }, () => {
    // The first label is twice as frequent as any other.
    const actual = Math.max(0, Math.floor(draw() * (labels.length + 1)) - 1)
    const scores = labels.map((_, at) => (at === actual ? signal : 0) + normal(draw))
    return { actual, scores, predicted: scores.indexOf(Math.max(...scores)) }
  })
  const counts = labels.map((_, actual) =>
    labels.map(
      (__, predicted) =>
        drawn.filter((row) => row.actual === actual && row.predicted === predicted).length,
    ),
  )
  const told = labels.length === 2 ? [1] : labels.map((_, at) => at)
  const curves = told.map((at) => {
    const margin = (scores: readonly number[]) =>
      (scores[at] ?? 0) - Math.max(...scores.filter((_, other) => other !== at))
    const ranked = drawn
      .map((row) => ({ isIt: row.actual === at, score: margin(row.scores) }))
      .toSorted((one, other) => other.score - one.score)
    return { label: labels[at] ?? null, ...curvesOf(ranked) }
  })
  const right = drawn.filter(({ actual, predicted }) => actual === predicted).length / rows
  const majority =
    Math.max(...counts.map((row) => row.reduce((sum, count) => sum + count, 0))) / rows
  const auc = curves.reduce((sum, one) => sum + one.area, 0) / curves.length
  return {
    metrics: [
      { name: 'accuracy', train: Math.min(1, right + 0.02), test: right, baseline: majority },
      { name: 'auc', train: Math.min(1, auc + 0.02), test: auc, baseline: 0.5 },
    ],
    charts: {
      confusion: { labels: [...labels], counts },
      roc: curves.map(({ label, roc }) => ({ label, points: roc })),
      precisionRecall: curves.map(({ label, precision }) => ({ label, points: precision })),
      learning: learningOf(draw),
    },
  }
}

function curvesOf(ranked: readonly { readonly isIt: boolean }[]): {
  readonly roc: Curve['points']
  readonly precision: Curve['points']
  readonly area: number
} {
  const all = Math.max(1, ranked.filter(({ isIt }) => isIt).length)
  const others = Math.max(1, ranked.length - all)
  let [hits, misses, area] = [0, 0, 0]
  const roc = [{ x: 0, y: 0 }]
  const precision: { x: number; y: number }[] = []
  for (const { isIt } of ranked) {
    if (isIt) hits += 1
    else {
      misses += 1
      area += hits / all / others
    }
    roc.push({ x: misses / others, y: hits / all })
    precision.push({ x: hits / all, y: hits / (hits + misses) })
  }
  const every = Math.max(1, Math.ceil(ranked.length / 150))
  const thin = <T>(points: readonly T[]) =>
    points.filter((_, at) => at % every === 0 || at === points.length - 1)
  return { roc: thin(roc), precision: thin(precision), area }
}

function regress({ draw, signal, rows }: Ground): Reckoned {
  const drawn = Array.from({ length: rows }, () => {
    const actual = 250_000 + 60_000 * normal(draw)
    const noise = (60_000 / Math.max(0.2, signal)) * normal(draw)
    return { actual, predicted: actual + noise }
  })
  const mean = drawn.reduce((sum, row) => sum + row.actual, 0) / rows
  const sum = (of: (row: (typeof drawn)[number]) => number) =>
    drawn.reduce((total, row) => total + of(row), 0)
  const [squares, whole] = [
    sum(({ actual, predicted }) => (actual - predicted) ** 2),
    sum(({ actual }) => (actual - mean) ** 2),
  ]
  const [r2, rmse] = [1 - squares / whole, Math.sqrt(squares / rows)]
  const mae = sum(({ actual, predicted }) => Math.abs(actual - predicted)) / rows
  const base = sum(({ actual }) => Math.abs(actual - mean)) / rows
  const bounds = Array.from({ length: 12 }, (_, at) => (at - 6) * 0.5 * rmse)
  return {
    metrics: [
      { name: 'r2', train: r2 + 0.01, test: r2, baseline: 0 },
      { name: 'rmse', train: rmse * 0.97, test: rmse, baseline: Math.sqrt(whole / rows) },
      { name: 'mae', train: mae * 0.97, test: mae, baseline: base },
    ],
    charts: {
      fit: drawn.slice(0, 200),
      residuals: bounds.map((from) => {
        const to = from + 0.5 * rmse
        const isIn = ({ actual, predicted }: (typeof drawn)[number]) =>
          actual - predicted >= from && actual - predicted < to
        return { from, to, count: drawn.filter(isIn).length }
      }),
      learning: learningOf(draw),
    },
  }
}

function cluster({ draw, signal, rows }: Ground): Reckoned {
  const clusters = Array.from({ length: 5 }, (_, at) => {
    const centre: Record<string, Cell> = {
      tenure: Math.round(draw() * 60),
      age: 20 + Math.round(draw() * 50),
      plan: draw() < 0.5 ? 'basic' : 'pro',
    }
    return { cluster: at, rows: Math.max(1, Math.round(rows * draw())), centre }
  })
  return {
    metrics: [
      { name: 'silhouette', train: Math.min(0.95, signal / 3), test: null, baseline: null },
      { name: 'inertia', train: 2_695.6, test: null, baseline: null },
    ],
    charts: { clusters },
  }
}

function learningOf(draw: () => number): NonNullable<Charts['learning']> {
  return Array.from({ length: 100 }, (_, at) => {
    const train = 0.35 + 0.34 * Math.exp(-(at + 1) / 18)
    return { round: at + 1, train, test: train + 0.02 + 0.0004 * at + 0.002 * draw() }
  })
}

function importanceOf(draw: () => number): readonly Importance[] {
  return [
    { column: 'tenure', gain: 0.46, permutation: 0.11 + 0.01 * draw() },
    { column: 'plan', gain: 0.31, permutation: 0.07 + 0.01 * draw() },
    { column: 'city', gain: 0.15, permutation: 0.01 },
    { column: 'age', gain: 0.08, permutation: -0.001 },
  ]
}

function normal(draw: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw())
}

/** Mulberry32: the same numbers for a seed on every machine. */
function createDraw(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
