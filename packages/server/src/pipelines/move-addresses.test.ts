import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Block } from '@plainflow/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer, type TestUser } from '../testing/start-test-server.ts'

const SECRET = 'marked-pa55word-2'
const ADDRESS = `postgresql://ana:${SECRET}@db.example.com/shop?sslmode=require`

let server: TestServer
let user: TestUser
beforeAll(async () => {
  server = await startTestServer()
  user = await server.signUp()
})
afterAll(() => server.close())

test('an address in a block becomes a connection, and the string is nowhere', async () => {
  const saved = await user.call('createPipeline', { body: saving([loading('a'), loading('b')]) })
  const [connection, ...more] = await user.call('connections')
  expect(more).toEqual([])
  expect(connection).toMatchObject({
    name: 'PostgreSQL at db.example.com',
    settings: { host: 'db.example.com', database: 'shop', user: 'ana', tls: 'require' },
    secretsKept: ['password'],
  })
  const id = connection?.id
  expect(idsOf(saved.blocks)).toEqual([id, id])
  // Imported again, it is found again.
  const params = { id: saved.id }
  const body = saving([loading('c')])
  const again = await user.call('savePipeline', {
    params,
    body,
    headers: { 'if-match': `"${saved.version}"` },
  })
  expect(idsOf(again.blocks)).toEqual([id])
  // A run keeps its own copy of the blocks, also of those that were not saved.
  const { blocks } = { blocks: [loading('d')] }
  await user
    .call('executePipeline', { params, body: { blocks, connections: [] } })
    .catch(() => null)
  expect(await user.call('connections')).toHaveLength(1)
  const versions = await user.call('listVersions', { params })
  const all = await Promise.all(
    versions.map(({ version }) => user.call('getVersion', { params: { ...params, version } })),
  )
  expect(all).toHaveLength(2)
  expect(JSON.stringify([saved, again, all])).not.toContain(SECRET)
  expect(server.logLines.join('\n')).not.toContain(SECRET)
  expect(filesHolding(server.place.dataFolder, SECRET)).toEqual([])
})

test('another password is another connection; what nobody can read is left out', async () => {
  const other = await server.signUp()
  const blocks = [
    loading('a'),
    loading('b', ADDRESS.replace(SECRET, `${SECRET}-other`)),
    loading('c', `oracle://ana:${SECRET}@db.example.com/shop`),
    loading('d', `postgresql://ana:${SECRET}@db.example.com`),
    { ...loading('e'), generatedCode: `connect("${ADDRESS}")` },
  ]
  const saved = await other.call('createPipeline', { body: saving(blocks) })
  const names = (await other.call('connections')).map(({ name }) => name)
  expect(names).toEqual(['PostgreSQL at db.example.com', 'PostgreSQL at db.example.com 2'])
  const [first, second, third, fourth, fifth] = idsOf(saved.blocks)
  expect(first).not.toBe(second)
  expect([third, fourth]).toEqual(['', ''])
  expect(fifth).toBe(first)
  expect(JSON.stringify(saved)).not.toContain(SECRET)
})

function loading(id: string, connectionString = ADDRESS): Block {
  const config = { dbType: 'postgresql', connectionString, tableName: 'orders', query: '' }
  const configuration = { dataSource: { type: 'database', config } }
  return { id, type: 'load_db', label: id, position: { x: 0, y: 0 }, data: {}, configuration }
}

function saving(blocks: readonly Block[]) {
  return { name: 'Orders', blocks: JSON.stringify(blocks), connections: '[]' }
}

function idsOf(blocks: readonly Block[]): unknown[] {
  return blocks.map(({ configuration }) => {
    // As `loading` makes it.
    const { dataSource } = configuration as { dataSource: { config: { connectionId: string } } }
    return dataSource.config.connectionId
  })
}

function filesHolding(inside: string, text: string): string[] {
  return readdirSync(inside, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
    .filter((path) => readFileSync(path).includes(text))
}
