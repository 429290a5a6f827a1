import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { EXPORT_IDS } from '@plainflow/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { salesGraph, uploadSales } from '../testing/sales.ts'
import { startTestServer, type TestServer, type TestUser } from '../testing/start-test-server.ts'

let server: TestServer
let user: TestUser
let id: string
beforeAll(async () => {
  server = await startTestServer()
  user = await server.signUp()
  const { id: datasetId } = await uploadSales(user)
  const { blocks, connections } = salesGraph(datasetId)
  const body = {
    name: '"West" \r\n../x',
    blocks: JSON.stringify(blocks),
    connections: JSON.stringify(connections),
  }
  id = (await user.call('createPipeline', { body })).id
})
afterAll(() => server.close())

test('every export is listed with what it leaves out', async () => {
  const listed = await user.call('listExports', { params: { id }, query: { target: 'duckdb' } })
  expect(listed.map(({ as }) => as)).toEqual(EXPORT_IDS)
  expect(listed.every(({ target, refused }) => target === 'pandas' && refused.length === 0)).toBe(
    true,
  )
  expect(listed.find(({ as }) => as === 'archive')?.gaps).toContain(
    'The archive holds the first 200 rows of each table, as they are, for its tests.',
  )
})

test('what cannot be made of a language is said before, and is not sent', async () => {
  const listed = await user.call('listExports', { params: { id }, query: { target: 'dplyr' } })
  const refused = listed.filter((each) => each.refused.length > 0)
  expect(refused.map(({ as, target }) => [as, target])).toEqual([['airflow', 'dplyr']])
  expect(refused[0]?.refused[0]).toContain('The tasks of a DAG are Python')
})

test('one file comes as it is, under a name that is only a name', async () => {
  const response = await download('notebook')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-disposition')).toBe(
    "attachment; filename*=UTF-8''west-x.ipynb",
  )
  expect(response.headers.get('content-type')).toBe('application/octet-stream')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await response.json()).toMatchObject({ nbformat: 4 })
})

test('several come as an archive with a sample, and nothing is left behind', async () => {
  const response = await download('archive')
  const names = namesIn(Buffer.from(await response.arrayBuffer()))
  expect(names).toContain('west-x/pipeline.py')
  expect(names).toContain('west-x/tests/sample/sales.csv')
  expect(names.every((name) => name.startsWith('west-x/'))).toBe(true)
  await expect.poll(() => readdir(join(server.place.dataFolder, 'exports'))).toEqual([])
})

test('what was made and cannot be removed is logged, and the server goes on', async () => {
  const place = join(server.place.dataFolder, 'exports')
  const sent = download('archive')
  await expect.poll(() => readdir(place), { interval: 5 }).toHaveLength(1)
  // Where it was is a file now, beneath which nothing can even be looked for.
  await rename(place, `${place}-elsewhere`)
  await writeFile(place, '')
  await (await sent).text()
  await expect
    .poll(() => server.logLines.filter((line) => line.includes('remove what an export')))
    .toHaveLength(1)
  await rm(place)
})

test("somebody else's pipeline does not exist", async () => {
  const other = await server.signUp()
  await expect(other.call('listExports', { params: { id } })).rejects.toMatchObject({ status: 404 })
  expect((await download('archive', other)).status).toBe(404)
})

function download(as: string, by = user): Promise<Response> {
  return fetch(`${server.url}/api/pipelines/${id}/export?as=${as}`, {
    headers: { authorization: `Bearer ${by.token}` },
  })
}

/** The list at the end of an archive: a mark, and the length of the name 28 bytes after it. */
function namesIn(archive: Buffer): string[] {
  const names: string[] = []
  for (
    let at = archive.indexOf('PK\u0001\u0002');
    at >= 0;
    at = archive.indexOf('PK\u0001\u0002', at + 1)
  )
    names.push(archive.toString('utf8', at + 46, at + 46 + archive.readUInt16LE(at + 28)))
  return names
}
