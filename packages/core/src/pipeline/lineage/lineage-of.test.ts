import { expect, test } from 'vitest'
import { CASES } from '../../blocks/cases.gen.ts'
import { BLOCKS } from '../../blocks/registry.ts'
import type { Table } from '../../relation/column.ts'
import type { Catalogue } from '../../tables/catalogue.ts'
import { compilePipeline } from '../compile-pipeline.ts'
import type { Block, Pipeline } from '../pipeline.ts'
import { lineageInProgram } from './lineage-in-program.ts'
import { lineageOf } from './lineage-of.ts'
import { unusedColumns } from './unused-columns.ts'

const catalogue: Catalogue = {
  datasets: [
    {
      id: 'sales',
      name: 'sales',
      filename: 'sales.csv',
      columns: [
        { name: 'customer', type: 'integer' },
        { name: 'price', type: 'number' },
        { name: 'quantity', type: 'integer' },
        { name: 'note', type: 'text' },
      ],
    },
    {
      id: 'people',
      name: 'people',
      filename: 'people.csv',
      columns: [
        { name: 'id', type: 'integer' },
        { name: 'country', type: 'text' },
        { name: 'born', type: 'date' },
      ],
    },
  ],
}

test('a total by country: what it is made of, and what decides about it', () => {
  const lineage = lineageOf(revenue(), catalogue, 'top', 'total_revenue')
  expect(lineage?.values).toEqual([
    { dataset: 'sales', column: 'price', block: 'sales' },
    { dataset: 'sales', column: 'quantity', block: 'sales' },
  ])
  expect(
    lineage?.influences.map(({ dataset, column, by }) => `${by} ${dataset}.${column}`),
  ).toEqual(
    expect.arrayContaining([
      'group people.country',
      'join people.id',
      'join sales.customer',
      'filter people.born',
      'order sales.price',
      'order sales.quantity',
    ]),
  )
  expect(lineage?.influences.some(({ column }) => column === 'note')).toBe(false)
  expect(lineage?.datasets.toSorted()).toEqual(['people', 'sales'])
  expect(lineage?.path[0]).toMatchObject({ block: 'top', columns: ['total_revenue'], copied: true })
  expect(lineage?.path[0]?.decides).toContainEqual({ column: 'total_revenue', by: 'order' })
  expect(lineage?.path.map(({ block, columns }) => [block, columns])).toEqual([
    ['top', ['total_revenue']],
    ['group', ['total_revenue']],
    ['join', ['revenue']],
    ['adults', []],
    ['revenue', ['revenue']],
    ['people', []],
    ['sales', ['price', 'quantity']],
  ])
})

test('a copied column keeps its one origin, under whatever name', () => {
  const lineage = lineageOf(revenue(), catalogue, 'group', 'country')
  expect(lineage?.values).toEqual([{ dataset: 'people', column: 'country', block: 'people' }])
  expect(lineage?.path.find(({ block }) => block === 'join')).toMatchObject({
    columns: ['country'],
    copied: true,
    decides: [
      { column: 'customer', by: 'join' },
      { column: 'id', by: 'join' },
    ],
  })
})

test('no lineage of what is not there, or below an error', () => {
  expect(lineageOf(revenue(), catalogue, 'top', 'gone')).toBeNull()
  expect(lineageOf(revenue(), catalogue, 'gone', 'country')).toBeNull()
  const pipeline = revenue()
  const broken = pipeline.blocks.map((block) =>
    block.id === 'revenue'
      ? made('revenue', 'transform', { columns: [{ name: 'revenue', expression: 'pice' }] })
      : block,
  )
  expect(lineageOf({ ...pipeline, blocks: broken }, catalogue, 'top', 'country')).toBeNull()
  expect(lineageOf({ ...pipeline, blocks: broken }, catalogue, 'adults', 'country')).not.toBeNull()
})

test('source columns that no result needs', () => {
  expect(unusedColumns(revenue(), catalogue)).toEqual([
    { dataset: 'sales', column: 'note', block: 'sales' },
  ])
  const { blocks, connections } = revenue()
  const branch = { blocks: [...blocks, made('all', 'sort', { keys: [] })], connections }
  const whole = { ...branch, connections: [...connections, arrow('sales', 'all')] }
  expect(unusedColumns(whole, catalogue)).toEqual([])
})

