import { describe, expect, test } from 'vitest'
import { type Algorithm, ALGORITHMS, type LearningTask, type Model } from '@plainflow/core'
import { scoreRows } from './score-rows.ts'
import { madeTable, madeTraining, NOTHING_KNOWN } from './testing/made-table.ts'
import { trainModel } from './train-model.ts'

const NUMBERS = madeTable(1200, 4, ([a = 0, b = 0, c = 0], chance) => {
  return 3 * a + (b > 0 ? 2 * c : -c) + 0.2 * chance()
})
const TWO = madeTable(1200, 4, ([a = 0, b = 0], chance) => Number(a + b * b > 0.6 * chance()), 2)
const THREE = madeTable(1200, 4, ([a = 0, b = 0]) => (a > 0.3 ? 2 : b > 0 ? 1 : 0), 3)
const GROUPS = madeTable(600, 3, () => 0)

function trained(algorithm: Algorithm, task: LearningTask, settings = {}, labels = 2) {
  const table = {
    regression: NUMBERS,
    clustering: GROUPS,
    classification: labels > 2 ? THREE : TWO,
  }[task]
  const training = madeTraining(task, algorithm, settings)
  return { table, model: trainModel(table, training, NOTHING_KNOWN, () => {}) }
}

function figure({ evaluation }: Model, name: string): number {
  return evaluation.metrics.find((metric) => metric.name === name)?.test ?? NaN
}

/** What each has to reach; a line cannot see what bends. */
const LEAST: readonly (readonly [Algorithm, number, number, number])[] = [
  ['linear_regression', 0.75, 0.9, 0.85],
  ['decision_tree', 0.75, 0.9, 0.98],
  ['random_forest', 0.85, 0.94, 0.98],
  ['gradient_boosting', 0.95, 0.94, 0.98],
  ['neural_network', 0.95, 0.94, 0.98],
]

describe('every algorithm learns what is there', () => {
  test.each(LEAST)('%s', (algorithm, numbers, two, three) => {
    expect(figure(trained(algorithm, 'regression').model, 'r2')).toBeGreaterThan(numbers)
    expect(figure(trained(algorithm, 'classification').model, 'auc')).toBeGreaterThan(two)
    const { model } = trained(algorithm, 'classification', {}, 3)
    expect(figure(model, 'auc')).toBeGreaterThan(three)
  })
})

describe('a model is the same bytes for the same rows', () => {
  test.each(ALGORITHMS.filter((each) => each !== 'clustering'))('%s', (algorithm) => {
    const once = JSON.stringify(trained(algorithm, 'classification', { epochs: 3 }).model)
    expect(JSON.stringify(trained(algorithm, 'classification', { epochs: 3 }).model)).toBe(once)
  })

  test('and another seed is another forest', () => {
    const training = madeTraining('classification', 'random_forest')
    const models = [1, 2].map((seed) =>
      JSON.stringify(trainModel(TWO, { ...training, seed }, NOTHING_KNOWN, () => {}).scorer),
    )
    expect(models[0]).not.toBe(models[1])
  })
})

test('what was chosen is noted, what was set stays', () => {
  const { model } = trained('gradient_boosting', 'classification', { trees: 7 })
  expect(model.training.settings).toEqual({
    trees: 7,
    depth: 3,
    rate: 0.1,
    balanced: false,
    folds: 0,
  })
})

test('trees add whole numbers that no 32 bits overflow, and steps are powers of two', () => {
  for (const task of ['regression', 'classification'] as const) {
    const { scorer } = trained('gradient_boosting', task).model
    if (scorer.kind !== 'trees') throw new Error('no trees')
    expect(Number.isInteger(Math.log2(scorer.step))).toBe(true)
    const leaves = JSON.stringify(scorer).matchAll(/"leaf":(-?[\d.e+-]+)/g)
    const values = [...leaves].map(([, leaf]) => Number(leaf))
    expect(values.every(Number.isInteger)).toBe(true)
    const most = values.reduce((left, right) => Math.max(left, Math.abs(right)), 0)
    expect(most * scorer.scores[0]!.trees.length).toBeLessThan(2 ** 31)
  }
})

test('folds say how much the figures depend on chance', () => {
  const { model } = trained('decision_tree', 'regression', { folds: 4 })
  const [r2] = model.evaluation.metrics
  expect(r2?.folds?.mean).toBeCloseTo(r2?.test ?? 0, 1)
  expect(r2?.folds?.spread).toBeGreaterThan(0)
})

