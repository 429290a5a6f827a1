import { mkdirSync, readdirSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filesFolder } from '../files/files-folder.ts'
import { FolderFiles } from '../files/folder-files.ts'
import { createReadyPlace } from '../testing/create-ready-place.ts'
import { HOSTILE_NAMES } from '../testing/hostile-names.ts'
import { asReport, runPipeline, saveReport } from '../testing/reports.ts'
import { WEST_OVER_100 } from '../testing/sales.ts'
import { startTestServer, type TestServer, type TestUser } from '../testing/start-test-server.ts'
import { ArtifactFiles, MOST_ARTIFACT_BYTES } from './artifact-files.ts'

let server: TestServer
let user: TestUser
beforeAll(async () => {
  server = await startTestServer()
  user = await server.signUp()
})
afterAll(() => server.close())

test('a run leaves a report, kept by version and listed newest first', async () => {
  const pipeline = await saveReport(user)
  const first = await runPipeline(user, pipeline.id)
  expect(first).toMatchObject({
    status: 'completed',
    outputKeys: [],
    artifacts: [{ name: 'west.html', kind: 'report', version: 1 }],
  })
  const second = await runPipeline(user, pipeline.id)
  expect(second.artifacts).toMatchObject([{ name: 'west.html', version: 2 }])
  const asked = { pipelineId: pipeline.id }
  const list = await user.call('listArtifacts', { query: asked })
  expect(list).toMatchObject({
    count: 2,
    artifacts: [
      { version: 2, executionId: second.id, pipelineName: 'West', mediaType: 'text/html' },
      { version: 1, executionId: first.id, pipelineId: pipeline.id },
    ],
  })
  const page = await user.call('listArtifacts', { query: { ...asked, offset: 1, limit: 1 } })
  expect(page).toEqual({ count: 2, artifacts: list.artifacts.slice(1) })
  const [newest] = list.artifacts
  expect(await user.call('getArtifact', { params: { id: newest?.id ?? '' } })).toEqual(newest)
})

test('it comes as a download that no browser shows in our name', async () => {
  const run = await runPipeline(user, (await saveReport(user)).id)
  const response = await content(user, run.artifacts[0]?.id ?? '')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': "attachment; filename*=UTF-8''west.html",
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'content-length': String(run.artifacts[0]?.bytes),
  })
  const page = await response.text()
  expect(page).toContain('<h1>west</h1>')
  expect(page).toContain(`${WEST_OVER_100} rows, 3 columns`)
})

test('deleted, its bytes are gone, its run names it no more and its number is not used again', async () => {
  const pipeline = await saveReport(user)
  const run = await runPipeline(user, pipeline.id)
  const id = run.artifacts[0]?.id ?? ''
  await user.call('deleteArtifact', { params: { id } })
  expect(folders(server)).not.toContain(id)
  for (const route of ['getArtifact', 'deleteArtifact'] as const)
    await expect(user.call(route, { params: { id } })).rejects.toMatchObject({ code: 'not_found' })
  expect((await content(user, id)).status).toBe(404)
  expect(await user.call('getExecution', { params: { id: run.id } })).toMatchObject({
    artifacts: [],
  })
  const { artifacts } = await runPipeline(user, pipeline.id)
  expect(artifacts).toMatchObject([{ version: 2 }])
})

test("somebody else's does not exist", async () => {
  const run = await runPipeline(user, (await saveReport(user)).id)
  const id = run.artifacts[0]?.id ?? ''
  const stranger = await server.signUp()
  for (const route of ['getArtifact', 'deleteArtifact'] as const)
    await expect(stranger.call(route, { params: { id } })).rejects.toMatchObject({
      code: 'not_found',
    })
  expect((await content(stranger, id)).status).toBe(404)
  const asked = { query: { pipelineId: run.pipelineId } }
  expect(await stranger.call('listArtifacts', asked)).toEqual({ artifacts: [], count: 0 })
  expect((await content(user, id)).status).toBe(200)
})

test('it goes with its pipeline', async () => {
  const pipeline = await saveReport(user)
  const run = await runPipeline(user, pipeline.id)
  const id = run.artifacts[0]?.id ?? ''
  await user.call('deletePipeline', { params: { id: pipeline.id } })
  await expect(user.call('getArtifact', { params: { id } })).rejects.toMatchObject({
    code: 'not_found',
  })
  await expect.poll(() => folders(server)).not.toContain(id)
})

test('a name is a label, whatever it tries to be', async () => {
  const owner = await server.signUp()
  const { id, blocks } = await saveReport(owner)
  for (const name of HOSTILE_NAMES.filter((_, at) => at % 16 === 0)) {
    const { artifacts } = await runPipeline(owner, id, { blocks: asReport(blocks, name) })
    expect(artifacts, name).toHaveLength(1)
    expect(artifacts[0]?.name).toMatch(/^[^/\\\0-\x1f:*?"<>|.][^/\\\0-\x1f:*?"<>|]*\.html$/)
    const response = await content(owner, artifacts[0]?.id ?? '')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename\*=UTF-8''[\w.!~%-]+$/,
    )
  }
  for (const folder of folders(server)) expect(folder).toMatch(/^[0-9a-f-]{36}$/)
})

test('an account without room keeps its run from ending well, and nothing is left', async () => {
  const small = await startTestServer({ env: { PLAINFLOW_MAX_ACCOUNT_BYTES: '20000' } })
  try {
    const owner = await small.signUp()
    const run = await runPipeline(owner, (await saveReport(owner)).id)
    expect(run).toMatchObject({ status: 'failed', artifacts: [], resultKeys: [] })
    expect(run.error).toContain("The account's storage of 20 kB has no room")
    await expect.poll(() => folders(small)).toEqual([])
  } finally {
    await small.close()
  }
})

test('what is too large is not taken, and stays where it is', async () => {
  const place = await createReadyPlace()
  try {
    const files = new ArtifactFiles(place.dataFolder, new FolderFiles(filesFolder(place)))
    const file = join(place.dataFolder, 'large')
    writeFileSync(file, '')
    truncateSync(file, MOST_ARTIFACT_BYTES + 1)
    await expect(files.take(file)).rejects.toThrow('larger than the 100 MB')
    expect(readdirSync(place.dataFolder)).toContain('large')
  } finally {
    await place.remove()
  }
})

test('a sweep takes what has no row, and leaves what is about to get one', async () => {
  const place = await createReadyPlace()
  try {
    const files = new ArtifactFiles(place.dataFolder, new FolderFiles(filesFolder(place)))
    const file = (name: string) => {
      writeFileSync(join(place.dataFolder, name), name)
      return join(place.dataFolder, name)
    }
    const [held, stored, lost] = [
      await files.take(file('held')),
      await files.take(file('stored')),
      await files.take(file('lost')),
    ]
    files.release(stored.id)
    files.release(lost.id)
    const root = join(place.dataFolder, 'files', 'artifacts')
    mkdirSync(join(root, 'odd'))
    await files.sweep(async () => new Set([stored.id]))
    expect(readdirSync(root).toSorted()).toEqual([held.id, stored.id].toSorted())
  } finally {
    await place.remove()
  }
})

function content(who: TestUser, id: string): Promise<Response> {
  const headers = { authorization: `Bearer ${who.token}` }
  return fetch(`${server.url}/api/artifacts/${id}/content`, { headers })
}

function folders({ place }: TestServer): readonly string[] {
  return readdirSync(join(place.dataFolder, 'files', 'artifacts'))
}
