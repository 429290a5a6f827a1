import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FINDINGS, METRICS } from './evaluation.ts'
import { METRIC_WORDS } from './metric-words.ts'
import { sampleModel } from './testing/sample-model.ts'
import { type Judged, standingOf, verdict } from './verdict.ts'

const CHURN = sampleModel({ task: 'classification' })

function withMetric(metric: Judged['evaluation']['metrics'][number], of: Judged = CHURN): Judged {
  return { ...of, evaluation: { ...of.evaluation, metrics: [metric], findings: [] } }
}

describe('what is said', () => {
  test('of two labels, against always giving the frequent one', () => {
    const leak = { kind: 'leak', columns: ['refund_date'], evidence: { alone: 0.991 } } as const
    const model = sampleModel({ task: 'classification', findings: [leak] })
    const said = verdict(model)
    expect(said.headline).toBe('Better than always saying no: accuracy 0.88 against 0.66.')
    expect(said.more).toEqual([
      'Measured on 400 rows it had not seen.',
      'Two columns carry most of it: tenure and plan.',
      'Check whether refund_date is known at the time of the prediction.',
    ])
    expect(said.tone).toBe('fair')
  })

  test('of a number', () => {
    const said = verdict(sampleModel({ task: 'regression' }))
    expect(said.headline).toMatch(/^Better than always saying the mean: R² 0\.49 against 0\.00\.$/)
    expect(said.more[0]).toMatch(/^On average a prediction is off by \d\d,\d\d\d\.$/)
    expect(said.tone).toBe('good')
  })

  test('of groups', () => {
    const said = verdict(sampleModel({ task: 'clustering', signal: 1.2 }))
    expect(said.headline).toMatch(
      /^5 groups of \d+ to \d+ rows, apart, with blurred borders \(silhouette 0\.40\)\.$/,
    )
    const weak = verdict(sampleModel({ task: 'clustering', signal: 0.09 }))
    expect(weak.headline).toContain('hardly apart (silhouette 0.03)')
    expect(weak.tone).toBe('poor')
  })

  test('where it knows nothing, or less', () => {
    const equal = withMetric({ name: 'accuracy', train: 0.9, test: 0.71, baseline: 0.71 })
    expect(verdict(equal)).toMatchObject({
      tone: 'poor',
      headline: expect.stringMatching(/^No better than always .*: accuracy 0\.71 against 0\.71\.$/),
    })
    const worse = withMetric({ name: 'rmse', train: 1, test: 3.0004, baseline: 3 })
    expect(verdict(worse).headline).toContain(
      'Worse than the simplest answer: RMSE 3.0004 against 3.0000.',
    )
  })

  test('a label is not named where the figures say that it is another', () => {
    const model = withMetric({ name: 'accuracy', train: 0.9, test: 0.88, baseline: 0.5 })
    expect(verdict(model).headline).toContain('always giving the most frequent answer')
  })

  test('without test rows it says so', () => {
    const model = withMetric({ name: 'accuracy', train: 0.9, test: null, baseline: 0.71 })
    expect(verdict(model).more[0]).toContain('Measured on the rows it learned from')
  })
})

const anyNumber = fc.oneof(fc.double(), fc.constantFrom(0, 1, 0.5, Number.NaN, null))
const anyMetric = fc.record({
  name: fc.constantFrom(...METRICS),
  train: anyNumber,
  test: anyNumber,
  baseline: anyNumber,
})
const anyModel = fc.record({
  task: fc.constantFrom('regression', 'classification', 'clustering'),
  metrics: fc.array(anyMetric, { maxLength: 4 }),
  importance: fc.array(
    fc.record({ column: fc.string(), gain: fc.double(), permutation: anyNumber }),
    { maxLength: 5 },
  ),
  findings: fc.array(
    fc.record({
      kind: fc.constantFrom(...FINDINGS),
      columns: fc.array(fc.string(), { maxLength: 3 }),
      evidence: fc.dictionary(
        fc.constantFrom('alone', 'share', 'rows', 'shared', 'train', 'test', 'model', 'baseline'),
        fc.double(),
      ),
    }),
    { maxLength: 3 },
  ),
})

describe('whatever the figures are', () => {
  test('no sentence holds what is no figure, and each ends as one', () => {
    fc.assert(
      fc.property(anyModel, ({ task, ...evaluation }) => {
        const base = sampleModel({ task })
        const { charts } = base.evaluation
        const said = verdict({ ...base, evaluation: { ...evaluation, charts } })
        for (const sentence of [said.headline, ...said.more]) {
          const words = sentence.replaceAll(/“[^”]*”/g, '')
          expect(words).not.toMatch(/\b(?:NaN|undefined|null|Infinity)\b/)
          expect(sentence).toMatch(/\S\.$/)
        }
      }),
    )
  })

  test('better and worse are what the figures say, as they are written', () => {
    const figure = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(
        fc.constantFrom(...METRICS.filter((name) => name !== 'silhouette' && name !== 'inertia')),
        figure,
        figure,
        (name, test_, baseline) => {
          const metric = { name, train: test_, test: test_, baseline }
          const { headline } = verdict(withMetric(metric))
          const [, value, base] = /: \S.* (\S+) against (\S+)\.$/.exec(headline) ?? []
          const isUp = METRIC_WORDS[name].better === 'higher'
          const said = Number(value) - Number(base)
          const [ahead, written] = isUp
            ? [Math.sign(test_ - baseline), said]
            : [Math.sign(baseline - test_), -said]
          const words = /^(?:Much better|Better|Hardly better) /.test(headline)
            ? 1
            : headline.startsWith('Worse')
              ? -1
              : 0
          expect(words).toBe(ahead)
          expect(words * written).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })

  test('more is never called less', () => {
    const order = ['worse', 'no better', 'hardly better', 'better', 'much better']
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(share, share, share, (one, other, baseline) => {
        const at = (test_: number) =>
          order.indexOf(standingOf({ name: 'auc', train: null, test: test_, baseline }))
        expect(at(Math.min(one, other))).toBeLessThanOrEqual(at(Math.max(one, other)))
      }),
    )
  })
})
