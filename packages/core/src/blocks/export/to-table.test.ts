import { expect, test } from 'vitest'
import { WRITE_MODES } from '../../relation/program.ts'
import type { Catalogue } from '../../tables/catalogue.ts'
import { block } from './block.ts'
import { lower } from './lower.ts'
import type { ExportConfiguration } from './config.ts'

const columns = [{ name: 'region', type: 'text' }] as const
const relation = { kind: 'step', step: 'before', columns } as const
const catalogue: Catalogue = {
  datasets: [],
  connections: [
    { id: 'shop-1', name: 'Shop', connector: 'postgresql', writes: WRITE_MODES, known: [] },
    { id: 'odd-1', name: 'Odd', connector: 'nobody-knows', writes: [], known: [] },
  ],
}
const given = { block: 'out', inputs: [{ relation, columns }], catalogue }
const writing = (output: Partial<ExportConfiguration['output']>): ExportConfiguration => ({
  output: { format: 'csv', path: '', compress: false, to: 'table', ...output },
})

test.each([
  ['export/no-connection', {}],
  ['export/no-connection', { connectionId: 'gone', tableName: 't' }],
  ['export/cannot-write', { connectionId: 'odd-1', tableName: 't' }],
  ['export/no-table', { connectionId: 'shop-1', tableName: ' ' }],
  ['export/no-keys', { connectionId: 'shop-1', tableName: 't', mode: 'upsert' as const }],
  [
    'export/unknown-column',
    { connectionId: 'shop-1', tableName: 't', mode: 'upsert' as const, keys: ['town'] },
  ],
])('%s', (code, output) => {
  const { diagnostics } = block.columns(writing(output), given)
  expect(diagnostics).toMatchObject([{ code, severity: 'error' }])
})

test('the rows go to a table, and nothing there is lost unless it is said', () => {
  const said = writing({ connectionId: 'shop-1', tableName: 'regions', keys: ['region'] })
  expect(block.columns(said, given).diagnostics).toEqual([])
  expect(lower(said, given)).toEqual({
    relations: [relation],
    outlet: {
      kind: 'table',
      connector: 'postgresql',
      connection: 'shop-1',
      schema: '',
      table: 'regions',
      mode: 'append',
      keys: [],
    },
  })
  expect(block.describe(said, given)).toBe('Add the rows to the table "regions" of "Shop"')
})

test('by a key, rows that are there already are changed', () => {
  const said = writing({
    connectionId: 'shop-1',
    tableName: 'regions',
    mode: 'upsert',
    keys: ['region'],
  })
  expect(lower(said, given).outlet).toMatchObject({ mode: 'upsert', keys: ['region'] })
  expect(block.describe(said, given)).toBe('Update the table "regions" of "Shop" by "region"')
})
