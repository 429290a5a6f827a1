import { expect, test } from 'vitest'
import { marginsOf, NEW_PRICING, OLD_PRICING, project, SCENARIOS, STATED } from './pricing.ts'

test('a plan costs its payment fee and what is generated', () => {
  const [free, basic] = NEW_PRICING
  expect(basic).toEqual({ name: 'Basic', price: 12, generations: 100 })
  const margins = marginsOf(basic ?? { name: '', price: 0, generations: 0 }, STATED)
  expect(margins.fee).toBeCloseTo(0.648)
  expect(margins.ai).toBeCloseTo(3.5)
  expect(margins.profit).toBeCloseTo(7.852)
  expect(margins.margin).toBeCloseTo(0.654, 3)
  expect(margins.perGeneration).toBeCloseTo(0.12)
  const nothing = marginsOf(free ?? { name: '', price: 1, generations: 0 }, STATED)
  expect(nothing).toMatchObject({ fee: 0, margin: null, perGeneration: null })
  expect(nothing.profit).toBeCloseTo(-0.175)
})

test('what is not used costs nothing', () => {
  const plan = { name: 'Half', price: 10, generations: 100 }
  const used = { ...STATED, used: 0.5 }
  expect(marginsOf(plan, used).ai).toBeCloseTo(marginsOf(plan, STATED).ai / 2)
})

test('scenarios are of the plans that take each other’s place', () => {
  const revenue = (pricing: typeof NEW_PRICING) =>
    SCENARIOS.map((scenario) => project(scenario, pricing, STATED).revenue)
  expect(revenue(OLD_PRICING)).toEqual([1_500, 7_500, 9_000, 7_500])
  expect(revenue(NEW_PRICING)).toEqual([1_200, 6_000, 5_800, 3_950])
  for (const pricing of [OLD_PRICING, NEW_PRICING])
    for (const scenario of SCENARIOS) {
      const { cost, profit, revenue: all } = project(scenario, pricing, STATED)
      expect(cost + profit).toBeCloseTo(all)
    }
})
