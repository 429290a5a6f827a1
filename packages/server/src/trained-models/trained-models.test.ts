import type { TrainedModel } from '@plainflow/contract'
import { sampleModel } from '@plainflow/core/testing/sample-model'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createReadyPlace } from '../testing/create-ready-place.ts'
import { leaveModels } from '../testing/leave-model.ts'
import { runPipeline, saveReport } from '../testing/reports.ts'
import { startTestServer, type TestServer, type TestUser } from '../testing/start-test-server.ts'
import type { TestPlace } from '../testing/test-settings.ts'

const WEAK = sampleModel({ task: 'classification', signal: 0.5 })
const STRONG = sampleModel({ task: 'classification', signal: 2 })
const PRICE = sampleModel({ task: 'regression' })

let place: TestPlace
let server: TestServer
let user: TestUser
let pipelineId: string
/** Of `churn.json` the versions 1 to 3, and `price.json`. */
let ids: readonly string[]

beforeAll(async () => {
  place = await createReadyPlace()
  const before = await startTestServer({ place })
  const { email, username, password } = await before.signUp()
  const owner = before.as((await before.call('signIn', { body: { email, password } })).token)
  const signedUp = { email, username, password, token: '', call: owner }
  const pipeline = await saveReport(signedUp)
  pipelineId = pipeline.id
  const run = await runPipeline(signedUp, pipelineId)
  await before.close()
  ids = await leaveModels(place, run.id, [
    { name: 'churn.json', model: WEAK, blockId: 'train' },
    { name: 'churn.json', model: STRONG, blockId: 'train' },
    { name: 'churn.json', model: WEAK },
    { name: 'price.json', model: PRICE },
  ])
  server = await startTestServer({ place })
  const { token = '' } = await server.call('signIn', { body: { email, password } })
  user = { ...signedUp, token, call: server.as(token) }
})
afterAll(async () => {
  await server.close()
  await place.remove()
})

async function inUse(): Promise<readonly number[]> {
  const { models } = await user.call('listTrainedModels')
  const churn = models.find(({ name }) => name === 'churn.json')
  return (churn?.versions ?? []).filter((one) => one.inUse).map(({ version }) => version)
}

test('models are listed by name, with what is known of each version', async () => {
  const { models, count } = await user.call('listTrainedModels')
  expect(count).toBe(2)
  expect(
    models.map(({ name, versions }) => [name, versions.map(({ version }) => version)]),
  ).toEqual([
    ['price.json', [1]],
    ['churn.json', [3, 2, 1]],
  ])
  const [accuracy] = STRONG.evaluation.metrics
  expect(models[1]?.versions[1]).toMatchObject({
    pipelineName: 'West',
    pipelineId,
    blockId: 'train',
    inUse: false,
    isPromoted: false,
    summary: {
      task: 'classification',
      algorithm: 'gradient_boosting',
      target: 'churned',
      rows: STRONG.rows,
      metric: { name: 'accuracy', value: accuracy?.test, baseline: accuracy?.baseline },
    },
  })
  const query = { offset: 1, limit: 1 }
  expect((await user.call('listTrainedModels', { query })).models).toEqual(models.slice(1))
  const other = { query: { pipelineId: 'other' } }
  expect(await user.call('listTrainedModels', other)).toEqual({ models: [], count: 0 })
})

test('one version tells all but what it computes with', async () => {
  const detail = await user.call('getTrainedModel', { params: { id: ids[1] ?? '' } })
  const { training, labels, evaluation, rows, fingerprint } = STRONG
  expect(detail.model).toEqual({ training, labels, evaluation, rows, fingerprint })
  expect(detail.usedBy).toEqual([])
  expect(JSON.stringify(detail)).not.toContain('"trees":[')
})

test('the newest is meant by the name, until one is promoted, and again when that is gone', async () => {
  expect(await inUse()).toEqual([3])
  const params = { id: ids[0] ?? '' }
  const promoted = await user.call('promoteTrainedModel', { params })
  expect(promoted).toMatchObject({ version: 1, inUse: true, isPromoted: true })
  expect(await inUse()).toEqual([1])
  await user.call('deleteArtifact', { params })
  expect(await inUse()).toEqual([3])
  await expect(user.call('promoteTrainedModel', { params })).rejects.toMatchObject({ status: 404 })
})

