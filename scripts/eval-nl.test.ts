import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closeEngine } from '@plainflow/engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openModel } from '../packages/server/src/models/open-model.ts'
import { readSettings } from '../packages/server/src/settings.ts'
import { type ModelServer, startModelServer } from '../packages/server/src/testing/model-server.ts'
import { Answerer } from './eval-nl/answer-question.ts'

let models: ModelServer
let folder = ''
let path = ''
beforeAll(async () => {
  models = await startModelServer()
  folder = await mkdtemp(join(tmpdir(), 'plainflow-eval-test-'))
  path = join(folder, 'towers.csv')
  await writeFile(path, 'name,floors\nAlder,12\nBirch,40\nCedar,25\n')
})
afterAll(async () => {
  await models.close()
  await closeEngine()
  await rm(folder, { recursive: true, force: true })
})

test('the planner answers alone, and a configured model is asked beside it', async () => {
  const alone = await Answerer.open([path])
  const question = 'Which tower has the most floors?'
  expect(await alone.answer(question, [path])).toMatchObject({ rows: [['Birch']], trouble: null })
  await alone.close()

  const { ai } = readSettings(models.env('openai-compatible'))
  if (!ai) throw new Error('no model')
  const beside = await Answerer.open([path], openModel(ai))
  const keys = [{ column: 'floors', direction: 'ascending', nulls: 'last' }]
  models.script = () => ({
    say: JSON.stringify({
      explanation: 'The smallest.',
      blocks: [
        { id: 'l', type: 'load_csv', dataset: 'towers' },
        {
          id: 's',
          type: 'sort',
          configuration: { parameters: { keys, limit: 1 } },
          inputs: [{ from: 'l' }],
        },
      ],
    }),
  })
  // Wrong on purpose: it is the model's answer that is judged.
  expect((await beside.answer(question, [path])).rows).toEqual([['Alder', 12]])
  models.script = () => ({ status: 500 })
  expect((await beside.answer(question, [path])).rows).toEqual([['Birch']])
  await beside.close()
})
