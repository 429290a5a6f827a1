import { expect, test } from 'vitest'
import { describeBlock } from '../../describe/describe-block.ts'
import { EMPTY_PIPELINE, type Pipeline } from '../../pipeline/pipeline.ts'
import { ask } from '../../plan-to-pipeline/ask.ts'
import type { Catalogue } from '../../tables/catalogue.ts'
import { SAMPLES } from './testing/samples.ts'

const WRITES = ['append', 'replace', 'upsert', 'create'] as const
const CUSTOMERS = {
  kind: 'table',
  connector: 'postgresql',
  connection: 'c1',
  schema: 'public',
  table: 'customers',
} as const
const CRM = {
  id: 'c1',
  name: 'crm',
  connector: 'postgresql',
  writes: WRITES,
  known: [
    {
      source: CUSTOMERS,
      columns: [
        { name: 'id', type: 'integer' },
        { name: 'country', type: 'text' },
        { name: 'amount', type: 'number' },
      ],
    },
  ],
} as const
const WAREHOUSE = {
  id: 'c2',
  name: 'Sales-Warehouse',
  connector: 'mysql',
  writes: WRITES,
  known: [],
} as const
const API = { id: 'c3', name: 'shop', connector: 'web-address', writes: [], known: [] } as const

const ONE: Catalogue = { datasets: [], connections: [CRM, API] }
const TWO: Catalogue = { datasets: SAMPLES.datasets, connections: [CRM, WAREHOUSE, API] }

const LOADED = 'load_db: Load "customers" from postgresql'
const ADDED = 'export: Add the rows to the table "people" of "crm"'
const UNREAD = (said: string) => `Export: What "${said}" asks for was not understood.`
const UNKNOWN = (table: string, connection: string) =>
  `Load DB: The columns of "${table}" are not known yet: choose it in its block, so that "${connection}" is asked for them.`

test.each([
  ['load customers from the crm database', [LOADED], []],
  [
    'Load the customers table from my CRM connection, keep rows where country is DE, export to csv',
    [LOADED, 'filter: Keep rows where country is DE', 'export: Export as CSV'],
    [],
  ],
  [
    'load invoices from the sales warehouse and write them to the table copies in crm',
    ['load_db: Load "invoices" from mysql', 'export: Add the rows to the table "copies" of "crm"'],
    [UNKNOWN('invoices', 'Sales-Warehouse')],
  ],
  [
    'load customers from crm, group by country to get total amount and write it to the table daily_revenue of crm, replace it',
    [
      LOADED,
      'aggregate: Group by country to get total amount',
      'export: Replace the table "daily_revenue" of "crm"',
    ],
    [],
  ],
  [
    'load customers from crm, remove duplicates, overwrite the table people in crm with it',
    [LOADED, 'clean: Clean up (remove duplicates)', 'export: Replace the table "people" of "crm"'],
    [],
  ],
  [
    'load customers from postgres, upsert into the table people in the sales warehouse by id',
    [LOADED, 'export: Update the table "people" of "Sales-Warehouse" by "id"'],
    [],
  ],
  [
    'load customers from the crm database and append it to the table archive',
    [LOADED, 'export: Add the rows to the table "archive"'],
    ['Export: Which connection to write to is still to be said: "crm", "Sales-Warehouse".'],
  ],
  [
    'load customers from crm, save it to the table people in crm, replace DE by Germany in country',
    [LOADED, ADDED],
    [UNREAD('replace DE by Germany in country')],
  ],
  [
    'load customers from crm, save it to the table people in crm, update amount by 10',
    [LOADED, ADDED],
    [UNREAD('update amount by 10')],
  ],
  [
    'load customers from crm, save it to the table people in crm, add 10 to amount',
    [LOADED, ADDED],
    [UNREAD('add 10 to amount')],
  ],
  [
    'load customers from crm, save it to the table people in crm, replace what is there',
    [LOADED, 'export: Replace the table "people" of "crm"'],
    [],
  ],
  [
    'load customers from crm, save it to the table people in crm, updating existing rows by id and country, replace DE by Germany in country',
    [LOADED, 'export: Update the table "people" of "crm" by "id" and "country"'],
    [UNREAD('replace DE by Germany in country')],
  ],
  [
    'load customers from crm, upsert it into the table people in crm, replace DE by Germany in country',
    [LOADED, 'export: Update the table "people" of "crm"'],
    [
      'Export: Which columns tell rows apart is still to be said.',
      UNREAD('replace DE by Germany in country'),
    ],
  ],
  [
    'load customers from the billing database',
    ['load_db: Load "customers" from postgresql'],
    [
      'Load DB: Which kind of database it is, is still to be said; PostgreSQL was taken.',
      'Load DB: There is no connection called "billing" yet: add it in the Database tab, then choose it.',
    ],
  ],
] as const)('%s', (says, blocks, open) => {
  expect(asked(says, TWO)).toMatchObject({ blocks, open })
})

