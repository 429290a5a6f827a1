import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { askOnData, compilePipeline, EMPTY_PIPELINE, isLeftOut } from '@plainflow/core'
import type { CatalogueDataset, Cell, Pipeline } from '@plainflow/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EngineSession } from '../engine-session.ts'
import { inspectFile } from '../inspect-file.ts'
import { previewStep } from '../preview-step.ts'
import { probePipeline } from '../probe-pipeline.ts'
import type { EngineFiles } from '../engine-file.ts'
import { cleanFiles, makeShop, messyFiles } from './shop-files.ts'
import type { Shop } from './shop-files.ts'

type Row = readonly Cell[]

/** What people ask first of a shop's three files, and the rows that answer it, computed apart. */
const REQUESTS: readonly (readonly [request: string, answer: (shop: Shop) => readonly Row[]])[] = [
  ['total amount by customer, top 10', (shop) => best(sums(shop, byCustomer), 10)],
  ['orders per month', (shop) => counts(shop, ({ order_date }) => `${order_date.slice(0, 7)}-01`)],
  ['customers who ordered in 2023 but not in 2024', onlyIn2023],
  ['revenue by region, highest first', (shop) => best(sums(shop, byRegion))],
  ['customers without orders', without],
  ['average order value by country', averages],
  ['share of revenue by category', shares],
  ['top 5 products by revenue', (shop) => best(sums(shop, byProduct), 5)],
  ['number of orders per customer', (shop) => counts(shop, (order) => byCustomer(order, shop))],
  ['revenue 2023 vs 2024 by region', sideBySide],
  ['orders over 500 in 2024', large],
  ['which customers never ordered a Lamp?', neverLamp],
]

describe.each([
  { kind: 'clean', isMessy: false, write: cleanFiles, right: 11 },
  { kind: 'messy', isMessy: true, write: messyFiles, right: 3 },
])('a shop with $kind files', ({ isMessy, write, right }) => {
  const shop = makeShop(isMessy)
  let opened: Opened
  beforeAll(async () => (opened = await open(write(shop))))
  afterAll(() => opened.close())
  const answered: string[] = []

  test.each(REQUESTS)('%s', async (request, answer) => {
    const got = await opened.ask(request)
    // Asked back, or told to be an answer to a part: nobody is misled.
    if (got.rows === null || got.isPartial) return
    expect(plain(got.rows, answer(shop)), got.said).toEqual(plain(answer(shop), answer(shop)))
    answered.push(request)
  })

  test(`at least ${right} of them are answered right`, () => {
    expect(answered.length, answered.join('\n')).toBeGreaterThanOrEqual(right)
  })
})

test('where only the column is left to say, each of them is offered, and one click answers', async () => {
  const shop = makeShop(false)
  const opened = await open(cleanFiles(shop))
  try {
    const { rows, said, alternatives } = await opened.ask('orders over 500 in 2024')
    expect(rows).toBeNull()
    expect(said).toContain('Which column should be compared?')
    const meant = alternatives.find((one) => one.includes('amount')) ?? ''
    const wanted = large(shop)
    expect(plain((await opened.ask(meant)).rows ?? [], wanted)).toEqual(plain(wanted, wanted))
    expect(wanted.length).toBeGreaterThan(0)
  } finally {
    await opened.close()
  }
})

describe('a column of text that holds dates or numbers', () => {
  const shop = makeShop(true)
  let opened: Opened
  beforeAll(async () => (opened = await open(messyFiles(shop))))
  afterAll(() => opened.close())

  test.each(['order_date', 'amount'] as const)('%s: one click reads it', async (column) => {
    const request = `sort by ${column} descending`
    const first = await opened.ask(`load orders, ${request}`)
    // Where it was recognised as the file came in there is nothing to convert.
    if (first.rows !== null) return
    expect(first.said).toContain(`"${column}" of orders.csv is a column of text that holds`)
    const [offer = ''] = first.alternatives
    const converted = await opened.ask(offer)
    const sorted = await opened.ask(request, converted.pipeline)
    const ids = shop.orders
      .filter((order) => order[column] !== null)
      .toSorted((one, other) => (String(one[column]) < String(other[column]) ? 1 : -1))
    const known = new Map(shop.orders.map((order) => [order.id, order[column]]))
    const got = (sorted.rows ?? []).slice(0, ids.length).map(([id]) => known.get(Number(id)))
    const values = ids.map((order) => order[column])
    expect(got).toEqual(
      column === 'amount' ? values.toSorted((one, other) => Number(other) - Number(one)) : values,
    )
  })
})

interface Opened {
  ask(
    request: string,
    pipeline?: Pipeline,
  ): Promise<{
    readonly rows: readonly Row[] | null
    readonly isPartial: boolean
    readonly said: string
    readonly alternatives: readonly string[]
    readonly pipeline?: Pipeline | undefined
  }>
  close(): Promise<void>
}

