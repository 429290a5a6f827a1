import { expect, test } from 'vitest'
import type { Catalogue } from '../../tables/catalogue.ts'
import { block } from './block.ts'
import { lower } from './lower.ts'
import { configuration, type LoadDbConfiguration } from './config.ts'

const ID = { name: 'id', type: 'integer' } as const
const SHOP = { connector: 'postgresql', connection: 'shop-1' } as const
const catalogue: Catalogue = {
  datasets: [],
  connections: [
    {
      id: 'shop-1',
      name: 'Shop',
      connector: 'postgresql',
      writes: [],
      known: [
        { source: { ...SHOP, kind: 'table', schema: '', table: 'orders' }, columns: [ID] },
        { source: { ...SHOP, kind: 'query', query: 'select 1 as id' }, columns: [ID] },
      ],
    },
  ],
}

const given = (at: Catalogue) => ({ block: 'load', inputs: [], catalogue: at })
const asking = (config: Partial<LoadDbConfiguration['dataSource']['config']>) =>
  configuration.parse({
    dataSource: { type: 'database', config: { dbType: 'postgresql', tableName: '', ...config } },
  })

test.each([
  ['load_db/no-connection', { tableName: 'orders' }],
  ['load_db/in-file', { dbType: 'sqlite', tableName: 'orders' }],
  ['load_db/address-in-block', { connectionString: 'postgresql://ana:x@host/shop' }],
  ['load_db/unknown-connection', { connectionId: 'gone', tableName: 'orders' }],
  ['load_db/no-table', { connectionId: 'shop-1' }],
  ['load_db/unknown-columns', { connectionId: 'shop-1', tableName: 'order' }],
  ['load_db/unknown-columns', { connectionId: 'shop-1', query: 'select 2' }],
])('%s', (code, config) => {
  const { columns, diagnostics } = block.columns(asking(config), given(catalogue))
  expect(columns).toEqual([])
  expect(diagnostics).toMatchObject([{ code, severity: 'error' }])
  expect(JSON.stringify(diagnostics)).not.toContain('ana')
})

test('a name close to a known one is offered', () => {
  const rule = block.columns(
    asking({ connectionId: 'shop-1', tableName: 'order' }),
    given(catalogue),
  )
  expect(rule.diagnostics[0]?.hint).toMatch(/Did you mean "orders"/)
})

test.each([
  [{ tableName: 'orders' }, { kind: 'table', schema: '', table: 'orders' }],
  [
    { tableName: 'orders', query: 'select 1 as id' },
    { kind: 'query', query: 'select 1 as id' },
  ],
])('%o reads %o', (config, source) => {
  const asked = asking({ connectionId: 'shop-1', ...config })
  expect(block.columns(asked, given(catalogue))).toEqual({ columns: [[ID]], diagnostics: [] })
  expect(lower(asked, given(catalogue)).relations).toEqual([
    { kind: 'from', outside: { ...SHOP, ...source }, columns: [ID] },
  ])
})

test('a pipeline of old, with an address and no more, is still read', () => {
  const config = { dbType: 'mysql', connectionString: '', tableName: 'orders' }
  const read = configuration.safeParse({ dataSource: { type: 'database', config } })
  expect(read.success).toBe(true)
})
