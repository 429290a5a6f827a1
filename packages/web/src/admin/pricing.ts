import { PLAN_KEYS, PLANS } from '@plainflow/contract'

/** What the analysis rests on; all of it can be changed on the page. */
export interface Assumptions {
  /** Of each payment. */
  readonly feeRate: number
  /** In dollars, of each payment. */
  readonly feeFixed: number
  /** In dollars, of each generation. */
  readonly aiCost: number
  /** Of the credits of a plan. */
  readonly used: number
}

export const STATED: Assumptions = { feeRate: 0.029, feeFixed: 0.3, aiCost: 0.035, used: 1 }
/** In dollars a generation, from the cheapest model to the dearest. */
export const QUOTED_AI_COST = [0.017, 0.055] as const
export const CLAIMED_MARGIN = [0.75, 0.85] as const

export interface PricedPlan {
  readonly name: string
  readonly price: number
  readonly generations: number
}

/** As the catalogue has it today. */
export const NEW_PRICING: readonly PricedPlan[] = PLAN_KEYS.map((key) => {
  const { name, price, credits } = PLANS[key]
  return { name, price, generations: credits }
})

/** As it was before there was one catalogue. */
export const OLD_PRICING: readonly PricedPlan[] = [
  { name: 'Free', price: 0, generations: 3 },
  { name: 'Starter', price: 15, generations: 50 },
  { name: 'Pro', price: 45, generations: 200 },
  { name: 'Enterprise', price: 150, generations: 1_000 },
]

export interface Margins {
  readonly fee: number
  readonly ai: number
  readonly cost: number
  readonly profit: number
  /** Null where nothing is paid. */
  readonly margin: number | null
  /** Dollars a generation; null where nothing is paid. */
  readonly perGeneration: number | null
}

/** One user of a plan, in one month. */
export function marginsOf({ price, generations }: PricedPlan, given: Assumptions): Margins {
  const fee = price > 0 ? price * given.feeRate + given.feeFixed : 0
  const ai = generations * given.used * given.aiCost
  const cost = fee + ai
  const profit = price - cost
  if (price === 0) return { fee, ai, cost, profit, margin: null, perGeneration: null }
  return { fee, ai, cost, profit, margin: profit / price, perGeneration: price / generations }
}

export interface Scenario {
  readonly users: number
  /** By its place in the pricing: 1 is the first that costs something. */
  readonly plan: number
}

export const SCENARIOS: readonly Scenario[] = [
  { users: 100, plan: 1 },
  { users: 500, plan: 1 },
  { users: 200, plan: 2 },
  { users: 50, plan: 3 },
]

export interface Projection {
  readonly revenue: number
  readonly cost: number
  readonly profit: number
}

/** All users of a scenario, in one month. */
export function project(
  { users, plan }: Scenario,
  pricing: readonly PricedPlan[],
  given: Assumptions,
): Projection {
  const chosen = pricing[plan]
  if (!chosen) return { revenue: 0, cost: 0, profit: 0 }
  const { cost, profit } = marginsOf(chosen, given)
  return { revenue: users * chosen.price, cost: users * cost, profit: users * profit }
}
