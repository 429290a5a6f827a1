/** What a shop has sold, as it really was; the files beneath only write it down. */
export interface Shop {
  readonly customers: readonly Customer[]
  readonly products: readonly Product[]
  readonly orders: readonly Order[]
}

interface Customer {
  readonly id: number
  readonly name: string
  readonly region: string | null
  readonly country: string
  readonly signup_date: string
}

interface Product {
  readonly id: number
  readonly name: string
  readonly category: string
  readonly price: number
}

interface Order {
  readonly id: number
  readonly customer_id: number
  readonly product_id: number
  readonly order_date: string
  readonly quantity: number
  readonly amount: number | null
  readonly status: string
}

const NAMES =
  'Anna Berg,Ben Cole,Carla Diaz,David Ek,Eva Fuchs,Finn Gray,Greta Holm,Hugo Ibsen,Ida Jung,Jon Kern,Karl Lind,Lea Moor,Max Nagel,Nora Otto,Olaf Paul,Petra Quist'.split(
    ',',
  )
const SOLD = 'Lamp,Desk,Chair,Shelf,Vase,Rug,Clock,Mirror'.split(',')
const BUYERS = 14
const ORDERS = 150

/** `isMessy` leaves cells blank, as people do. */
export function makeShop(isMessy: boolean): Shop {
  const customers = NAMES.map((name, at) => ({
    id: at + 1,
    name,
    region: isMessy && at % 7 === 3 ? null : (['North', 'South', 'East'][at % 3] ?? null),
    country: ['Germany', 'France', 'Spain', 'Italy'][at % 4] ?? '',
    signup_date: day(2022 + (at % 3), at * 5),
  }))
  const products = SOLD.map((name, at) => ({
    id: at + 1,
    name,
    category: ['Lighting', 'Furniture', 'Decor'][at % 3] ?? '',
    price: 19.9 + 37.35 * at,
  }))
  const orders = Array.from({ length: ORDERS }, (_, at) => {
    const customer_id = ((at * 7) % BUYERS) + 1
    const { id, price } = products[(at * 5 + Math.floor(at / 9)) % products.length] ?? ONE
    const quantity = 1 + ((at * 3) % 5)
    // The first four have not come back after 2023.
    const year = customer_id <= 4 ? 2023 : 2023 + (at % 2)
    return {
      id: 1001 + at,
      customer_id,
      product_id: id,
      order_date: day(year, at * 11),
      quantity,
      amount: isMessy && at % 11 === 5 ? null : cents(price * quantity * 3),
      status: ['paid', 'open', 'returned'][at % 3] ?? '',
    }
  })
  return { customers, products, orders }
}

const ONE = { id: 1, price: 1 }

function day(year: number, number: number): string {
  const month = (number % 12) + 1
  return `${year}-${String(month).padStart(2, '0')}-${String((number % 27) + 1).padStart(2, '0')}`
}

function cents(amount: number): number {
  return Math.round(amount * 100) / 100
}

/** The files as a clean export writes them. */
export function cleanFiles({
  customers,
  products,
  orders,
}: Shop): Readonly<Record<string, string>> {
  return {
    'customers.csv': csv(customers),
    'products.csv': csv(products),
    'orders.csv': csv(orders),
  }
}

/** The same as people type them: euros with a comma, and dates in three manners. */
export function messyFiles({
  customers,
  products,
  orders,
}: Shop): Readonly<Record<string, string>> {
  return {
    'customers.csv': csv(
      customers.map((one, at) => ({ ...one, signup_date: typed(one.signup_date, at) })),
    ),
    'products.csv': csv(products.map((one) => ({ ...one, price: euros(one.price) }))),
    'orders.csv': csv(
      orders.map((one, at) => ({
        ...one,
        order_date: typed(one.order_date, at),
        amount: one.amount === null ? null : euros(one.amount),
      })),
    ),
  }
}

/** `1.265,04 €` */
export function euros(amount: number): string {
  const [whole = '', rest = ''] = amount.toFixed(2).split('.')
  return `${whole.replaceAll(/\B(?=(\d{3})+$)/g, '.')},${rest} €`
}

const MONTHS = 'Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec'.split(',')

function typed(date: string, at: number): string {
  const [year = '', month = '', number = ''] = date.split('-')
  const manners = [
    date,
    `${number}.${month}.${year}`,
    `${MONTHS[Number(month) - 1]} ${Number(number)}, ${year}`,
  ]
  return manners[at % manners.length] ?? date
}

function csv(rows: readonly object[]): string {
  const lines = rows.map((row) => Object.values(row).map(cell).join(','))
  return [Object.keys(rows[0] ?? {}).join(','), ...lines, ''].join('\n')
}

function cell(value: unknown): string {
  const text = value === null ? '' : String(value)
  return text.includes(',') ? `"${text}"` : text
}
