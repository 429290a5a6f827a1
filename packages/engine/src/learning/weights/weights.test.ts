import { describe, expect, test } from 'vitest'
import { fitModel } from '../fit-model.ts'
import { predictLabels } from '../predictions.ts'
import { scoreRows } from '../score-rows.ts'
import { seededRandom } from '../seeded-random.ts'
import { madeTable, madeTraining } from '../testing/made-table.ts'
import { Layers } from './network-layers.ts'
import { settle } from './train-clusters.ts'

const options = { hasCurve: false, onShare: () => {} }

describe('a line through the rows', () => {
  const table = madeTable(400, 5, ([a = 0, b = 0], chance) => 2 + 3 * a - b + chance())

  test('leaves nothing that its columns could still tell', () => {
    const training = madeTraining('regression', 'linear_regression')
    const { scorer } = fitModel(table, { training, ...options })
    const rest = residuals(table, scorer)
    for (const column of [...table.columns, new Float64Array(table.count).fill(1)]) {
      let sum = 0
      for (const [at, row] of table.trainRows.entries()) sum += column[row]! * rest[at]!
      expect(Math.abs(sum)).toBeLessThan(1e-9)
    }
  })

  test('is as good with a column twice, which then has no weight', () => {
    const training = madeTraining('regression', 'linear_regression')
    const twice = {
      ...table,
      columns: [...table.columns, table.columns[0]!],
      features: [...table.features, table.features[0]!],
    }
    const [once, again] = [table, twice].map((each) => {
      const { scorer } = fitModel(each, { training, ...options })
      if (scorer.kind !== 'linear') throw new Error('no line')
      return { weights: scorer.scores[0]!.weights, rest: residuals(each, scorer) }
    })
    expect(again!.weights[5]).toBe(0)
    expect(again!.rest[0]).toBeCloseTo(once!.rest[0]!, 9)
  })
})

function residuals(table: ReturnType<typeof madeTable>, scorer: Parameters<typeof scoreRows>[0]) {
  const [scores] = scoreRows(scorer, table.columns, table.trainRows)
  return table.trainRows.reduce<number[]>((all, row, at) => {
    all.push(table.target![row]! - scores![at]!)
    return all
  }, [])
}

test.each([2, 3])('the slope of the likelihood of %i labels is 0 where it ends', (labels) => {
  const table = madeTable(
    500,
    3,
    ([a = 0, b = 0], chance) =>
      Math.min(labels - 1, Math.max(0, Math.floor(1.5 * a + b + 2 * chance()))),
    labels,
  )
  const training = madeTraining('classification', 'linear_regression')
  const { scorer, chance } = fitModel(table, { training, ...options })
  const scores = scoreRows(scorer, table.columns, table.trainRows)
  const { chances } = predictLabels(scores, labels, chance)
  // Of the intercept, which nothing holds back: as many are expected of each label as there are.
  for (let label = 0; label < labels; label += 1) {
    const there = table.trainRows.filter((row) => table.target![row] === label).length
    const expected = chances[label]!.reduce((sum, each) => sum + each, 0)
    expect(expected).toBeCloseTo(there, 5)
  }
})

describe('a network', () => {
  test.each(['number', 'logistic', 'softmax'] as const)(
    'knows the slope of its loss: %s',
    (kind) => {
      const random = seededRandom(3)
      const layers = new Layers([4, 6, 5, kind === 'softmax' ? 3 : 1], random)
      const row = Float64Array.from({ length: 4 }, () => random.next() * 2 - 1)
      const target = kind === 'number' ? 0.7 : 1
      layers.learn(row, target, 1, kind)
      const slopes = layers.slopes.map((each) => each.slice())
      let largest = 0
      for (const [layer, weights] of layers.weights.entries())
        for (let at = 0; at < weights.length; at += 1) {
          const [own, step] = [weights[at]!, 1e-5]
          weights[at] = own + step
          const above = layers.learn(row, target, 1, kind)
          weights[at] = own - step
          const below = layers.learn(row, target, 1, kind)
          weights[at] = own
          largest = Math.max(largest, Math.abs((above - below) / (2 * step) - slopes[layer]![at]!))
        }
      expect(largest).toBeLessThan(1e-7)
      expect(slopes.some((each) => each.some((slope) => Math.abs(slope) > 0.01))).toBe(true)
    },
  )
})

test('clusters end where every centre is the middle of its rows', () => {
  const random = seededRandom(8)
  const points = Float64Array.from({ length: 600 }, () => random.next())
  const { centres, inertia } = settle(points, 2, points.slice(0, 8))
  const sums = new Float64Array(12)
  let distance = 0
  for (let row = 0; row < 300; row += 1) {
    const [x, y] = [points[row * 2]!, points[row * 2 + 1]!]
    const squares = [0, 1, 2, 3].map(
      (c) => (x - centres[c * 2]!) ** 2 + (y - centres[c * 2 + 1]!) ** 2,
    )
    const near = squares.indexOf(Math.min(...squares))
    distance += squares[near]!
    for (const [at, value] of [x, y, 1].entries())
      sums[near * 3 + at] = sums[near * 3 + at]! + value
  }
  for (let c = 0; c < 4; c += 1)
    expect(sums[c * 3]! / sums[c * 3 + 2]!).toBeCloseTo(centres[c * 2]!, 12)
  expect(distance).toBeCloseTo(inertia, 9)
})
