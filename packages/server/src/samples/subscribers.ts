import { dayText, type SampleCell, type SampleTable } from './sample-table.ts'
import { SeededRandom } from './seeded-random.ts'

const SEED = 90_210
const [PAST, CURRENT] = [4_000, 800]
const COLUMNS =
  'subscriber_id plan contract region joined_on monthly_fee data_gb support_calls late_payments autopay'.split(
    ' ',
  )

/**
 * Who left a phone company last year, and who is with it now. There is something to find in it: whoever
 * may leave every month does, sooner when new, after a fourth call to the support or an unpaid bill;
 * where somebody lives and what the plan costs has nothing to do with it.
 */
export function subscriberTables(): SampleTable[] {
  const random = new SeededRandom(SEED)
  const past = Array.from({ length: PAST }, () => makeSubscriber(random))
  const current = Array.from({ length: CURRENT }, () => makeSubscriber(random))
  return [
    {
      name: 'past_subscribers',
      description:
        'Sample: subscribers of a phone company a year ago, and whether they have left since',
      columns: [...COLUMNS, 'churned'],
      rows: past.map((one, at) => [
        ...cellsOf(one, 10_001 + at),
        random.chance(chanceToLeave(one)),
      ]),
    },
    {
      name: 'current_subscribers',
      description: 'Sample: subscribers of a phone company today',
      columns: COLUMNS,
      rows: current.map((one, at) => cellsOf(one, 50_001 + at)),
    },
  ]
}

/** How likely each of the current subscribers is to leave, as they were made: what a model should find. */
export function currentChances(): ReadonlyMap<number, number> {
  const random = new SeededRandom(SEED)
  for (let made = 0; made < PAST; made += 1) makeSubscriber(random)
  return new Map(
    Array.from({ length: CURRENT }, (_, at) => [
      50_001 + at,
      chanceToLeave(makeSubscriber(random)),
    ]),
  )
}

interface Subscriber {
  readonly plan: string
  readonly contract: 'monthly' | 'yearly'
  readonly region: string
  /** Days before the first of January 2025. */
  readonly daysAgo: number
  readonly fee: number
  readonly data: number | null
  readonly calls: number
  readonly late: number
  readonly autopay: boolean
}

const FEES: Readonly<Record<string, number>> = { Basic: 12, Plus: 22, Family: 39, Business: 49 }

function makeSubscriber(random: SeededRandom): Subscriber {
  const plan = random.pickEarly(Object.keys(FEES))
  return {
    plan,
    contract: random.chance(0.5) ? 'monthly' : 'yearly',
    region: random.pick(['North', 'East', 'South', 'West']),
    daysAgo: Math.floor(random.next() ** 2 * 2_400),
    fee: (FEES[plan] ?? 0) + random.between(0, 8) / 2,
    data: random.chance(0.06) ? null : Math.round(random.next() ** 2 * 600) / 10,
    calls: Math.floor(random.next() ** 2 * 8),
    late: Math.floor(random.next() ** 4 * 5),
    autopay: random.chance(0.55),
  }
}

function cellsOf(one: Subscriber, id: number): SampleCell[] {
  const { plan, contract, region, daysAgo, fee, data, calls, late, autopay } = one
  const use = [fee.toFixed(2), data, calls, late, autopay]
  return [id, plan, contract, region, dayText(-daysAgo), ...use]
}

function chanceToLeave({ contract, daysAgo, calls, late, autopay }: Subscriber): number {
  const pull =
    (contract === 'monthly' ? 2 : -4) +
    (daysAgo < 365 ? 2 : daysAgo > 1_200 ? -2 : 0) +
    (calls >= 4 ? 4 : 0) +
    2 * late -
    (autopay ? 2 : 0) -
    3
  // An S without the exponential function, whose last digit depends on the machine.
  return 0.5 + (0.5 * pull) / (0.6 + Math.abs(pull))
}
