import type { Cell, ColumnType } from '@plainflow/core'
import { NAMES, TPCH_TABLES, WORDS } from './tpch-words.ts'
import type { TpchTable } from './tpch-words.ts'

export interface GeneratedTable {
  readonly name: TpchTable
  readonly columns: readonly { readonly name: string; readonly type: ColumnType }[]
  readonly rows: readonly (readonly Cell[])[]
}

/**
 * The eight tables of TPC-H in the sizes of scale 0.01 (about 60,000 line items), made by us from a
 * seed: the same words, keys, ranges and dependencies as its specification has, so that each of its 22
 * queries finds rows, but not its random numbers.
 */
export function generateTpch(seed = 42): readonly GeneratedTable[] {
  const random = randomNumbers(seed)
  const made = { ...places(), ...goods(random) }
  const customer = customers(random)
  const { orders, lineitem } = sales(random, made.part, made.partsupp)
  const rows: Record<TpchTable, Cell[][]> = { ...made, customer, orders, lineitem }
  return Object.entries(TPCH_TABLES).map(([name, columns]) => ({
    // The keys of the table of columns are exactly the tables.
    name: name as TpchTable,
    columns,
    rows: rows[name as TpchTable],
  }))
}

const COUNTS = { part: 2_000, supplier: 100, customer: 1_500, orders: 15_000 } as const

interface Random {
  /** A whole number, both ends included. */
  between(low: number, high: number): number
  of<Item>(items: readonly Item[]): Item
}

/** mulberry32: small, and the same everywhere. */
function randomNumbers(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    between,
    of: (items) => {
      const item = items[between(0, items.length - 1)]
      if (item === undefined) throw new Error('Nothing to choose from')
      return item
    },
  }
}

function places() {
  const region = NAMES.regions.map((name, key): Cell[] => [key, name, `about ${name}`])
  const nation = NAMES.nations.map(([name, at], key): Cell[] => [key, name, at, `about ${name}`])
  return { region, nation }
}

function goods(random: Random) {
  const part: Cell[][] = []
  const partsupp: Cell[][] = []
  for (let key = 1; key <= COUNTS.part; key++) {
    const name = Array.from({ length: 5 }, () => random.of(WORDS.colors)).join(' ')
    const maker = random.between(1, 5)
    const popular = key % 10 === 0 ? random.of(WORDS.popular) : null
    const type = [WORDS.sizes, WORDS.finishes, WORDS.metals]
      .map((list) => random.of(list))
      .join(' ')
    const container = popular?.[1] ?? `${random.of(WORDS.boxSizes)} ${random.of(WORDS.boxes)}`
    const price = money(90_000 + ((key / 10) % 20_001) + 100 * (key % 1_000))
    const brand = popular?.[0] ?? `Brand#${maker}${random.between(1, 5)}`
    const size = popular ? random.between(1, 5) : random.between(1, 50)
    part.push([
      key,
      name,
      `Manufacturer#${maker}`,
      brand,
      type,
      size,
      container,
      price,
      comment(random),
    ])
    for (let supplier = 0; supplier < 4; supplier++) {
      const cost = money(random.between(100, 100_000))
      const available = random.between(1, 9_999)
      partsupp.push([key, supplierOf(key, supplier), available, cost, comment(random)])
    }
  }
  const supplier = Array.from({ length: COUNTS.supplier }, (_, at): Cell[] => {
    const nation = random.between(0, 24)
    const said = random.between(1, 20) === 1 ? 'slow Customer many Complaints' : comment(random)
    const balance = money(random.between(-99_999, 999_999))
    return [
      at + 1,
      numbered('Supplier', at + 1),
      address(random),
      nation,
      phone(random, nation),
      balance,
      said,
    ]
  })
  return { part, partsupp, supplier }
}

/** Four different suppliers for every part, spread over all of them. */
function supplierOf(part: number, at: number): number {
  return (
    ((part + at * (COUNTS.supplier / 4 + Math.floor((part - 1) / COUNTS.supplier))) %
      COUNTS.supplier) +
    1
  )
}