test('a formula that doubles itself 500 times over is traced at once', () => {
  const columns = Array.from({ length: 500 }, (_, index) => ({
    name: `d${index}`,
    expression: index === 0 ? 'price * 2' : `d${index - 1} + d${index - 1}`,
  }))
  const pipeline = {
    blocks: [load('sales'), made('double', 'transform', { columns })],
    connections: [arrow('sales', 'double')],
  }
  expect(lineageOf(pipeline, catalogue, 'double', 'd499')?.values).toEqual([
    { dataset: 'sales', column: 'price', block: 'sales' },
  ])
})

/** Every column of every case of every block: nothing but columns of its inputs, and all of them found. */
test.each(BLOCKS.filter(({ type }) => (CASES[type] ?? []).length > 0))(
  'every column that leaves $type has a lineage',
  ({ type, inputs }) => {
    for (const one of CASES[type] ?? []) {
      const tables: Readonly<Record<string, Table>> =
        inputs.length === 0 ? (one.datasets ?? {}) : Object.fromEntries(one.inputs.entries())
      const datasets = Object.entries(tables).map(([id, { columns }]) => {
        return { id, name: id, filename: `${id}.csv`, columns }
      })
      const sources = inputs.length === 0 ? [] : one.inputs.map((_, index) => load(String(index)))
      const pipeline: Pipeline = {
        blocks: [
          ...sources,
          // The cases' configurations are plain JSON objects.
          {
            ...made('block', type, {}),
            configuration: one.configuration as Block['configuration'],
          },
        ],
        connections: sources.map(({ id }) => arrow(id, 'block')),
      }
      const { models = [], trained } = one
      const learned = trained ? { trained: { block: trained } } : {}
      const compiled = compilePipeline(pipeline, { datasets, models, ...learned })
      if (!('program' in compiled)) throw new Error(JSON.stringify(compiled.diagnostics))
      const known = new Set(
        datasets.flatMap(({ id, columns }) => columns.map(({ name }) => `${id} ${name}`)),
      )
      for (const step of compiled.program.steps.filter(({ block }) => block === 'block')) {
        // Nothing but names and types: what more a block keeps beside them would reach the wire.
        const bare = step.columns.map((column) => ({ name: column.name, type: column.type }))
        expect(step.columns).toEqual(bare)
        for (const { name } of step.columns) {
          const lineage = lineageInProgram(compiled.program, step.id, name)
          expect(lineage, `${one.name}: ${name}`).not.toBeNull()
          for (const { dataset, column } of [
            ...(lineage?.values ?? []),
            ...(lineage?.influences ?? []),
          ]) {
            expect(known).toContain(`${dataset} ${column}`)
          }
        }
      }
    }
  },
)

function revenue(): Pipeline {
  return {
    blocks: [
      load('sales'),
      load('people'),
      made('revenue', 'transform', {
        columns: [{ name: 'revenue', expression: 'price * quantity' }],
      }),
      made('adults', 'filter', {
        mode: 'expression',
        rows: 'keep',
        where: { match: 'all', conditions: [] },
        expression: "born < date '2000-01-01'",
      }),
      made('join', 'join', {
        how: 'inner',
        keys: [{ left: 'customer', right: 'id' }],
        suffix: '_right',
      }),
      made('group', 'aggregate', {
        keys: ['country'],
        measures: [{ name: '', function: 'sum', column: 'revenue' }],
        having: { match: 'all', conditions: [] },
      }),
      made('top', 'sort', {
        keys: [{ column: 'total_revenue', direction: 'descending', nulls: 'last' }],
        limit: 10,
      }),
    ],
    connections: [
      arrow('sales', 'revenue'),
      arrow('people', 'adults'),
      arrow('revenue', 'join'),
      arrow('adults', 'join'),
      arrow('join', 'group'),
      arrow('group', 'top'),
    ],
  }
}

function load(id: string): Block {
  const config = { filePath: id, datasetId: id, format: 'csv' }
  return { ...made(id, 'load_csv', {}), configuration: { dataSource: { type: 'file', config } } }
}

function made(id: string, type: string, parameters: object): Block {
  const position = { x: 0, y: 0 }
  return { id, type, position, data: {}, label: id, configuration: { parameters } }
}

function arrow(source: string, target: string) {
  return { id: `${source}-${target}`, source, target }
}
