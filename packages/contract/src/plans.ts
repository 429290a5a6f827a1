/**
 * The plan catalogue: every screen, limit and grant reads it. The specification states plans in seven
 * places that disagree; docs/decisions/0007-one-plan-catalogue.md says why these figures stand.
 */
export const PLAN_KEYS = ['free', 'basic', 'pro', 'business'] as const
export type PlanKey = (typeof PLAN_KEYS)[number]

export interface Plan {
  readonly key: PlanKey
  readonly name: string
  /** US dollars a month. */
  readonly price: number
  readonly credits: number
  /** null: unlimited. */
  readonly pipelines: number | null
  readonly description: string
  readonly features: readonly string[]
  readonly popular: boolean
}

export const PLANS: Readonly<Record<PlanKey, Plan>> = {
  free: {
    key: 'free',
    name: 'Free',
    price: 0,
    credits: 5,
    pipelines: 5,
    description: 'Try everything, no credit card',
    features: ['5 credits a month', '5 pipelines', 'Standard model', 'Python and SQL export'],
    popular: false,
  },
  basic: {
    key: 'basic',
    name: 'Basic',
    price: 12,
    credits: 100,
    pipelines: 50,
    description: 'For regular work on your own data',
    features: ['100 credits a month', '50 pipelines', 'Private workspace', 'Every export format'],
    popular: false,
  },
  pro: {
    key: 'pro',
    name: 'Pro',
    price: 29,
    credits: 300,
    pipelines: null,
    description: 'For people who ship pipelines',
    features: [
      '300 credits a month',
      'Unlimited pipelines',
      'Real execution',
      'Team collaboration',
      'API access',
    ],
    popular: true,
  },
  business: {
    key: 'business',
    name: 'Business',
    price: 79,
    credits: 1000,
    pipelines: null,
    description: 'For teams with many pipelines',
    features: ['1,000 credits a month', 'Unlimited pipelines', 'Team management', 'White-label'],
    popular: false,
  },
}

export const SIGN_UP_CREDITS = 5
export const CREDITS_PER_GENERATION = 1
/** Rejected proposals are given back, so many in 24 hours: asking and rejecting is no way to ask for nothing. */
export const GIVEN_BACK_A_DAY = 20
export const LOW_CREDITS = 3
