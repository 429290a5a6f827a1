import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { type LanguageModel, type ModelRequest, ModelTrouble } from '../language-model.ts'
import { playAnswers, recordAnswers } from './recording.ts'

let folder = ''
let asked = 0
beforeEach(async () => {
  asked = 0
  folder = await mkdtemp(join(tmpdir(), 'plainflow-recording-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
})

const counting: LanguageModel = {
  provider: 'ollama',
  name: 'counting',
  async answer({ messages }) {
    asked += 1
    if (messages[0]?.content === 'fail') throw new ModelTrouble('busy')
    return { value: { asked }, tokens: { input: 3, output: 1 } }
  },
}

function request(content: string, more: Partial<ModelRequest> = {}): ModelRequest {
  return {
    system: 'Answer.',
    messages: [{ role: 'user', content }],
    schema: {},
    signal: new AbortController().signal,
    onPartial: () => {},
    ...more,
  }
}

it('asks once, keeps it, and plays it', async () => {
  const recording = recordAnswers(counting, join(folder, 'deep'))
  const first = await recording.answer(request('one'))
  expect(first).toMatchObject({ value: { asked: 1 }, tokens: { input: 3, output: 1 } })
  expect(await recording.answer(request('two'))).toMatchObject({ value: { asked: 2 } })
  expect(await recording.answer(request('one'))).toEqual(first)
  expect(asked).toBe(2)
  const partial: unknown[] = []
  const played = playAnswers(join(folder, 'deep'), counting)
  const onPartial = (value: unknown) => void partial.push(value)
  expect(await played.answer(request('one', { onPartial }))).toEqual(first)
  expect(partial).toEqual([{ asked: 1 }])
  expect(asked).toBe(2)
})

it('names a prompt that was never asked; every part of it counts', async () => {
  await recordAnswers(counting, folder).answer(request('one'))
  const { answer } = playAnswers(folder, counting)
  await expect(answer(request('other'))).rejects.toThrow(/No answer of counting .* to: other/)
  for (const more of [{ system: 'Else.' }, { schema: { a: 1 } }, { tables: [] }])
    await expect(answer(request('one', more))).rejects.toThrow('No answer of counting')
  const another = playAnswers(folder, { provider: 'ollama', name: 'another' })
  await expect(another.answer(request('one'))).rejects.toThrow('No answer of another')
})

it('keeps no troubles', async () => {
  const recording = recordAnswers(counting, folder)
  await expect(recording.answer(request('fail'))).rejects.toBeInstanceOf(ModelTrouble)
  await expect(recording.answer(request('fail'))).rejects.toBeInstanceOf(ModelTrouble)
  expect(asked).toBe(2)
  expect(await readdir(folder)).toEqual([])
})
