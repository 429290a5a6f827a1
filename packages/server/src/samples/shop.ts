import { emailOf, personName } from './people.ts'
import { dayText, type SampleCell, type SampleTable } from './sample-table.ts'
import { SeededRandom } from './seeded-random.ts'

const SEED = 20_250_101
const CUSTOMERS = 600
const ORDERS = 4_000
const DAYS = 365

/**
 * A small online shop in its year 2025. There is something to find in it: sales rise before
 * Christmas, garden goods sell in spring, one category is returned too often, some customers left no
 * post code, and product numbers and post codes begin with zeros.
 */
export function shopTables(): SampleTable[] {
  const random = new SeededRandom(SEED)
  const products = makeProducts(random)
  const customers = makeCustomers(random)
  return [
    {
      name: 'orders',
      description: 'Sample: orders of a small online shop, one line for each product ordered',
      columns: 'order_id customer_id product_id ordered_on quantity discount amount status'.split(
        ' ',
      ),
      rows: makeOrders(random, customers, products),
    },
    {
      name: 'customers',
      description: 'Sample: customers of a small online shop',
      columns: 'customer_id name email country city post_code signed_up_on newsletter'.split(' '),
      rows: customers,
    },
    {
      name: 'products',
      description: 'Sample: products of a small online shop',
      columns: ['product_id', 'product', 'category', 'price', 'cost', 'in_stock'],
      rows: products.map(({ id, name, category, price, cost, stock }) => {
        return [id, name, category, price.toFixed(2), cost.toFixed(2), stock]
      }),
    },
  ]
}

interface Product {
  readonly id: string
  readonly name: string
  readonly category: string
  readonly price: number
  readonly cost: number
  readonly stock: number
}

const GOODS: Readonly<Record<string, readonly string[]>> = {
  Kitchen: ['Kettle', 'Pan', 'Knife set', 'Cutting board', 'Toaster', 'Whisk', 'Mixing bowl'],
  Garden: ['Watering can', 'Spade', 'Seed box', 'Hose, 20 m', 'Plant pot', 'Gloves'],
  Lighting: ['Desk lamp', 'Floor lamp', 'Light chain', 'Bulb, E27', 'Lantern'],
  Textiles: ['Blanket', 'Cushion', 'Curtain', 'Towel', 'Rug', 'Table cloth'],
  Office: ['Notebook', 'Pen set', 'Paper, A4', 'Shelf', 'Chair', 'Monitor stand'],
}
const STYLES = ['Basic', 'Classic', 'Nordic', '"Pro"']

function makeProducts(random: SeededRandom): Product[] {
  return Object.entries(GOODS).flatMap(([category, names], shelf) =>
    names.flatMap((name, place) =>
      STYLES.slice(0, random.between(2, STYLES.length)).map((style, variant): Product => {
        const price = random.between(490, 12_990) / 100
        return {
          id: `0${shelf + 1}${place + 1}${variant + 1}`.padEnd(5, '0'),
          name: `${style} ${name.toLowerCase()}`,
          category,
          price,
          cost: Math.round(price * (0.4 + random.next() * 0.35) * 100) / 100,
          stock: random.chance(0.08) ? 0 : random.between(1, 400),
        }
      }),
    ),
  )
}

const CITIES: readonly (readonly [country: string, city: string, code: () => string])[] = [
  ['Germany', 'Leipzig', () => '04'],
  ['Germany', 'Köln', () => '50'],
  ['France', 'Nice', () => '06'],
  ['France', 'Lyon', () => '69'],
  ['Spain', 'Sevilla', () => '41'],
  ['Italy', 'Roma', () => '00'],
  ['Poland', 'Kraków', () => '30'],
  ['Austria', 'Graz', () => '80'],
]

function makeCustomers(random: SeededRandom): SampleCell[][] {
  return Array.from({ length: CUSTOMERS }, (_, index) => {
    const number = index + 1
    const name = personName(random)
    const [country, city, code] = random.pickEarly(CITIES)
    const postCode = random.chance(0.07) ? null : `${code()}${random.between(100, 999)}`
    const signedUp = dayText(random.between(-700, DAYS - 30))
    const newsletter = random.chance(0.42)
    return [number, name, emailOf(name, number), country, city, postCode, signedUp, newsletter]
  })
}

function makeOrders(
  random: SeededRandom,
  customers: readonly (readonly SampleCell[])[],
  products: readonly Product[],
): SampleCell[][] {
  const days = Array.from({ length: ORDERS }, () => orderDay(random)).toSorted((a, b) => a - b)
  return days.map((day, index) => {
    const [customer = null] = random.pickEarly(customers)
    const product = productFor(random, products, day)
    const quantity = random.chance(0.7) ? 1 : random.between(2, 6)
    const discount = random.chance(0.6) ? null : random.pick([0.05, 0.1, 0.15, 0.25])
    const amount = Math.round(product.price * quantity * (1 - (discount ?? 0)) * 100) / 100
    const status = orderStatus(random, product, day)
    const written = [discount, amount.toFixed(2), status]
    return [10_001 + index, customer, product.id, dayText(day), quantity, ...written]
  })
}

/** More of them towards the end of the year, most in the weeks before Christmas. */
function orderDay(random: SeededRandom): number {
  if (random.chance(0.22)) return random.between(DAYS - 45, DAYS - 8)
  return Math.floor(Math.sqrt(0.15 + 0.85 * random.next()) * DAYS)
}

function productFor(random: SeededRandom, products: readonly Product[], day: number): Product {
  const isSpring = day > 75 && day < 160
  const wanted = isSpring && random.chance(0.4) ? 'Garden' : null
  return random.pick(products.filter(({ category }) => wanted === null || category === wanted))
}

function orderStatus(random: SeededRandom, { category }: Product, day: number): string {
  if (random.chance(category === 'Textiles' ? 0.19 : 0.06)) return 'returned'
  if (random.chance(0.03)) return 'cancelled'
  if (day > DAYS - 7) return random.pick(['ordered', 'shipped'])
  return 'delivered'
}
