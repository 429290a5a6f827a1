import { EXAMPLE_PROMPTS } from '@plainflow/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { savePipeline, untilFinished } from '../testing/sales.ts'
import type { TestServer, TestUser } from '../testing/start-test-server.ts'
import { workerServer } from '../testing/worker-server.ts'

let server: TestServer
let user: TestUser
beforeAll(async () => {
  server = await workerServer()
  user = await server.signUp()
  await user.call('addSample', { body: { sample: 'shop' } })
  await user.call('addSample', { body: { sample: 'support' } })
})
afterAll(() => server.close())

test.each(EXAMPLE_PROMPTS.filter(({ runs }) => runs))(
  '$useCase runs on the sample data',
  async ({ prompt }) => {
    const answer = await say(prompt)
    expect(answer.open).toEqual([])
    const { blocks, connections } = answer.updatedPipeline ?? { blocks: [], connections: [] }
    const pipeline = await savePipeline(user, { blocks, connections })
    const { executionId } = await user.call('executePipeline', {
      params: { id: pipeline.id },
      body: { blocks, connections },
    })
    const run = await untilFinished(user, executionId)
    expect(run).toMatchObject({ status: 'completed', error: null })
    const written = run.blocks.filter((block) => block.id.startsWith('export'))
    expect(written.length).toBeGreaterThan(0)
    expect(written.every(({ rows }) => (rows ?? 0) > 0)).toBe(true)
  },
)

test('an example runs on the sample where the user has tables of the same names', async () => {
  const other = await server.signUp()
  for (const name of ['orders', 'products', 'customers', 'tickets', 'agents'])
    await other.call('uploadDataset', {
      body: { name, filename: `${name}.csv`, csvData: 'a,b\n1,2\n' },
    })
  for (const { prompt, sample } of EXAMPLE_PROMPTS.filter(({ runs }) => runs)) {
    const { datasets } = await other.call('addSample', { body: { sample } })
    const ids = datasets.map(({ id }) => id)
    const answer = await say(prompt, other, ids)
    expect(answer.open).toEqual([])
    const { blocks = [] } = answer.updatedPipeline ?? {}
    // What leaves a training is known once a run has trained.
    const learns = blocks.some(({ type }) => type === 'ml_train')
    const gives = (answer.effects[0]?.after.rows ?? 0) > 0
    expect(gives).toBe(!learns)
    const sources = blocks.filter(({ type }) => type === 'load_csv')
    for (const { configuration } of sources)
      expect(ids.some((id) => JSON.stringify(configuration).includes(id))).toBe(true)
    const { charge } = answer
    if (charge !== null) await other.call('rejectProposal', { body: { charge } })
  }
})

test.each(EXAMPLE_PROMPTS.filter(({ runs }) => !runs))(
  '$useCase is built with its open points listed, and costs nothing',
  async ({ prompt }) => {
    const before = (await say('what does this pipeline do?')).credits
    const answer = await say(prompt)
    expect(answer.updatedPipeline?.blocks.length).toBeGreaterThan(3)
    expect(answer.open.some((point) => point.includes('is not available yet'))).toBe(true)
    for (const point of answer.open) expect(answer.response).toContain(point)
    expect(answer).toMatchObject({ shouldExecute: false, effects: [], credits: before })
  },
)

async function say(message: string, who = user, availableDatasets: string[] = []) {
  return who.call('conversationalPipeline', {
    body: {
      message,
      currentPipeline: { blocks: [], connections: [] },
      availableDatasets,
      conversationHistory: [],
    },
  })
}