async function open(contents: Readonly<Record<string, string>>): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), 'plainflow-shop-'))
  const paths = Object.keys(contents).map((name) => join(folder, name))
  for (const path of paths) await writeFile(path, contents[basename(path)] ?? '')
  const session = new EngineSession({ folder, files: paths })
  const datasets: CatalogueDataset[] = []
  const files: Record<string, EngineFiles[string]> = {}
  for (const path of paths) {
    const filename = basename(path)
    const id = basename(path, '.csv')
    const parquetPath = join(folder, `${id}.parquet`)
    const { columns, rowCount, samples, uniqueColumns } = await inspectFile({
      path,
      filename,
      parquetPath,
      session,
    })
    datasets.push({ id, name: id, filename, columns, rowCount, samples, uniqueColumns })
    files[id] = { path: parquetPath, format: 'parquet' }
  }
  const catalogue = { datasets }
  return {
    async ask(request, pipeline = EMPTY_PIPELINE) {
      const context = { catalogue, pipeline, now: 1, today: '2025-06-01' }
      const probe = (proposed: Pipeline) =>
        probePipeline(proposed, { catalogue, files: () => files, session })
      const asked = await askOnData(request, context, probe)
      const said = [asked.headline, asked.response, ...asked.assumptions].join('\n')
      const compiled = asked.pipeline && compilePipeline(asked.pipeline, catalogue)
      const { alternatives } = asked
      const told = { said, alternatives, pipeline: asked.pipeline }
      if (!compiled || !('program' in compiled)) return { ...told, rows: null, isPartial: false }
      const { program } = compiled
      const step = program.steps.at(-1)?.id ?? ''
      const { rows } = await previewStep({ program, step, files, limit: 1_000, session })
      return { ...told, rows, isPartial: asked.assumptions.some(isLeftOut) }
    },
    async close() {
      await session.close()
      await rm(folder, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

/** Of each row the cells that were asked for, wherever they stand, in the order of the rows as text. */
function plain(rows: readonly Row[], wanted: readonly Row[]): readonly string[] {
  const cells = new Set(wanted.flat().map(written))
  return rows
    .map((row) =>
      row
        .map(written)
        .filter((cell) => cells.has(cell))
        .join(' | '),
    )
    .toSorted()
}

function written(cell: Row[number]): string {
  return typeof cell === 'number' ? cell.toFixed(4) : String(cell)
}

type Order = Shop['orders'][number]
type KeyOf = (order: Order, shop: Shop) => string | null

function byCustomer({ customer_id }: Order, { customers }: Shop): string {
  return customers.find(({ id }) => id === customer_id)?.name ?? ''
}

function byRegion({ customer_id }: Order, { customers }: Shop): string | null {
  return customers.find(({ id }) => id === customer_id)?.region ?? null
}

function byCountry({ customer_id }: Order, { customers }: Shop): string {
  return customers.find(({ id }) => id === customer_id)?.country ?? ''
}

function byProduct({ product_id }: Order, { products }: Shop): string {
  return products.find(({ id }) => id === product_id)?.name ?? ''
}

function groups(shop: Shop, keyOf: KeyOf): ReadonlyMap<string | null, readonly Order[]> {
  const found = new Map<string | null, Order[]>()
  for (const order of shop.orders) {
    const key = keyOf(order, shop)
    found.set(key, [...(found.get(key) ?? []), order])
  }
  return found
}

function total(orders: readonly Order[]): number {
  return orders.reduce((sum, { amount }) => sum + (amount ?? 0), 0)
}

function sums(shop: Shop, keyOf: KeyOf): readonly Row[] {
  return [...groups(shop, keyOf)].map(([key, orders]) => [key, total(orders)])
}

function counts(shop: Shop, keyOf: KeyOf): readonly Row[] {
  return [...groups(shop, keyOf)].map(([key, orders]) => [key, orders.length])
}

function best(rows: readonly Row[], most = Infinity): readonly Row[] {
  return rows.toSorted((one, other) => Number(other[1]) - Number(one[1])).slice(0, most)
}

function averages(shop: Shop): readonly Row[] {
  return [...groups(shop, byCountry)].map(([key, orders]) => {
    const known = orders.filter(({ amount }) => amount !== null)
    return [key, total(known) / known.length]
  })
}

function shares(shop: Shop): readonly Row[] {
  const whole = total(shop.orders)
  const category: KeyOf = ({ product_id }) =>
    shop.products.find(({ id }) => id === product_id)?.category ?? ''
  return [...groups(shop, category)].map(([key, orders]) => [key, (100 * total(orders)) / whole])
}

function sideBySide(shop: Shop): readonly Row[] {
  return [...groups(shop, byRegion)].map(([key, orders]) => [
    key,
    ...['2023', '2024'].map((year) => total(orders.filter((one) => isIn(one, year)))),
  ])
}

function isIn({ order_date }: Order, year: string): boolean {
  return order_date.startsWith(year)
}

function named(shop: Shop, isWanted: (orders: readonly Order[]) => boolean): readonly Row[] {
  return shop.customers
    .filter(({ id }) => isWanted(shop.orders.filter(({ customer_id }) => customer_id === id)))
    .map(({ name }) => [name])
}

function onlyIn2023(shop: Shop): readonly Row[] {
  return named(
    shop,
    (orders) => orders.some((one) => isIn(one, '2023')) && !orders.some((one) => isIn(one, '2024')),
  )
}

function without(shop: Shop): readonly Row[] {
  return named(shop, (orders) => orders.length === 0)
}

function neverLamp(shop: Shop): readonly Row[] {
  return named(shop, (orders) => orders.every((one) => byProduct(one, shop) !== 'Lamp'))
}

function large({ orders }: Shop): readonly Row[] {
  return orders.filter((one) => (one.amount ?? 0) > 500 && isIn(one, '2024')).map(({ id }) => [id])
}
