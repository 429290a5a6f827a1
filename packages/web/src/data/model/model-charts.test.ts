import { sampleModel } from '@plainflow/core/testing/sample-model'
import { expect, test } from 'vitest'
import type { Drawing, Shape } from '../chart/shape.ts'
import { writeSvg } from '../chart/write-svg.ts'
import { drawConfusion, MOST_LABELS } from './draw-confusion.ts'
import { modelCharts } from './model-charts.ts'

const CHURN = sampleModel({ task: 'classification' })
const PRICE = sampleModel({ task: 'regression' })

function chart(of: typeof CHURN, key: string) {
  const found = modelCharts(of).find((one) => one.key === key)
  if (!found) throw new Error(`There is no chart ${key}`)
  return found
}

function texts({ shapes }: Pick<Drawing, 'shapes'>): readonly string[] {
  return shapes.flatMap(({ tag, text, children }) => [
    ...(tag === 'text' && text !== undefined ? [text] : []),
    ...texts({ shapes: children }),
  ])
}

function all(shapes: readonly Shape[]): readonly Shape[] {
  return shapes.flatMap((one) => [one, ...all(one.children)])
}

test('each task has the charts that mean something for it', () => {
  const keys = (of: typeof CHURN) => modelCharts(of).map(({ key }) => key)
  expect(keys(CHURN)).toEqual(['confusion', 'roc', 'precision-recall', 'learning'])
  expect(keys(PRICE)).toEqual(['fit', 'residuals', 'learning'])
  expect(keys(sampleModel({ task: 'clustering' }))).toEqual([])
})

test('the confusion matrix counts every test row, under the labels of the data', () => {
  const { columns, rows, said, draw } = chart(CHURN, 'confusion')
  const { counts } = CHURN.evaluation.charts.confusion ?? { counts: [] }
  expect(columns).toEqual(['Actual', 'predicted no', 'predicted yes'])
  expect(rows).toEqual([
    ['no', ...(counts[0] ?? []).map(String)],
    ['yes', ...(counts[1] ?? []).map(String)],
  ])
  const right = (counts[0]?.[0] ?? 0) + (counts[1]?.[1] ?? 0)
  expect(said).toContain(`${right} of 400 rows are right`)
  expect(texts(draw(400))).toEqual(expect.arrayContaining(counts.flat().map(String)))
})

test('of many labels the first are drawn, and the table has them all', () => {
  const names = Array.from({ length: 30 }, (_, at) => `label ${at}`)
  const counts = names.map((_, at) => names.map((__, to) => (at === to ? 1_000_000 : at * to)))
  const drawing = drawConfusion(names, counts, 340)
  expect(drawing.notes).toEqual([
    `The first ${MOST_LABELS} of 30 labels are drawn; the table has them all.`,
  ])
  const beyond = all(drawing.shapes).filter(
    ({ attributes: { x = 0, width = 0 } }) => Number(x) + Number(width) > 340.5,
  )
  expect(beyond).toEqual([])
})

test.each([160, 340, 900])('at a width of %d every chart is numbers within its frame', (width) => {
  for (const model of [CHURN, PRICE])
    for (const { draw, title } of modelCharts(model)) {
      const drawing = draw(width)
      const written = writeSvg(drawing, { title, colour: () => '#000', font: 'Inter' })
      expect(written).not.toMatch(/NaN|undefined|Infinity/)
      for (const { tag, attributes } of all(drawing.shapes)) {
        if (tag !== 'circle') continue
        expect(Number(attributes['cx'])).toBeGreaterThanOrEqual(0)
        expect(Number(attributes['cx'])).toBeLessThanOrEqual(width)
      }
    }
})

test('the learning curve marks the round that was best on the test rows', () => {
  const rounds = CHURN.evaluation.charts.learning ?? []
  const best = rounds.toSorted((one, other) => (one.test ?? 0) - (other.test ?? 0))[0]
  expect(chart(CHURN, 'learning').said).toBe(
    `Loss over 100 rounds; on the test rows least after round ${best?.round}.`,
  )
})

test('a label that tries to be markup is a text', () => {
  const labels = ['<script>', '"&']
  const model = sampleModel({ task: 'classification', labels })
  for (const { draw, title } of modelCharts(model)) {
    const written = writeSvg(draw(400), { title, colour: () => '#000', font: 'Inter' })
    expect(written).not.toContain('<script>')
  }
})
