import { dayText, type SampleCell, type SampleTable } from './sample-table.ts'
import { SeededRandom } from './seeded-random.ts'

const SEED = 1_889
const [SOLD, FOR_SALE] = [3_000, 250]
const COLUMNS =
  'house_id district kind area_m2 rooms garden_m2 built garage energy_class remarks'.split(' ')

/**
 * Houses that were sold, with their prices, and houses that are for sale. There is something to find in
 * it: the district says what a square metre costs, a lake in sight adds a seventh, work to be done
 * takes off a fifth, and one house in eight is offered far below what it is worth.
 */
export function houseTables(): SampleTable[] {
  const random = new SeededRandom(SEED)
  const sold = Array.from({ length: SOLD }, () => makeHouse(random))
  const offered = Array.from({ length: FOR_SALE }, () => makeHouse(random))
  return [
    {
      name: 'sold_houses',
      description: 'Sample: houses sold in a year, and for how much',
      columns: [...COLUMNS, 'sold_on', 'price'],
      rows: sold.map((house, at) => {
        const soldOn = dayText(random.between(0, 364))
        const price = hundreds(worthOf(house) * (0.93 + 0.14 * middling(random)))
        return [...cellsOf(house, 2_001 + at), soldOn, price]
      }),
    },
    {
      name: 'houses_for_sale',
      description: 'Sample: houses for sale, and what is asked for them',
      columns: [...COLUMNS, 'asking_price'],
      rows: offered.map((house, at) => {
        const share = random.chance(0.125) ? 0.75 : 0.95 + 0.2 * random.next()
        return [...cellsOf(house, 9_001 + at), hundreds(worthOf(house) * share)]
      }),
    },
  ]
}

/** What each of the houses for sale is worth, as they were made: what a model should find. */
export function worthOfOffers(): ReadonlyMap<number, number> {
  const random = new SeededRandom(SEED)
  for (let made = 0; made < SOLD; made += 1) makeHouse(random)
  return new Map(
    Array.from({ length: FOR_SALE }, (_, at) => [9_001 + at, worthOf(makeHouse(random))]),
  )
}

interface House {
  readonly district: string
  readonly kind: string
  readonly area: number
  readonly rooms: number
  readonly garden: number | null
  readonly built: number | null
  readonly garage: boolean
  readonly energy: string
  readonly remarks: readonly string[]
}

/** What a square metre costs, before anything else. */
const DISTRICTS: Readonly<Record<string, number>> = {
  Centre: 5_400,
  'Old Town': 4_900,
  Lakeside: 4_600,
  University: 4_100,
  Hillside: 3_700,
  Station: 3_100,
  Harbour: 2_800,
  Meadows: 2_500,
}
const KINDS: Readonly<Record<string, number>> = { flat: 1, terraced: 1.06, detached: 1.18 }
const ENERGY: Readonly<Record<string, number>> = {
  A: 1.08,
  B: 1.04,
  C: 1,
  D: 0.97,
  E: 0.93,
  F: 0.9,
}
/** A remark, how often it is made, and what it does to the price. */
const REMARKS: readonly (readonly [text: string, share: number, worth: number])[] = [
  ['view of the lake', 0.12, 1.14],
  ['newly renovated', 0.2, 1.08],
  ['work to be done', 0.15, 0.8],
  ['quiet street', 0.35, 1],
  ['close to schools', 0.3, 1],
]

function makeHouse(random: SeededRandom): House {
  const district = random.pick(Object.keys(DISTRICTS))
  const kind = random.pickEarly(Object.keys(KINDS))
  const area = Math.round(40 + random.next() * (kind === 'flat' ? 90 : 160))
  return {
    district,
    kind,
    area,
    rooms: Math.max(1, Math.round(area / 27) + random.between(-1, 1)),
    garden: kind === 'flat' ? null : random.between(40, 600),
    built: random.chance(0.05) ? null : random.between(1_900, 2_024),
    garage: random.chance(0.4),
    energy: random.pick(Object.keys(ENERGY)),
    remarks: REMARKS.filter(([, share]) => random.chance(share)).map(([text]) => text),
  }
}

function cellsOf(house: House, id: number): SampleCell[] {
  const { district, kind, area, rooms, garden, built, garage, energy, remarks } = house
  const said = remarks.length === 0 ? null : remarks.join(', ')
  return [id, district, kind, area, rooms, garden, built, garage, energy, said]
}

function worthOf({ district, kind, area, garden, garage, energy, remarks }: House): number {
  const said = REMARKS.filter(([text]) => remarks.includes(text))
  const factor = said.reduce((product, [, , worth]) => product * worth, 1)
  const walls = area * (DISTRICTS[district] ?? 0) * (KINDS[kind] ?? 1) * (ENERGY[energy] ?? 1)
  return walls * factor + (garden ?? 0) * 120 + (garage ? 18_000 : 0)
}

function hundreds(amount: number): number {
  return Math.round(amount / 100) * 100
}

/** From 0 to 1, most often near a half. */
function middling(random: SeededRandom): number {
  return (random.next() + random.next() + random.next()) / 3
}