test('rare labels count as much as frequent ones where that is asked for', () => {
  const table = madeTable(2000, 3, ([a = 0], chance) => Number(a > 0.85 - 0.3 * chance()), 2)
  const recall = (balanced: boolean) => {
    const training = madeTraining('classification', 'linear_regression', { balanced })
    const { evaluation } = trainModel(table, training, NOTHING_KNOWN, () => {})
    const [, [missed = 0, found = 0] = []] = evaluation.charts.confusion?.counts ?? []
    return found / (missed + found)
  }
  expect(recall(true)).toBeGreaterThan(recall(false))
})

describe('clusters', () => {
  const table = madeTable(900, 2, () => 0)
  const centres = [
    [0, 0],
    [8, 0],
    [0, 8],
  ]
  for (const [place, column] of table.columns.entries())
    for (let row = 0; row < table.count; row += 1)
      column[row] = column[row]! + centres[row % 3]![place]!

  test('that are there are counted and found', () => {
    const model = trainModel(
      table,
      madeTraining('clustering', 'clustering'),
      NOTHING_KNOWN,
      () => {},
    )
    expect(model.training.settings.clusters).toBe(3)
    const { scorer } = model
    if (scorer.kind !== 'clusters') throw new Error('no clusters')
    const found = scorer.centres.map((centre) =>
      centre.map((value) => Math.round(value / 8) * 8 + 0),
    )
    expect(found.toSorted((left, right) => left[0]! - right[0]! || left[1]! - right[1]!)).toEqual([
      [0, 0],
      [0, 8],
      [8, 0],
    ])
    expect(model.evaluation.findings).toEqual([])
  })

  test('that are not there are called weak', () => {
    const { model } = trained('clustering', 'clustering', { clusters: 6 })
    const kinds = model.evaluation.findings.map(({ kind }) => kind)
    expect(kinds).toEqual(model.evaluation.metrics[0]!.train! < 0.25 ? ['weak_clusters'] : [])
  })
})

test('a column that is dealt out anew costs what it is worth', () => {
  const { importance } = trained('gradient_boosting', 'regression').model.evaluation
  expect(importance[0]?.column).toBe('x0')
  expect(importance[0]?.permutation).toBeGreaterThan(0.3)
  expect(Math.abs(importance.find(({ column }) => column === 'x3')!.permutation!)).toBeLessThan(
    0.02,
  )
  expect(importance.reduce((sum, { gain }) => sum + gain, 0)).toBeCloseTo(1)
})

test('a score is what walking the tree by hand gives', () => {
  const { model, table } = trained('gradient_boosting', 'regression', { trees: 5 })
  const { scorer } = model
  if (scorer.kind !== 'trees') throw new Error('no trees')
  const [{ base, trees } = { base: 0, trees: [] }] = scorer.scores
  const [scores] = scoreRows(scorer, table.columns, table.testRows)
  for (const [at, row] of table.testRows.entries()) {
    let sum = 0
    for (const tree of trees) {
      let node = tree
      while (!('leaf' in node)) {
        if (!('most' in node.test)) throw new Error('no category is there')
        node = table.columns[node.feature]![row]! <= node.test.most ? node.yes : node.no
      }
      sum += node.leaf
    }
    expect(scores![at]).toBe(base + sum * scorer.step)
  }
})

test.each(['decision_tree', 'random_forest', 'gradient_boosting', 'linear_regression'] as const)(
  'folds whose rows all say the same number leave figures of %s that are numbers',
  (algorithm) => {
    const table = madeTable(42, 2, () => 5)
    const target = table.target!.map((_, row) => Math.max(5, row - 34))
    const training = { ...madeTraining('regression', algorithm, { folds: 5 }), seed: 0 }
    const trainRows = Int32Array.from({ length: 42 }, (_, row) => row)
    const own = { ...table, target, trainRows, testRows: trainRows.slice(30) }
    // With some of the seeds the 6 and the 7 are in one fold.
    for (let seed = 0; seed < 12; seed += 1) {
      const { evaluation } = trainModel(own, { ...training, seed }, NOTHING_KNOWN, () => {})
      const rmse = evaluation.metrics.find(({ name }) => name === 'rmse')?.folds
      expect(rmse?.mean).toBeLessThan(2)
      expect(rmse?.spread).toBeGreaterThan(0)
    }
  },
)
