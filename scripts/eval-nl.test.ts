import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closeEngine } from '@plainflow/engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LanguageModel } from '../packages/models/src/language-model.ts'
import { openModel } from '../packages/models/src/providers/open-model.ts'
import { readSettings } from '../packages/server/src/settings.ts'
import { type ModelServer, startModelServer } from '../packages/models/src/testing/model-server.ts'
import { recordAnswers, playAnswers } from '../packages/models/src/recording/recording.ts'
import { Answerer } from './eval-nl/answer-question.ts'
import { atOnce } from './eval-nl/at-once.ts'
import { report } from './eval-nl/report.ts'

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
  models.script = () => ({
    say: JSON.stringify({
      explanation: 'The smallest.',
      sql: 'select * from towers order by floors limit 1',
    }),
  })
  // Wrong on purpose: it is the model's answer that is judged.
  expect((await beside.answer(question, [path])).rows).toEqual([['Alder', 12]])
  models.script = () => ({ status: 500 })
  expect((await beside.answer(question, [path])).rows).toEqual([['Birch']])
  await beside.close()
})

test('many at once, in their order; a second run is played', async () => {
  const { ai } = readSettings(models.env('openai-compatible'))
  if (!ai) throw new Error('no model')
  let asked = 0
  models.script = () => {
    asked += 1
    return { say: JSON.stringify({ explanation: 'I cannot.', blocks: null }) }
  }
  const questions = [
    'Which tower has the most floors?',
    'How many towers are there?',
    'Show towers',
  ]
  const now = Date.parse('2026-01-05')
  const run = async (model: LanguageModel) => {
    const answerer = await Answerer.open([path], model, now)
    try {
      return await atOnce(questions, 8, (question) => answerer.answer(question, [path]))
    } finally {
      await answerer.close()
    }
  }
  const kept = join(folder, 'kept')
  const model = openModel(ai)
  const first = await run(recordAnswers(model, kept))
  expect(first.map(({ rows }) => rows?.length)).toEqual([1, 1, 3])
  const calls = asked
  expect(calls).toBeGreaterThanOrEqual(questions.length)
  const again = await run(playAnswers(kept, model))
  expect(asked).toBe(calls)
  expect(again.map(({ metered }) => metered)).toEqual(first.map(({ metered }) => metered))
  const scored = again.map(({ metered }) => {
    return { source: 'a', difficulty: 'any', right: true, planned: 1, cause: null, metered }
  })
  const lines = report(scored)
  expect(lines).toContain(`model: asked ${calls} times for 3 questions`)
  expect(lines).toMatch(/repairs: \d+ answers were handed back, 0 of use then/)
  expect(lines).toMatch(/answers of the model: median .* ms, 95th percentile .* ms/)
})
