/**
 * The plan catalogue: every screen, limit and grant reads it. The specification states plans in seven
 * places that disagree; docs/decisions/0007-one-plan-catalogue.md says why these figures stand.
 */
export const PLAN_KEYS = ['free', 'basic', 'pro', 'business'] as const
export type PlanKey = (typeof PLAN_KEYS)[number]

/** What the server holds a plan to. */
interface PlanLimits {
  /** A month. */
  readonly credits: number
  /** null: unlimited. */
  readonly pipelines: number | null
  /** Of one account at the same time; further ones wait. */
  readonly runs: number
  /** Of one uploaded file. */
  readonly fileGigabytes: number
  /** What one run may take: so long, and so much memory before it works from disk. */
  readonly runMinutes: number
  readonly runGigabytes: number
}

export interface Plan extends PlanLimits {
  readonly key: PlanKey
  readonly name: string
  /** US dollars a month. */
  readonly price: number
  readonly description: string
  /** The limits in words, and what every plan has: nothing is listed that is not so. */
  readonly features: readonly string[]
  readonly popular: boolean
}

export const PLANS: Readonly<Record<PlanKey, Plan>> = {
  free: plan({
    key: 'free',
    name: 'Free',
    price: 0,
    credits: 5,
    pipelines: 5,
    runs: 1,
    fileGigabytes: 2,
    runMinutes: 5,
    runGigabytes: 1,
    description: 'Try everything, no credit card',
  }),
  basic: plan({
    key: 'basic',
    name: 'Basic',
    price: 12,
    credits: 100,
    pipelines: 50,
    runs: 2,
    fileGigabytes: 5,
    runMinutes: 15,
    runGigabytes: 2,
    description: 'For regular work on your own data',
  }),
  pro: plan({
    key: 'pro',
    name: 'Pro',
    price: 29,
    credits: 300,
    pipelines: null,
    runs: 2,
    fileGigabytes: 10,
    runMinutes: 60,
    runGigabytes: 4,
    description: 'For people who ship pipelines',
    popular: true,
  }),
  business: plan({
    key: 'business',
    name: 'Business',
    price: 79,
    credits: 1000,
    pipelines: null,
    runs: 2,
    fileGigabytes: 10,
    runMinutes: 120,
    runGigabytes: 4,
    description: 'For many pipelines, written every day',
  }),
}

function plan({
  popular = false,
  ...told
}: Omit<Plan, 'features' | 'popular'> & { popular?: boolean }): Plan {
  const { credits, pipelines, runs, fileGigabytes, runMinutes, runGigabytes } = told
  const features = [
    `${credits.toLocaleString('en-US')} credits a month`,
    pipelines === null ? 'Unlimited pipelines' : `${pipelines} pipelines`,
    `${runs} ${runs === 1 ? 'run' : 'runs'} at a time`,
    `Runs of ${runMinutes} minutes and ${runGigabytes} GB of memory`,
    `Files up to ${fileGigabytes} GB`,
    'Every language and export format',
  ]
  return { ...told, features, popular }
}

export const SIGN_UP_CREDITS = 5
export const CREDITS_PER_GENERATION = 1
/** Rejected proposals are given back, so many in 24 hours: asking and rejecting is no way to ask for nothing. */
export const GIVEN_BACK_A_DAY = 20
export const LOW_CREDITS = 3
