import { createHash } from 'node:crypto'
import { SAMPLES } from '@plainflow/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestServer } from '../testing/start-test-server.ts'
import { workerServer } from '../testing/worker-server.ts'
import { coffeeTables } from './coffee.ts'
import { houseTables } from './houses.ts'
import { tableToCsv } from './sample-table.ts'
import { shopTables } from './shop.ts'
import { subscriberTables } from './subscribers.ts'
import { supportTables } from './support.ts'

let server: TestServer
beforeAll(async () => {
  server = await workerServer()
})
afterAll(() => server.close())

test('samples are the same bytes on every machine and every day', () => {
  const prints = [
    ...shopTables(),
    ...supportTables(),
    ...subscriberTables(),
    ...houseTables(),
    ...coffeeTables(),
  ].map((table) => {
    const print = createHash('sha256').update(tableToCsv(table)).digest('hex').slice(0, 12)
    return `${table.name} ${table.rows.length} ${print}`
  })
  expect(prints).toMatchInlineSnapshot(`
    [
      "orders 4000 fc097154aa40",
      "customers 600 c57326307967",
      "products 90 a9e17a97ff8e",
      "tickets 3000 d27308c07860",
      "agents 24 46d481c7d29c",
      "past_subscribers 4000 54044bd71924",
      "current_subscribers 800 9d31bfb85ca0",
      "sold_houses 3000 22716575fa73",
      "houses_for_sale 250 48e77adbb24f",
      "purchases 7163 6bc9162b23a8",
      "coffee_customers 600 ddfcc5a1bab2",
    ]
  `)
})

describe('what there is to find is in them', () => {
  const [orders, , products] = shopTables()

  test('textiles are returned more than twice as often as the rest', () => {
    const category = new Map(products?.rows.map(([id, , name]) => [id, name]))
    const share = (isTextile: boolean) => {
      const lines = orders?.rows.filter(
        ([, , id]) => (category.get(id ?? '') === 'Textiles') === isTextile,
      )
      const returned = lines?.filter((row) => row.at(-1) === 'returned') ?? []
      return returned.length / (lines?.length ?? 1)
    }
    expect(share(true)).toBeGreaterThan(2 * share(false))
  })

  test('every order has a customer and a product', () => {
    const known = (rows: readonly (readonly unknown[])[] | undefined) =>
      new Set(rows?.map(([id]) => id))
    const [customers, goods] = [known(shopTables()[1]?.rows), known(products?.rows)]
    for (const [, customer, product] of orders?.rows ?? [])
      expect(customers.has(customer) && goods.has(product)).toBe(true)
    expect(goods.size).toBe(products?.rows.length)
  })
})

test('a sample is added with the types one would expect, and not twice', async () => {
  const user = await server.signUp()
  const offered = await user.call('listSamples')
  expect(offered.map(({ key }) => key)).toEqual([...SAMPLES])
  const { datasets } = await user.call('addSample', { body: { sample: 'shop' } })
  expect(datasets.map(({ name, rowCount }) => ({ name, rowCount }))).toEqual(offered[0]?.tables)
  const types = (name: string) =>
    datasets.find((dataset) => dataset.name === name)?.columns.map(({ type }) => type)
  expect(types('orders')?.join(' ')).toBe('integer integer text date integer number number text')
  expect(types('customers')?.slice(5)).toEqual(['text', 'date', 'boolean'])
  expect(types('products')).toEqual(['text', 'text', 'text', 'number', 'number', 'integer'])
  const again = await user.call('addSample', { body: { sample: 'shop' } })
  expect(again.datasets.map(({ id }) => id)).toEqual(datasets.map(({ id }) => id))
  const support = await user.call('addSample', { body: { sample: 'support' } })
  expect(support.datasets[0]?.columns.slice(1, 3)).toEqual([
    { name: 'opened_at', type: 'timestamp' },
    { name: 'closed_at', type: 'timestamp' },
  ])
  expect(await user.call('listDatasets')).toHaveLength(5)
})
