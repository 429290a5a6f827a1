import { expect, test } from 'vitest'
import { carriers } from './carriers.ts'
import { compareModels, listSettings } from './compare-models.ts'
import { sayApart, sayFigure } from './say-figure.ts'
import { sampleModel } from './testing/sample-model.ts'

test('two models: the better of each measure, what differs, what moved', () => {
  const one = sampleModel({ task: 'regression', signal: 1 })
  const better = sampleModel({ task: 'regression', signal: 3 })
  const other = {
    ...better,
    training: { ...better.training, settings: { trees: 200, depth: 4, folds: 5 }, seed: 7 },
    evaluation: {
      ...better.evaluation,
      importance: [
        { column: 'tenure', gain: 0.46, permutation: null },
        { column: 'region', gain: 0.54, permutation: null },
      ],
    },
  }
  const { metrics, settings, importance } = compareModels(one, other)
  expect(metrics.map(({ name, better: which }) => [name, which])).toEqual([
    ['r2', 'other'],
    ['rmse', 'other'],
    ['mae', 'other'],
  ])
  expect(settings).toEqual([
    { name: 'Seed', one: '42', other: '7' },
    { name: 'Trees', one: '100', other: '200' },
    { name: 'Learning rate', one: '0.2', other: 'chosen by the trainer' },
    { name: 'Folds', one: 'chosen by the trainer', other: '5' },
  ])
  expect(importance.map(({ column }) => column)).toEqual(['region', 'plan', 'city', 'age'])
  expect(compareModels(one, one)).toMatchObject({ settings: [], importance: [] })
  expect(compareModels(one, one).metrics.map(({ better: which }) => which)).toEqual([
    null,
    null,
    null,
  ])
})

test('how it was split is said by the names of the columns', () => {
  const model = sampleModel({ task: 'regression' })
  const said = (columns: readonly string[]) => {
    const split = { by: 'key', share: 0.25, columns: columns.map(textColumn) } as const
    return listSettings({ ...model, training: { ...model.training, split } }).get('Test rows')
  }
  expect(listSettings(model).get('Test rows')).toBe('20 % by customer_id')
  expect(said(['shop', 'customer'])).toBe('25 % by shop, customer')
  expect(said([...'abcdef'])).toBe('25 % by 6 columns')
})

function textColumn(name: string) {
  return { name, type: 'text' } as const
}

test.each([
  [0.8562, '0.86'],
  [0.9997, '0.9997'],
  [0.999_999_9, '1.000000'],
  [0.0012, '0.0012'],
  [0, '0.00'],
  [-0.004, '-0.0040'],
  [12_345.678, '12,346'],
  [1e20, '1.0e+20'],
  [Number.NaN, 'not known'],
  [null, 'not known'],
])('%d is written %s', (value, text) => expect(sayFigure(value)).toBe(text))

test('two that differ are told apart', () => {
  expect(sayApart(0.7101, 0.7103)).toEqual(['0.7101', '0.7103'])
  expect(sayApart(0.86, 0.71)).toEqual(['0.86', '0.71'])
  expect(sayApart(0.5, 0.5)).toEqual(['0.50', '0.50'])
})

test('what carries a model: by what is lost without it where that was tried', () => {
  const column = (name: string, gain: number, permutation: number | null) => ({
    column: name,
    gain,
    permutation,
  })
  expect(carriers([])).toBeNull()
  expect(carriers([column('a', 0, 0), column('b', 0, -1)])).toBeNull()
  expect(carriers([column('many', 0.9, 0), column('few', 0.1, 0.2)])).toEqual({
    columns: ['few'],
    isMost: true,
  })
  expect(carriers([column('many', 0.9, null), column('few', 0.1, 0.2)])?.columns).toEqual(['many'])
  const even = 'abcdefghij'.split('').map((name) => column(name, 0.1, null))
  expect(carriers(even)).toEqual({ columns: ['a', 'b', 'c'], isMost: false })
})
