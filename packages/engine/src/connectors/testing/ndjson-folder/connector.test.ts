import { readdir } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { connector as manifest } from '@plainflow/core/testing/ndjson-folder'
import { afterEach, expect, test } from 'vitest'
import { readPage } from '../../../read-page.ts'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import type { ReadRequest } from '../../connector.ts'
import { listOutsideTables } from '../../list-outside-tables.ts'
import { outsideColumns } from '../../outside-columns.ts'
import { readOutside } from '../../read-outside.ts'
import { withinAbilities } from '../../within-abilities.ts'
import { connector } from './connector.ts'
import { CHILD, serveFolder } from './serve-folder.ts'

const child = { entryPath: CHILD }
const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

test('both halves have the same name', () => {
  expect(connector.name).toBe(manifest.name)
})

test('columns are found, and every value arrives', async () => {
  const { reach, source } = await folderOf([
    { a: 1, 'b "c"': 'x,"y"\nz', d: null, e: { f: [1] } },
    { a: 2.5, 'b "c"': '', d: true, e: 'ä' },
  ])
  expect(await listOutsideTables(manifest.name, reach, child)).toMatchObject([{ name: 't' }])
  const read = await readBack({ reach, source })
  expect(read.columns.map(({ name, type }) => `${name}: ${type}`)).toEqual([
    'a: number',
    'b "c": text',
    'd: boolean',
    'e: text',
  ])
  expect(read.rows).toEqual([
    [1, 'x,"y"\nz', null, '{"f":[1]}'],
    [2.5, '', true, 'ä'],
  ])
  expect(read.left).toEqual(['rows.parquet'])
})

test('a limit and columns are left to it, conditions and an order are not', async () => {
  const { reach, source } = await folderOf([
    { a: 1, b: 1 },
    { a: 2, b: 2 },
    { a: 3, b: 3 },
  ])
  const first = await readBack({ reach, source }, { limit: 2, needed: ['b'] })
  expect(first.rows).toEqual([
    [null, 1],
    [null, 2],
  ])
  const sorted = {
    limit: 2,
    sort: [{ column: 'a', direction: 'descending', nulls: 'last' }],
  } as const
  expect((await readBack({ reach, source }, sorted)).rows).toHaveLength(3)
})

test('an integer that would be rounded is refused', async () => {
  const { reach, source } = await folderOf([{ a: 1 }, { a: 2 ** 53 + 2 }])
  await expect(readBack({ reach, source })).rejects.toThrow('beyond 2^53')
})

async function folderOf(rows: readonly object[]) {
  const lines = rows.map((row) => JSON.stringify(row))
  const { port, close } = await serveFolder({ 't.ndjson': lines }, 'token')
  const way = join(await temporaryFolder(), 'way')
  const relay = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    near.pipe(far).pipe(near)
    near.on('error', () => far.destroy())
    far.on('error', () => near.destroy())
    near.on('close', () => far.destroy())
  })
  await new Promise<void>((resolve) => relay.listen(way, resolve))
  ends.push(close, () => relay.close())
  const settings = { host: '127.0.0.1', port, folder: '/data' }
  const connected = { connector: manifest.name, connection: 'c1' }
  return {
    reach: { settings, secrets: { token: 'token' }, way },
    source: { ...connected, kind: 'table', schema: '', table: 't' } as const,
  }
}

async function readBack(
  { reach, source }: Awaited<ReturnType<typeof folderOf>>,
  asked: Partial<ReadRequest> = {},
) {
  const found = await outsideColumns(manifest.name, reach, source, child)
  const columns = found.map(({ name, type }) => ({ name, type }))
  const plain = { needed: null, conditions: [], sort: [], limit: null }
  const request = withinAbilities(manifest.can, { source, columns, ...plain, ...asked })
  const folder = await temporaryFolder()
  const path = join(folder, 'rows.parquet')
  await readOutside(manifest.name, reach, request, { folder, path }, child)
  const { rows } = await readPage({ path, offset: 0, limit: 100 })
  return { columns, rows, left: await readdir(folder) }
}
