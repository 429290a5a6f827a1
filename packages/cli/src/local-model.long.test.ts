import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { importSql } from '@plainflow/core'
import { startApart } from '@plainflow/engine'
import { type ModelRequest, ModelTrouble } from '@plainflow/models'
import {
  fileModelInUse,
  installRuntime,
  type LocalModel,
  ModelFiles,
  openFileModel,
  openLocalModel,
} from '@plainflow/models/local'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { smallModel } from '../../../scripts/small-model.mjs'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
/** Kept between runs: what runs models is fetched once. */
const DATA = join(ROOT, '.cache/local-model')
const files = new ModelFiles(DATA)

const tables = [
  {
    name: 'orders',
    columns: [
      { name: 'region', type: 'text' },
      { name: 'amount', type: 'number' },
      { name: 'ordered on', type: 'date' },
    ],
  },
  { name: 'regions', columns: [{ name: 'region', type: 'text' }] },
] as const
const catalogue = {
  datasets: tables.map((table) => ({ ...table, id: table.name, filename: `${table.name}.csv` })),
}

let model: LocalModel
beforeAll(async () => {
  await mkdir(DATA, { recursive: true })
  const path = await smallModel()
  await installRuntime(files.folder)
  if ((await files.list()).models.every(({ name }) => name !== 'small'))
    await files.add('small', path)
  await files.use('small')
  const settings = await fileModelInUse(DATA)
  if (!settings) throw new Error('No model is used')
  model = openFileModel(settings, { dataFolder: DATA, start: startApart })
}, 900_000)
afterAll(() => model?.close())

function question(more: Partial<ModelRequest> = {}): ModelRequest {
  return {
    system: 'You answer with SQL. Tables: orders(region, amount, "ordered on"), regions(region).',
    messages: [{ role: 'user', content: 'What is the total amount by region?' }],
    schema: {},
    tables,
    signal: new AbortController().signal,
    onPartial: () => {},
    ...more,
  }
}

describe('a model in a file', () => {
  it('loads, writes, and says what imports', async () => {
    const progress: string[] = []
    const partial: unknown[] = []
    const { value, tokens } = await model.answer(
      question({
        onProgress: (words) => void progress.push(words),
        onPartial: (each) => void partial.push(each),
      }),
    )
    console.log(value, tokens)
    expect(progress[0]).toBe('Loading the model… 0 %')
    expect(partial.length).toBeGreaterThan(1)
    expect(tokens?.input).toBeGreaterThan(20)
    expect(tokens?.output).toBeGreaterThan(10)
    const { explanation, sql } = value as { explanation: string; sql: string }
    expect(Object.keys(value as object)).toEqual(['explanation', 'sql'])
    expect(explanation).not.toBe('')
    expect(importSql(sql, catalogue).diagnostics).toEqual([])
  })

  it('stops when told, and answers again', async () => {
    const stopping = new AbortController()
    const asked = model.answer(
      question({ signal: stopping.signal, onPartial: () => stopping.abort(new Error('enough')) }),
    )
    await expect(asked).rejects.toThrow('enough')
    expect((await model.answer(question())).value).toHaveProperty('sql')
  })

  it('refuses what is longer than it can read', async () => {
    const content = 'How much? '.repeat(10_000)
    const asked = model.answer(question({ messages: [{ role: 'user', content }] }))
    await expect(asked).rejects.toBeInstanceOf(ModelTrouble)
  })

  it('a killed process is trouble, and the next question starts another', async () => {
    const pids: number[] = []
    const watched = openLocalModel({
      name: 'small',
      find: () => files.find('small'),
      timeoutMs: 300_000,
      async start(...given) {
        const started = await startApart(...given)
        pids.push(started.process.pid ?? 0)
        return started
      },
    })
    const killed = watched.answer(
      question({ onPartial: () => void process.kill(pids[0] ?? 0, 'SIGKILL') }),
    )
    await expect(killed).rejects.toMatchObject({ name: 'ModelTrouble', kind: 'failed' })
    expect((await watched.answer(question())).value).toHaveProperty('sql')
    expect(pids).toHaveLength(2)
    await watched.close()
    expect(() => process.kill(pids[1] ?? 0, 0)).toThrow('ESRCH')
  })

  it('gives its memory back when nobody asks', async () => {
    let ended: Promise<unknown> = Promise.resolve('never started')
    const idle = openLocalModel({
      name: 'small',
      find: () => files.find('small'),
      timeoutMs: 300_000,
      idleMs: 1,
      async start(...given) {
        const started = await startApart(...given)
        ended = new Promise((resolve) => started.process.once('exit', (_, by) => resolve(by)))
        return started
      },
    })
    await idle.answer(question())
    expect(await ended).toBe('SIGKILL')
  })

  it('is built, and keeps no program from ending', async () => {
    const dist = (name: string) => pathToFileURL(join(ROOT, 'packages', name, 'dist')).href
    const program = `
      const { openFileModel } = await import('${dist('models')}/local/index.js')
      const { startApart } = await import('${dist('engine')}/index.js')
      const settings = { model: 'small', timeoutMs: 300000 }
      const model = openFileModel(settings, { dataFolder: ${JSON.stringify(DATA)}, start: startApart })
      const { signal } = new AbortController()
      const request = ${JSON.stringify(question())}
      const { value } = await model.answer({ ...request, signal, onPartial() {} })
      console.log(Object.keys(value).join())`
    const args = ['--input-type=module', '-e', program]
    const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: 240_000 })
    expect(stdout.trim()).toBe('explanation,sql')
  })

  it('a limit of memory ends it', async () => {
    const tight = openLocalModel({
      name: 'small',
      find: async () => ({ ...(await files.find('small')), memory: 60_000_000 }),
      timeoutMs: 300_000,
      start: startApart,
    })
    await expect(tight.answer(question())).rejects.toBeInstanceOf(ModelTrouble)
    await tight.close()
  })
})
