import { describe, expect, test } from 'vitest'
import { addBlock, configureBlock, connectBlocks } from '../pipeline/edit.ts'
import { EMPTY_PIPELINE } from '../pipeline/pipeline.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import { canvasTables } from './canvas-tables.ts'
import { editBySql } from './edit-by-sql.ts'

const catalogue = {
  datasets: [
    {
      id: 'd1',
      name: 'orders',
      filename: 'orders.csv',
      columns: [
        { name: 'id', type: 'integer' },
        { name: 'customer_id', type: 'integer' },
        { name: 'day', type: 'date' },
        { name: 'amount', type: 'number' },
      ],
    },
    {
      id: 'd2',
      name: 'customers',
      filename: 'customers.csv',
      columns: [
        { name: 'id', type: 'integer' },
        { name: 'region', type: 'text' },
      ],
    },
  ],
} as const

function edited(sql: string, pipeline: Pipeline, now = 2) {
  const result = editBySql(sql, { pipeline, catalogue, now })
  if (!('pipeline' in result)) throw new Error(result.diagnostics[0]?.message)
  return result
}

const first = edited(
  `with joined as (select o.amount, o.day, c.region from orders o join customers c on c.id = o.customer_id),
  recent as (select * from joined where day >= date '2025-01-01'),
  by_region as (select region, sum(amount) as revenue from recent group by region)
  select * from by_region order by revenue desc`,
  EMPTY_PIPELINE,
  1,
).pipeline

/** Type and label of each block, in the order of the rows. */
const shape = ({ blocks }: Pipeline) => blocks.map(({ type, label }) => `${type} ${label}`)
const idOf = (pipeline: Pipeline, label: string) =>
  pipeline.blocks.find((block) => block.label === label)?.id

test('a canvas is shown as one table for each block, sources by their own name', () => {
  expect(canvasTables(first, catalogue).map(({ name, sql }) => [name, sql])).toMatchInlineSnapshot(`
    [
      [
        "orders",
        "SELECT * FROM orders",
      ],
      [
        "customers",
        "SELECT * FROM customers",
      ],
      [
        "orders_with_customers",
        "SELECT orders.id, orders.customer_id, orders.day, orders.amount, customers.id AS id_customers, customers.region FROM orders JOIN customers ON orders.customer_id = customers.id",
      ],
      [
        "joined",
        "SELECT amount, day, region FROM orders_with_customers",
      ],
      [
        "recent",
        "SELECT * FROM joined WHERE day >= DATE '2025-01-01'",
      ],
      [
        "by_region",
        "SELECT region, sum(amount) AS revenue FROM recent GROUP BY region",
      ],
      [
        "sorted_by_region",
        "SELECT * FROM by_region ORDER BY revenue DESC NULLS LAST",
      ],
    ]
  `)
})

