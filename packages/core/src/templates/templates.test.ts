import { describe, expect, it } from 'vitest'
import type { CatalogueDataset } from '../tables/catalogue.ts'
import { checkPipeline } from '../pipeline/check-pipeline.ts'
import { compilePipeline } from '../pipeline/compile-pipeline.ts'
import { nextTraining } from '../pipeline/next-training.ts'
import { parsePipeline } from '../pipeline/parse-pipeline.ts'
import type { Column, ColumnType } from '../relation/column.ts'
import { bindTemplate } from './bind-template.ts'
import { TEMPLATES } from './templates.ts'

/** The sample tables as they are read. */
const DATASETS = [
  table('orders', {
    order_id: 'integer',
    customer_id: 'integer',
    product_id: 'text',
    ordered_on: 'date',
    quantity: 'integer',
    discount: 'number',
    amount: 'number',
    status: 'text',
  }),
  table('products', {
    product_id: 'text',
    product: 'text',
    category: 'text',
    price: 'number',
    cost: 'number',
    in_stock: 'integer',
  }),
  table('customers', {
    customer_id: 'integer',
    name: 'text',
    email: 'text',
    country: 'text',
    city: 'text',
    post_code: 'text',
    signed_up_on: 'date',
    newsletter: 'boolean',
  }),
  table('tickets', {
    ticket_id: 'integer',
    opened_at: 'timestamp',
    closed_at: 'timestamp',
    agent_id: 'text',
    channel: 'text',
    topic: 'text',
    priority: 'text',
    minutes_to_reply: 'integer',
    satisfaction: 'integer',
    subject: 'text',
  }),
  table('agents', {
    agent_id: 'text',
    agent: 'text',
    team: 'text',
    started_on: 'date',
    hours_per_week: 'number',
  }),
  table('past_subscribers', { ...subscriber(), churned: 'boolean' }),
  table('current_subscribers', subscriber()),
  table('sold_houses', { ...house(), sold_on: 'date', price: 'integer' }),
  table('houses_for_sale', { ...house(), asking_price: 'integer' }),
  table('purchases', {
    purchase_id: 'integer',
    customer_id: 'integer',
    bought_on: 'date',
    bags: 'integer',
    amount: 'number',
    on_offer: 'boolean',
  }),
  table('coffee_customers', { customer_id: 'integer', name: 'text', city: 'text' }),
]

it('has the three that are specified first', () => {
  const facts = TEMPLATES.slice(0, 3).map((one) => [
    one.name,
    one.difficulty,
    one.estimatedTime,
    one.rating,
    one.usageCount,
  ])
  expect(facts).toEqual([
    ['Sales Analytics', 'Beginner', 5, 4.8, 342],
    ['Real-time Stream', 'Advanced', 15, 4.6, 156],
    ['Data Warehouse ETL', 'Intermediate', 10, 4.7, 298],
  ])
})

describe.each(TEMPLATES)('$name', (template) => {
  const tables = DATASETS.map((dataset) => ({ table: dataset.name, dataset }))
  const pipeline = bindTemplate(template, tables)
  const catalogue = { datasets: DATASETS }

  it('is a pipeline that nothing is wrong with', () => {
    expect(parsePipeline(pipeline)).toHaveProperty('pipeline')
    expect(checkPipeline(pipeline, catalogue).diagnostics).toEqual([])
  })

  it('compiles', () => {
    const training = nextTraining(pipeline, catalogue)
    if (!('next' in training)) throw new Error(JSON.stringify(training))
    // What learns is a program once a run has trained it: until then its rows are.
    const waits = training.next !== null
    expect(compilePipeline(pipeline, catalogue)).toHaveProperty(waits ? 'waits' : 'program')
  })

  it('puts no two blocks in one place and connects every block', () => {
    const places = pipeline.blocks.map(({ position }) => `${position.x} ${position.y}`)
    expect(new Set(places).size).toBe(places.length)
    const ends = pipeline.connections.flatMap(({ source, target }) => [source, target])
    expect(new Set(ends)).toEqual(new Set(pipeline.blocks.map(({ id }) => id)))
  })

  it('says so where a table is missing', () => {
    expect(() => bindTemplate(template, [])).toThrow(/No dataset/)
  })
})

function subscriber(): Readonly<Record<string, ColumnType>> {
  return {
    subscriber_id: 'integer',
    plan: 'text',
    contract: 'text',
    region: 'text',
    joined_on: 'date',
    monthly_fee: 'number',
    data_gb: 'number',
    support_calls: 'integer',
    late_payments: 'integer',
    autopay: 'boolean',
  }
}

function house(): Readonly<Record<string, ColumnType>> {
  return {
    house_id: 'integer',
    district: 'text',
    kind: 'text',
    area_m2: 'integer',
    rooms: 'integer',
    garden_m2: 'integer',
    built: 'integer',
    garage: 'boolean',
    energy_class: 'text',
    remarks: 'text',
  }
}

function table(name: string, columns: Readonly<Record<string, ColumnType>>): CatalogueDataset {
  const list = Object.entries(columns).map(([column, type]): Column => ({ name: column, type }))
  return { id: `id-${name}`, name, filename: `${name}.csv`, columns: list }
}
