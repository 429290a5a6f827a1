import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { salesGraph, savePipeline, uploadSales } from '../testing/sales.ts'
import type { TestServer, TestUser } from '../testing/start-test-server.ts'
import { workerServer } from '../testing/worker-server.ts'

let server: TestServer
let user: TestUser
beforeAll(async () => {
  server = await workerServer()
  user = await server.signUp()
})
afterAll(() => server.close())

test('what names no project goes to the first, which is made when there is none', async () => {
  const other = await server.signUp()
  expect(await other.call('listProjects')).toEqual([])
  const texts = ['one', 'two'].map((name) => ({ name, filename: 'x.csv', csvData: 'a\n1\n' }))
  const made = await Promise.all(texts.map((body) => other.call('uploadDataset', { body })))
  const pipeline = await savePipeline(other, salesGraph(made[0]?.dataset.id ?? ''))
  const projects = await other.call('listProjects')
  expect(projects).toMatchObject([{ name: 'My project', datasetCount: 2, pipelineCount: 1 }])
  const ids = [...made.map(({ dataset }) => dataset.projectId), pipeline.projectId]
  expect(new Set(ids)).toEqual(new Set([projects[0]?.id]))
})

test('a project is created, renamed and described', async () => {
  const { project } = await user.call('createProject', {
    body: { name: '  Spring  ', description: 'Sales' },
  })
  expect(project).toMatchObject({ name: 'Spring', description: 'Sales', datasetCount: 0 })
  const params = { id: project.id }
  const changed = await user.call('changeProject', { params, body: { name: 'Summer' } })
  expect(changed.project).toMatchObject({ name: 'Summer', description: 'Sales' })
  expect((await user.call('getProject', { params })).project).toMatchObject({ name: 'Summer' })
  await expect(user.call('createProject', { body: { name: ' ' } })).rejects.toMatchObject({
    status: 400,
    reason: expect.stringContaining('name'),
  })
})

test('datasets and pipelines belong to one, are listed by it and moved to another', async () => {
  const { project } = await user.call('createProject', { body: { name: 'From' } })
  const { project: to } = await user.call('createProject', { body: { name: 'To' } })
  const body = { name: 'here', filename: 'x.csv', csvData: 'a\n1\n', projectId: project.id }
  const { dataset } = await user.call('uploadDataset', { body })
  const graph = salesGraph(dataset.id)
  const texts = {
    name: 'P',
    blocks: JSON.stringify(graph.blocks),
    connections: JSON.stringify(graph.connections),
  }
  const pipeline = await user.call('createPipeline', { body: { ...texts, projectId: project.id } })
  const inside = async (projectId: string) => {
    const query = { projectId }
    return [
      ...(await user.call('listDatasets', { query })).map(({ id }) => id),
      ...(await user.call('listPipelines', { query })).map(({ id }) => id),
    ]
  }
  expect(await inside(project.id)).toEqual([dataset.id, pipeline.id])
  const params = { id: dataset.id }
  await user.call('changeDataset', { params, body: { projectId: to.id } })
  await user.call('savePipeline', {
    params: { id: pipeline.id },
    headers: { 'if-match': String(pipeline.version) },
    body: { ...texts, projectId: to.id },
  })
  expect(await inside(project.id)).toEqual([])
  expect(await inside(to.id)).toEqual([dataset.id, pipeline.id])

  // Back, without its content: whoever has it open can still save.
  const back = { params: { id: pipeline.id }, body: { projectId: project.id } }
  const before = await user.call('getPipeline', { params: { id: pipeline.id } })
  expect(await user.call('movePipeline', back)).toEqual({
    id: pipeline.id,
    projectId: project.id,
  })
  expect(await user.call('getPipeline', { params: { id: pipeline.id } })).toEqual({
    ...before,
    projectId: project.id,
  })
  expect(await inside(project.id)).toEqual([pipeline.id])
})

test('nothing can be put into a project of somebody else', async () => {
  const stranger = await server.signUp()
  const { project } = await stranger.call('createProject', { body: { name: 'Theirs' } })
  const projectId = project.id
  const file = { name: 'x', filename: 'x.csv', csvData: 'a\n1\n' }
  const dataset = await uploadSales(user)
  const pipeline = await savePipeline(user, salesGraph(dataset.id))
  const form = new FormData()
  form.append('projectId', projectId)
  form.append('file', new Blob(['a\n1\n']), 'x.csv')
  const attempts = [
    () => user.call('uploadDataset', { body: { ...file, projectId } }),
    () => user.call('uploadDataset', { form }),
    () => user.call('bulkUpload', { body: { datasets: [file], projectId } }),
    () => user.call('beginUpload', { body: { filename: 'x.csv', size: 4, projectId } }),
    () => user.call('addSample', { body: { sample: 'shop', projectId } }),
    () => user.call('changeDataset', { params: { id: dataset.id }, body: { projectId } }),
    () => user.call('movePipeline', { params: { id: pipeline.id }, body: { projectId } }),
    () =>
      user.call('createPipeline', {
        body: { name: 'x', blocks: '[]', connections: '[]', projectId },
      }),
  ]
  for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ status: 404 })
  expect((await stranger.call('getProject', { params: { id: projectId } })).datasets).toEqual([])
})

test('deleting tells what goes, takes it, and tells who else used it', async () => {
  const { project } = await user.call('createProject', { body: { name: 'Doomed' } })
  const body = { name: 'gone', filename: 'x.csv', csvData: 'a\n1\n', projectId: project.id }
  const { dataset } = await user.call('uploadDataset', { body })
  const graph = salesGraph(dataset.id)
  const texts = {
    blocks: JSON.stringify(graph.blocks),
    connections: JSON.stringify(graph.connections),
  }
  const inside = await user.call('createPipeline', {
    body: { ...texts, name: 'Inside', projectId: project.id },
  })
  const outside = await user.call('createPipeline', { body: { ...texts, name: 'Outside' } })
  const params = { id: project.id }
  expect(await user.call('getProject', { params })).toMatchObject({
    datasets: [{ id: dataset.id, name: 'gone' }],
    pipelines: [{ id: inside.id, name: 'Inside' }],
    usedBy: [{ id: outside.id, name: 'Outside' }],
  })
  const { deleted, affected } = await user.call('deleteProject', { params })
  expect(deleted).toEqual({
    project: 'Doomed',
    datasets: [{ id: dataset.id, name: 'gone' }],
    pipelines: [{ id: inside.id, name: 'Inside' }],
  })
  expect(affected).toMatchObject([{ id: outside.id, diagnostics: [{ severity: 'error' }] }])
  for (const [name, id] of [
    ['getProject', project.id],
    ['getDataset', dataset.id],
    ['getPipeline', inside.id],
  ] as const)
    await expect(user.call(name, { params: { id } })).rejects.toMatchObject({ status: 404 })
  const folder = join(server.place.dataFolder, 'files', 'datasets')
  await expect.poll(() => readdirSync(folder)).not.toContain(dataset.id)
})