test('a pipeline that names a version is told of', async () => {
  const id = ids[1] ?? ''
  const block = { id: 'score', type: 'predict', label: 'Score', position: { x: 0, y: 0 } }
  const save = (name: string, model: string) => {
    const configuration = { parameters: { model, outputColumn: 'churns' } }
    const blocks = JSON.stringify([{ ...block, configuration, data: {} }])
    return user.call('createPipeline', { body: { name, blocks, connections: '[]' } })
  }
  const users = async (of: string) => {
    const { usedBy } = await user.call('getTrainedModel', { params: { id: of } })
    return usedBy.map(({ name }) => name)
  }
  await save('Scores', id)
  expect(await users(id)).toEqual(['Scores'])
  // By its name while it is the version that is meant.
  await save('Any', 'churn')
  await save('Other', 'price')
  expect(await users(id)).toEqual(['Scores'])
  expect(await users(ids[2] ?? '')).toEqual(['Any'])
})

test("somebody else's does not exist, and what is no model is none", async () => {
  const stranger = await server.signUp()
  const params = { id: ids[1] ?? '' }
  for (const route of ['getTrainedModel', 'promoteTrainedModel'] as const)
    await expect(stranger.call(route, { params })).rejects.toMatchObject({ code: 'not_found' })
  expect(await stranger.call('listTrainedModels')).toEqual({ models: [], count: 0 })
  const { artifacts } = await user.call('listArtifacts', { query: {} })
  const report = artifacts.find(({ kind }) => kind === 'report')
  const reports = await user.call('listArtifacts', { query: { kind: 'report' } })
  expect(reports.artifacts).toEqual([report])
  await expect(
    user.call('getTrainedModel', { params: { id: report?.id ?? '' } }),
  ).rejects.toMatchObject({ code: 'not_found' })
})

test('it is downloaded whole', async () => {
  const headers = { authorization: `Bearer ${user.token}` }
  const response = await fetch(`${server.url}/api/artifacts/${ids[3]}/content`, { headers })
  expect(await response.json()).toEqual(PRICE)
})

test('what is no model is not stored as one', async () => {
  const odd = { ...WEAK, format: 99 } as unknown as typeof WEAK // as a later version might write it
  const elsewhere = await createReadyPlace()
  try {
    const first = await startTestServer({ place: elsewhere })
    const owner = await first.signUp()
    const run = await runPipeline(owner, (await saveReport(owner)).id)
    await first.close()
    await expect(leaveModels(elsewhere, run.id, [{ name: 'a', model: odd }])).rejects.toThrow(
      'format 99',
    )
  } finally {
    await elsewhere.remove()
  }
})

test('the answer tells which version is meant, once for each name', async () => {
  const { models } = await user.call('listTrainedModels')
  for (const { versions } of models)
    expect(versions.filter((one: TrainedModel) => one.inUse)).toHaveLength(1)
})

test('a version that a pipeline names is found however many were trained since', async () => {
  const elsewhere = await createReadyPlace()
  try {
    const first = await startTestServer({ place: elsewhere })
    const owner = await first.signUp()
    const { email, password } = owner
    const report = await saveReport(owner)
    const run = await runPipeline(owner, report.id)
    await first.close()
    const many = Array.from({ length: 52 }, () => ({ name: 'churn.json', model: WEAK }))
    const [oldest = ''] = await leaveModels(elsewhere, run.id, many)
    const later = await startTestServer({ place: elsewhere })
    const { token = '' } = await later.call('signIn', { body: { email, password } })
    const codes = async (model: string) => {
      const configuration = { parameters: { model, outputColumn: 'churns' } }
      const at = { label: 'Score', position: { x: 0, y: 0 }, data: {} }
      const [load] = report.blocks
      if (!load) throw new Error('Nothing is loaded')
      const blocks = [load, { id: 'score', type: 'predict', configuration, ...at }]
      const body = {
        blocks,
        connections: [{ id: 'e', source: load.id, target: 'score', targetHandle: 'in' }],
      }
      const { diagnostics } = await later.as(token)('checkPipeline', { body })
      return diagnostics.map(({ code }) => code)
    }
    expect(await codes('nobody')).toContain('predict/unknown-model')
    expect(await codes(oldest)).not.toContain('predict/unknown-model')
    expect(await codes('churn')).not.toContain('predict/unknown-model')
    await later.close()
  } finally {
    await elsewhere.remove()
  }
})
