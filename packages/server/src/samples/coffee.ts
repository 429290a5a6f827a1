import { personName } from './people.ts'
import { dayText, type SampleCell, type SampleTable } from './sample-table.ts'
import { SeededRandom } from './seeded-random.ts'

const SEED = 1_615
const CUSTOMERS = 600
const DAYS = 365

/**
 * What the customers of a coffee roaster bought in a year. There is something to find in it: they are
 * of four kinds, which no column names.
 */
export function coffeeTables(): SampleTable[] {
  const random = new SeededRandom(SEED)
  const people = Array.from({ length: CUSTOMERS }, () => {
    const kind = random.pick(COFFEE_KINDS)
    return { kind, name: personName(random), city: random.pick(CITIES) }
  })
  const bought = people.flatMap(({ kind }, at) => makePurchases(random, kind, 7_001 + at))
  return [
    {
      name: 'purchases',
      description: 'Sample: what customers of a coffee roaster bought in a year',
      columns: ['purchase_id', 'customer_id', 'bought_on', 'bags', 'amount', 'on_offer'],
      rows: bought
        .toSorted((one, other) => one.day - other.day)
        .map(({ customer, day, bags, amount, isOnOffer }, at) => {
          return [at + 1, customer, dayText(day), bags, amount.toFixed(2), isOnOffer]
        }),
    },
    {
      name: 'coffee_customers',
      description: 'Sample: customers of a coffee roaster',
      columns: ['customer_id', 'name', 'city'],
      rows: people.map(({ name, city }, at): SampleCell[] => [7_001 + at, name, city]),
    },
  ]
}

/** Of which kind each customer was made: what a model should find. */
export function coffeeKinds(): ReadonlyMap<number, string> {
  const random = new SeededRandom(SEED)
  return new Map(
    Array.from({ length: CUSTOMERS }, (_, at) => {
      const { name } = random.pick(COFFEE_KINDS)
      personName(random)
      random.pick(CITIES)
      return [7_001 + at, name]
    }),
  )
}

interface CoffeeKind {
  readonly name: string
  readonly purchases: readonly [least: number, most: number]
  readonly bags: readonly [least: number, most: number]
  /** Of the purchases, how many were on offer. */
  readonly onOffer: number
  /** The day of the year on which the last can be. */
  readonly until: number
}

const COFFEE_KINDS: readonly CoffeeKind[] = [
  { name: 'regulars', purchases: [20, 30], bags: [1, 2], onOffer: 0.1, until: 364 },
  { name: 'bargain hunters', purchases: [7, 12], bags: [1, 3], onOffer: 0.9, until: 364 },
  { name: 'offices', purchases: [6, 10], bags: [8, 12], onOffer: 0.1, until: 364 },
  { name: 'lost', purchases: [4, 8], bags: [1, 2], onOffer: 0.15, until: 130 },
]
const CITIES = ['Leipzig', 'Köln', 'Graz', 'Lyon', 'Kraków', 'Roma']

function makePurchases(
  random: SeededRandom,
  { purchases, bags, onOffer, until }: CoffeeKind,
  customer: number,
) {
  const count = random.between(...purchases)
  return Array.from({ length: count }, (_, at) => {
    const isOnOffer = random.chance(onOffer)
    const many = random.between(...bags)
    const amount = many * (isOnOffer ? 7.5 : 9.9) + random.between(0, 150) / 100
    // Spread over the time, the last of them near its end.
    const day = Math.round((until * (at + 1)) / count) - random.between(0, 20)
    return { customer, day: Math.min(DAYS - 1, Math.max(0, day)), bags: many, amount, isOnOffer }
  })
}