test('a connection that alone is there is taken, and that is said', () => {
  const { blocks, pipeline, assumptions } = asked(
    'load customers from postgres, write it to the table daily_revenue, replace it',
    ONE,
  )
  expect(blocks).toEqual([LOADED, 'export: Replace the table "daily_revenue" of "crm"'])
  expect(assumptions).toEqual([
    'Took the connection "crm", the only one to PostgreSQL.',
    'Took "crm", the only connection that can be written to.',
  ])
  const [source, outlet] = pipeline.blocks.map(({ configuration }) => configuration)
  expect(source).toMatchObject({
    dataSource: { config: { connectionId: 'c1', schemaName: 'public', tableName: 'customers' } },
  })
  expect(outlet).toMatchObject({
    output: { to: 'table', mode: 'replace', connectionId: 'c1', tableName: 'daily_revenue' },
  })
})

test('rows on the canvas are written on', () => {
  const { pipeline } = asked('load customers from crm', ONE)
  const { blocks } = asked('save it to crm as table totals', ONE, pipeline)
  expect(blocks).toEqual([LOADED, 'export: Add the rows to the table "totals" of "crm"'])
})

test('files stay files, and what was never said is not replaced', () => {
  expect(asked('load orders, export it to parquet', TWO).blocks.at(-1)).toBe(
    'export: Export as Parquet',
  )
  const { pipeline } = asked('load customers from crm, save it to the table people in crm', TWO)
  expect(pipeline.blocks.at(-1)?.configuration).toMatchObject({ output: { mode: 'append' } })
})

test.each([
  ['get https://api.example.com/orders every page', { paging: 'link' }, 1],
  ['get all pages of https://api.example.com/orders by the link header', { paging: 'link' }, 0],
  [
    'fetch https://api.example.com/orders?page=0&per_page=50, page by page, and save it as csv',
    {
      paging: 'page',
      pageParameter: 'page',
      firstPage: 0,
      sizeParameter: 'per_page',
      pageSize: 50,
    },
    0,
  ],
  [
    'get https://api.example.com/orders?offset=0, every page',
    { paging: 'offset', pageParameter: 'offset' },
    0,
  ],
  ['ingest from https://api.example.com/orders, all pages by page number', { paging: 'page' }, 0],
  ['post to https://api.example.com/search', { paging: 'none', method: 'POST' }, 0],
] as const)('%s', (says, config, open) => {
  const read = asked(says, ONE)
  expect(read.pipeline.blocks[0]?.configuration).toMatchObject({ dataSource: { config } })
  expect(read.open).toHaveLength(open)
})

function asked(says: string, catalogue: Catalogue, before: Pipeline = EMPTY_PIPELINE) {
  const { pipeline, open = [], assumptions } = ask(says, { catalogue, pipeline: before, now: 1 })
  if (!pipeline) throw new Error(`Nothing was understood of: ${says}`)
  const said = ({ id, type }: Pipeline['blocks'][number]) =>
    `${type}: ${describeBlock(pipeline, id, catalogue)}`
  return { pipeline, blocks: pipeline.blocks.map(said), open, assumptions }
}
