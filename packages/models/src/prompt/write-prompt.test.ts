import { type Catalogue, type Cell, type Pipeline, SQL_FUNCTIONS } from '@plainflow/core'
import { describe, expect, test } from 'vitest'
import { type Asking, questionOf } from '../question.ts'
import { MOST_INPUT_BYTES, writePrompt } from './write-prompt.ts'

const ROWS = 1_200

/** Three tables of twelve columns, as a shop has them. */
const shop: Catalogue = {
  datasets: [
    table('orders', [
      ['id', 'integer', numbers(1, 900)],
      ['customer_id', 'integer', numbers(1, 240)],
      ['product_id', 'integer', numbers(1, 60)],
      ['ordered_on', 'date', days()],
      ['shipped_on', 'date', days()],
      ['status', 'text', ['open', 'paid', 'sent', 'returned']],
      ['channel', 'text', ['web', 'shop', 'phone']],
      ['quantity', 'integer', numbers(1, 12)],
      ['net_amount', 'number', numbers(3, 700)],
      ['discount', 'number', numbers(0, 30)],
      ['currency', 'text', ['EUR', 'eur', 'USD']],
      ['note', 'text', ['leave at the door, ring twice and wait for the dog to calm down', 'none']],
    ]),
    table('customers', [
      ['id', 'integer', numbers(1, 240)],
      ['name', 'text', names()],
      ['country', 'text', ['DE', 'FR', 'IT', 'ES']],
      ['city', 'text', names()],
      ['segment', 'text', ['small', 'large']],
      ['signed_up', 'date', days()],
      ['newsletter', 'boolean', [true, false]],
      ['email', 'text', names()],
      ['phone', 'text', names()],
      ['birth_year', 'integer', numbers(1940, 2005)],
      ['credit', 'number', numbers(0, 90)],
      ['source', 'text', ['ad', 'friend', 'search']],
    ]),
    table('products', [
      ['id', 'integer', numbers(1, 60)],
      ['title', 'text', names()],
      ['category', 'text', ['books', 'toys', 'food']],
      ['price', 'number', numbers(1, 300)],
      ['cost', 'number', numbers(1, 200)],
      ['weight_kg', 'number', numbers(1, 40)],
      ['supplier', 'text', names()],
      ['added_on', 'date', days()],
      ['active', 'boolean', [true, false]],
      ['stock', 'integer', numbers(0, 500)],
      ['rating', 'number', numbers(1, 5)],
      ['colour', 'text', ['red', 'blue', 'green']],
    ]),
  ],
}

const REQUEST =
  'net revenue by customer country and quarter of 2025 for paid orders, one column per quarter'

function asked(more: Partial<Asking> = {}): Asking {
  const pipeline: Pipeline = { blocks: [], connections: [] }
  return {
    message: REQUEST,
    history: [],
    catalogue: shop,
    pipeline,
    planned: {
      response: '',
      shouldExecute: false,
      assumptions: [],
      alternatives: [],
      diagnostics: [],
    },
    sharesCells: true,
    now: 1,
    today: '2026-01-31',
    facts: new Map(
      shop.datasets.map(({ id, columns, samples }) => [
        id,
        {
          nulls: { note: 600 },
          rows: [0, 1, 2].map((at) => columns.map(({ name }) => samples?.[name]?.[at] ?? null)),
        },
      ]),
    ),
    ...more,
  }
}

function prompt(more: Partial<Asking> = {}) {
  const written = writePrompt(questionOf(asked(more)), undefined)
  if (!written) throw new Error('nothing was written')
  return written
}

test('three tables of twelve columns are told in under 6,000 characters, all told', () => {
  const { system, content } = prompt()
  expect(system.length + content.length).toBeLessThan(6_000)
})

test('functions are called by their names, with what they take', () => {
  const { system } = prompt()
  for (const { name } of SQL_FUNCTIONS) expect(system).toMatch(new RegExp(`\\b${name}\\b`))
  expect(system).toContain('date_diff(unit,start,end)')
  expect(system).toContain('round(value,[digits])')
  expect(system).not.toMatch(/\b0 1 2 3\b/)
})

describe('a column is told in one line', () => {
  const { content } = prompt()

  test.each([
    ['all of few values', '  "status" text, 4 distinct, all "open" "paid" "sent" "returned"'],
    ['the ends of numbers', '  "quantity" integer, 12 distinct, 1 to 12'],
    ['how much is empty', '  "note" text, 50 % empty'],
    ['what is spelled in several ways', 'same values in several spellings'],
    ['what is there once', '"id" integer, unique'],
  ])('with %s', (_, line) => expect(content).toContain(line))

  test('long cells are cut, and tables belong together by their keys', () => {
    expect(content).not.toContain('calm down')
    expect(content).toContain('"orders"."customer_id" = "customers"."id"')
    expect(content).toContain('"orders"."product_id" = "products"."id"')
  })
})

test('no cell is told where the user keeps them back', () => {
  const { content } = prompt({ sharesCells: false })
  for (const cell of ['open', 'EUR', 'books', '2005', 'Name 3']) expect(content).not.toContain(cell)
  expect(content).toContain('"status" text, 4 distinct')
})

test('of 400 columns those that are spoken of are told', () => {
  const wide = table(
    'readings',
    Array.from({ length: 400 }, (_, at) => [`sensor_${at}`, 'number', numbers(0, 900)] as const),
  )
  const message = 'average of sensor_377 by day'
  const { content } = prompt({ catalogue: { datasets: [wide] }, message })
  expect(content).toContain('"sensor_377" number')
  expect(content).toContain('and 340 more columns, not shown')
  expect(Buffer.byteLength(content)).toBeLessThan(MOST_INPUT_BYTES)
})

type ToldColumn = readonly [
  string,
  'text' | 'integer' | 'number' | 'date' | 'boolean',
  readonly Cell[],
]

function table(name: string, columns: readonly ToldColumn[]): Catalogue['datasets'][number] {
  return {
    id: `d-${name}`,
    name,
    filename: `${name}.csv`,
    rowCount: ROWS,
    columns: columns.map(([column, type]) => ({ name: column, type })),
    samples: Object.fromEntries(columns.map(([column, , cells]) => [column, cells])),
    uniqueColumns: ['id'],
  }
}

function numbers(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}

function days(): string[] {
  return numbers(1, 28).map((day) => `2025-03-${String(day).padStart(2, '0')}`)
}

function names(): string[] {
  return numbers(1, 240).map((at) => `Name ${at}`)
}
