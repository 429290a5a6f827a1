import { expect, test } from 'vitest'
import { addressWords } from '../../../exports/outside-words.ts'
import type { Program } from '../../../relation/program.ts'
import { webRequestSchema } from '../../../relation/web-request.ts'
import { codeConnections } from '../../../targets/code-connections.ts'
import { gapsOf } from '../../../targets/gaps-of.ts'
import { targets } from '../../../targets/targets.ts'
import { requestPath } from './request-path.ts'

const columns = [
  { name: 'id', type: 'integer' },
  { name: 'a "b"', type: 'text' },
] as const
const EMPTY = { blocks: [], connections: [] }
const requestOf = (parts: object) =>
  webRequestSchema.parse({ url: '/orders', method: 'GET', headers: '', ...parts })

function asking(parts: object): Program {
  const place = { connection: 'c1', connector: 'web-address' }
  const outside = { ...place, kind: 'request', request: requestOf(parts) } as const
  const step = { id: 'a', block: 'a', name: 'orders', sentence: 'Load', columns }
  return { steps: [{ ...step, relation: { kind: 'from', outside, columns } }] }
}

function sourcesOf(settings: object) {
  const own = { scheme: 'https', host: 'api.secret-host.test', port: 8443, ...settings }
  return codeConnections([{ id: 'c1', name: 'Shop', connector: 'web-address', settings: own }])
}

test.each(['pandas', 'polars', 'pyspark'] as const)(
  '%s asks itself, with what the request needs and no more',
  (id) => {
    const url = 'https://api.secret-host.test:8443/orders?x=1'
    const paged = { url, paging: 'link', rowsAt: 'data.items', mostPages: 7 }
    const code = targets[id].print(asking(paged), sourcesOf({ authentication: 'bearer' }))
    expect(code).toContain('"SHOP_URL"')
    expect(code).toContain('"/orders?x=1"')
    expect(code).toContain('json_records_at("data", "items")')
    expect(code).toContain('sign=bearer_token("SHOP_TOKEN")')
    expect(code).toMatch(/lead=next_link,\s+most=7/)
    expect(code).not.toMatch(/secret-host|8443|csv_records|xml_records|count_pages|ClientCred/)
    expect(gapsOf(targets[id], EMPTY, asking(paged), sourcesOf({}))).toEqual([])
  },
)

test.each([
  ['/spreadsheets/d/abc/export?format=csv&gid=1', 'csv_records'],
  ['/spreadsheets/d/e/abc/pub?output=csv&single=true&gid=1', 'csv_records'],
  ['/orders.csv?x=1', 'csv_records'],
  ['/orders?format=csvx', 'json_records'],
])('a format found by itself is, of %s, %s', (url, records) => {
  expect(targets.pandas.print(asking({ url, format: 'auto' }), sourcesOf({}))).toContain(records)
})

test.each(['duckdb', 'postgres', 'scala', 'dplyr'] as const)('%s reads a copy', (id) => {
  const [gap] = gapsOf(targets[id], EMPTY, asking({}), sourcesOf({}))
  expect(gap).toMatch(/^The answer of "\/orders" is read from its (?:Parquet|CSV) copy/)
})

test('what came since the last run cannot be told by code', () => {
  const fresh = asking({ reads: 'new', sinceField: 'id' })
  expect(gapsOf(targets.pandas, EMPTY, fresh, sourcesOf({}))).toEqual([
    expect.stringContaining('code keeps nothing from one run to the next'),
  ])
  expect(targets.pandas.print(fresh, sourcesOf({}))).not.toContain('httpx')
})

test('POST is asked again only where that does no harm', () => {
  const post = { method: 'POST', body: '{}', retries: 4 }
  const print = (parts: object) => targets.pandas.print(asking(parts), sourcesOf({}))
  expect(print(post)).not.toContain('retries=4')
  expect(print({ ...post, isRepeatable: true })).toContain('retries=4')
  expect(print(post)).toContain('headers={"Content-Type": "application/json"}')
})

test('the exports say what the environment has to hold', () => {
  const { python } = targets.pandas
  if (!python) throw new Error('pandas is Python')
  const target = { ...targets.pandas, python }
  const words = (settings: object) =>
    addressWords({ program: asking({}), sources: sourcesOf(settings), target }).join('\n')
  expect(words({ authentication: 'oauth' })).toMatch(
    /`SHOP_URL` has to hold how the address begins[^]*`SHOP_OAUTH` has to hold where tokens[^]*`SHOP_HEADERS` can hold/,
  )
  expect(words({ authentication: 'basic' })).toContain('https://user:password@api.example.com')
})

test.each([
  [{}, '/orders'],
  [{ url: 'https://a.test' }, '/'],
  [{ url: '/x?a=1#top', parameters: [{ name: 'b c', value: 'é&' }] }, '/x?a=1&b%20c=%C3%A9%26'],
  [{ url: '/x?per=1&a=2', paging: 'page', sizeParameter: 'per', pageSize: 5 }, '/x?a=2&per=5'],
])('%o asks for %s', (parts, path) => {
  expect(requestPath(requestOf(parts))).toBe(path)
})