function customers(random: Random): Cell[][] {
  return Array.from({ length: COUNTS.customer }, (_, at) => {
    const nation = random.between(0, 24)
    const balance = money(random.between(-99_999, 999_999))
    const where = [address(random), nation, phone(random, nation)]
    return [
      at + 1,
      numbered('Customer', at + 1),
      ...where,
      balance,
      random.of(WORDS.segments),
      comment(random),
    ]
  })
}

const FIRST_DAY = Date.UTC(1992, 0, 1)
const LAST_ORDER = (Date.UTC(1998, 7, 2) - FIRST_DAY) / 86_400_000
const TODAY = (Date.UTC(1995, 5, 17) - FIRST_DAY) / 86_400_000

function sales(random: Random, part: readonly Cell[][], partsupp: readonly Cell[][]) {
  const orders: Cell[][] = []
  const lineitem: Cell[][] = []
  for (let at = 0; at < COUNTS.orders; at++) {
    // Keys have gaps, as the specification wants it.
    const key = Math.floor(at / 8) * 32 + (at % 8) + 1
    const ordered = random.between(0, LAST_ORDER)
    // A third of the customers never order.
    let customer = random.between(1, COUNTS.customer)
    while (customer % 3 === 0) customer = random.between(1, COUNTS.customer)
    const count = random.between(1, 7)
    // A few orders are of large amounts only.
    const least = random.between(1, 100) === 1 ? 40 : 1
    let total = 0
    let open = 0
    for (let line = 1; line <= count; line++) {
      const chosen = random.between(1, COUNTS.part)
      const supplier = partsupp[(chosen - 1) * 4 + random.between(0, 3)]?.[1] ?? 1
      const quantity = random.between(least, 50)
      const price = money(Math.round(Number(part[chosen - 1]?.[7]) * 100) * quantity)
      const discount = random.between(0, 10) / 100
      const tax = random.between(0, 8) / 100
      const shipped = ordered + random.between(1, 121)
      const committed = ordered + random.between(30, 90)
      const received = shipped + random.between(1, 30)
      const flag = received <= TODAY ? random.of(['R', 'A']) : 'N'
      if (shipped > TODAY) open++
      total += price * (1 + tax) * (1 - discount)
      lineitem.push([
        key,
        chosen,
        supplier,
        line,
        quantity,
        price,
        discount,
        tax,
        flag,
        shipped > TODAY ? 'O' : 'F',
        day(shipped),
        day(committed),
        day(received),
        random.of(WORDS.instructions),
        random.of(WORDS.modes),
        comment(random),
      ])
    }
    const status = open === 0 ? 'F' : open === count ? 'O' : 'P'
    const said = random.between(1, 50) === 1 ? 'the special slow requests' : comment(random)
    const clerk = numbered('Clerk', random.between(1, 10))
    const price = Math.round(total * 100) / 100
    orders.push([
      key,
      customer,
      status,
      price,
      day(ordered),
      random.of(WORDS.priorities),
      clerk,
      0,
      said,
    ])
  }
  return { orders, lineitem }
}

function money(cents: number): number {
  return Math.round(cents) / 100
}

function day(offset: number): string {
  return new Date(FIRST_DAY + offset * 86_400_000).toISOString().slice(0, 10)
}

function numbered(word: string, key: number): string {
  return `${word}#${String(key).padStart(9, '0')}`
}

function phone(random: Random, nation: number): string {
  const digits = (count: number) => String(random.between(10 ** (count - 1), 10 ** count - 1))
  return `${nation + 10}-${digits(3)}-${digits(3)}-${digits(4)}`
}

function address(random: Random): string {
  return `${random.between(1, 999)} ${random.of(WORDS.colors)} street`
}

function comment(random: Random): string {
  return Array.from({ length: 3 }, () => random.of(WORDS.comments)).join(' ')
}
