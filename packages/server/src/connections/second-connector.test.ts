import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Block, Connection } from '@plainflow/core'
import { connector } from '@plainflow/core/testing/ndjson-folder'
import { CHILD, serveFolder, type ServedFolder } from '@plainflow/engine/testing/ndjson-folder'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { savePipeline, untilFinished } from '../testing/sales.ts'
import { startTestServer, type TestServer, type TestUser } from '../testing/start-test-server.ts'
import { ConnectorsAtHand } from './connectors-at-hand.ts'

const TOKEN = 'token-that-nobody-may-see'
const ROWS = 20_000

let folder: ServedFolder
let server: TestServer
let user: TestUser
let id: string

beforeAll(async () => {
  folder = await serveFolder({ 'orders.ndjson': orders(), 'notes.txt': [] }, TOKEN)
  server = await startTestServer({
    env: { PLAINFLOW_ALLOW_PRIVATE_HOSTS: '127.0.0.1' },
    connectors: new ConnectorsAtHand([connector], { entryPath: CHILD }),
  })
  user = await server.signUp()
  ;({ id } = await user.call('addConnection', { body: shop() }))
})
afterAll(async () => {
  await server.close()
  await folder.close()
})

test('it says hello, and is refused with another token', async () => {
  const { connector: name, settings } = shop()
  const kept = await user.call('tryConnection', { body: { id, connector: name, settings } })
  expect(kept).toMatchObject({ success: true, version: 'NDJSON over HTTP' })
  const wrong = { connector: name, settings, secrets: { token: `${TOKEN}-not` } }
  const refused = await user.call('tryConnection', { body: wrong })
  expect(refused).toMatchObject({ success: false, error: 'The token was refused.' })
})

test('its tables are listed and looked at, and it can only be read', async () => {
  expect(await user.call('connections')).toMatchObject([{ writes: [], secretsKept: ['token'] }])
  expect(await user.call('connectionTables', { params: { id } })).toEqual([
    { schema: '', name: 'orders', kind: 'table', rows: null },
  ])
  const looked = await look({ schema: '', table: 'orders' }, 2)
  expect(looked.columns.map(({ name, type }) => `${name} ${type}`)).toEqual([
    'id integer',
    'region text',
    'amount number',
    'paid boolean',
  ])
  expect(looked.rows).toEqual([
    [1, 'East', 1.5, null],
    [2, 'East', 3, true],
  ])
  const asked = look({ query: 'select 1' }, 2)
  await expect(asked).rejects.toMatchObject({ body: { code: 'outside_trouble' } })
})

test('a preview behind a condition, and a run over all of it', async () => {
  await look({ schema: '', table: 'orders' }, 0)
  const { blocks, connections } = graph()
  const body = { blocks, connections, blockId: 'west', limit: 3 }
  const preview = await user.call('previewPipeline', { body })
  expect(preview.rows.map(([number]) => number)).toEqual([4, 8, 12])
  const saved = await savePipeline(user, { blocks, connections })
  const started = await user.call('executePipeline', { params: { id: saved.id }, body: {} })
  const ended = await untilFinished(user, started.executionId)
  expect(ended).toMatchObject({ status: 'completed', error: null })
  expect(ended.blocks).toMatchObject([{ rows: ROWS }, { id: 'west', rows: ROWS / 4 }])
})

test('the broker refuses what is not allowed, whatever the connector', async () => {
  const { connector: name, settings, secrets } = shop()
  const elsewhere = { ...settings, host: '127.0.0.2' }
  const before = folder.asked.length
  const tried = await user.call('tryConnection', {
    body: { connector: name, settings: elsewhere, secrets },
  })
  expect(tried.error).toContain('private network')
  expect(folder.asked).toHaveLength(before)
})

test('nothing of it is left, and its token is in no log', async () => {
  expect(server.logLines.join('\n')).not.toContain(TOKEN)
  const scratch = join(server.place.dataFolder, 'exports')
  expect(existsSync(scratch) ? await readdir(scratch) : []).toEqual([])
})

test('a server that was not told of it does not know it', async () => {
  const other = await startTestServer()
  try {
    const adding = (await other.signUp()).call('addConnection', { body: shop() })
    await expect(adding).rejects.toMatchObject({ body: { code: 'invalid_request' } })
  } finally {
    await other.close()
  }
})

function shop() {
  const settings = { host: '127.0.0.1', port: folder.port, folder: '/data' }
  return { name: 'Folder', connector: connector.name, settings, secrets: { token: TOKEN } }
}

function look(asked: { schema: string; table: string } | { query: string }, limit: number) {
  return user.call('lookAtConnection', { params: { id }, body: { asked, limit } })
}

function orders(): readonly string[] {
  return Array.from({ length: ROWS }, (_, at) => {
    const number = at + 1
    const region = number % 4 === 0 ? 'West' : 'East'
    const paid = number === 1 ? null : number % 2 === 0
    return JSON.stringify({ id: number, region, amount: number * 1.5, paid })
  })
}

/** Load, filter. */
function graph(): { blocks: Block[]; connections: Connection[] } {
  const placed = { position: { x: 0, y: 0 }, data: {} }
  const table = { connectionId: id, schemaName: '', tableName: 'orders', query: '' }
  const config = { dbType: connector.name, connectionString: '', ...table }
  const where = { match: 'all', conditions: [] }
  const parameters = { mode: 'expression', rows: 'keep', where, expression: "region = 'West'" }
  const dataSource = { type: 'database', config }
  return {
    blocks: [
      { id: 'load', label: 'load', type: 'load_db', configuration: { dataSource }, ...placed },
      { id: 'west', label: 'west', type: 'filter', configuration: { parameters }, ...placed },
    ],
    connections: [{ id: 'e1', source: 'load', target: 'west' }],
  }
}