describe('a query over the canvas', () => {
  test('that repeats a table as it is keeps its block', () => {
    const [recent] = canvasTables(first, catalogue).filter(({ name }) => name === 'recent')
    const sql = `with recent as (\n ${recent?.sql?.toUpperCase()}\n) select * from ${canvasTables(first, catalogue).at(-1)?.name}`
    expect(edited(sql.replace('RECENT', 'recent'), first).pipeline).toEqual(first)
  })

  test('that names its last table adds behind it, and moves the export there', () => {
    const end = first.blocks.at(-1)?.id ?? ''
    const exported = addBlock(first, 'export', { x: 0, y: 0 }, 1)
    const canvas = connectBlocks(exported.pipeline, { source: end, target: exported.id })
    const name = canvasTables(first, catalogue).at(-1)?.name
    const { pipeline, end: last } = edited(`select * from ${name} where revenue > 10`, canvas)
    expect(pipeline.blocks.slice(0, canvas.blocks.length)).toEqual(canvas.blocks)
    expect(pipeline.blocks.at(-1)).toMatchObject({ id: last, type: 'filter' })
    const into = pipeline.connections.filter(({ target }) => target === exported.id)
    expect(into.map(({ source }) => source)).toEqual([last])
  })

  test('that defines a table anew changes its block and leaves those behind it', () => {
    const name = canvasTables(first, catalogue).at(-1)?.name
    const { pipeline } = edited(
      `with recent as (select * from joined where day >= date '2026-01-01') select * from ${name}`,
      first,
    )
    expect(pipeline.blocks.map(({ id }) => id).toSorted()).toEqual(
      first.blocks.map(({ id }) => id).toSorted(),
    )
    const id = idOf(first, 'recent')
    const [was, is] = [first, pipeline].map(({ blocks }) => blocks.find((one) => one.id === id))
    expect(is).toMatchObject({ position: was?.position, label: 'recent' })
    expect(JSON.stringify(is?.configuration)).toContain('2026-01-01')
    expect(pipeline.connections).toHaveLength(first.connections.length)
  })

  test('that defines a table by itself puts blocks behind it', () => {
    const name = canvasTables(first, catalogue).at(-1)?.name
    const { pipeline } = edited(
      `with recent as (select * from recent where region <> 'West') select * from ${name}`,
      first,
    )
    expect(pipeline.blocks).toHaveLength(first.blocks.length + 1)
    const added = pipeline.blocks.find(({ id }) => first.blocks.every((one) => one.id !== id))
    const around = pipeline.connections.filter(
      ({ source, target }) => source === added?.id || target === added?.id,
    )
    expect(around.map(({ source, target }) => [source, target])).toEqual([
      [added?.id, idOf(first, 'by_region')],
      [idOf(first, 'recent'), added?.id],
    ])
  })

  test('that passes a table by removes it', () => {
    const name = canvasTables(first, catalogue).at(-1)?.name
    const { pipeline } = edited(
      `with by_region as (select region, sum(amount) as revenue from joined group by region) select * from ${name}`,
      first,
    )
    expect(shape(pipeline)).not.toContain('filter recent')
    expect(pipeline.blocks).toHaveLength(first.blocks.length - 1)
  })

  test('that leaves the last table out ends before it', () => {
    const { pipeline } = edited('select * from by_region', first)
    expect(pipeline.blocks).toHaveLength(first.blocks.length - 1)
    expect(pipeline.blocks.some(({ type }) => type === 'sort')).toBe(false)
  })

  test('that sorts otherwise is the same sort with another order', () => {
    const { pipeline } = edited('select * from by_region order by revenue', first)
    expect(pipeline.blocks.map(({ id }) => id).toSorted()).toEqual(
      first.blocks.map(({ id }) => id).toSorted(),
    )
  })

  test('keeps another branch of the canvas', () => {
    const branch = addBlock(first, 'filter', { x: 0, y: 900 }, 1)
    const source = idOf(first, 'joined') ?? ''
    const where = { match: 'all', conditions: [{ column: 'amount', operator: 'over', value: 5 }] }
    const parameters = { mode: 'conditions', rows: 'keep', where, expression: '' }
    const canvas = configureBlock(
      connectBlocks(branch.pipeline, { source, target: branch.id }),
      branch.id,
      { parameters },
    )
    const name = canvasTables(canvas, catalogue).find(({ sql }) => sql?.includes('ORDER BY'))?.name
    const { pipeline } = edited(`select * from ${name} limit 3`, canvas)
    expect(pipeline.blocks.map(({ id }) => id)).toEqual(
      expect.arrayContaining(canvas.blocks.map(({ id }) => id)),
    )
  })

  test('that leaves a later block without its column is refused with the reason', () => {
    const name = canvasTables(first, catalogue).at(-1)?.name
    const result = editBySql(
      `with recent as (select region, day from joined) select * from ${name}`,
      { pipeline: first, catalogue, now: 2 },
    )
    expect('pipeline' in result).toBe(false)
    expect(result.diagnostics.map(({ message }) => message).join(' ')).toContain('amount')
  })
})
