import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Column, Program } from '@plainflow/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPage } from '../read-page.ts'
import { runProgram } from '../run-program.ts'
import { compute, filter, load, programOf, step, type StepSketch } from '../testing/programs.ts'
import { runRaw } from '../testing/run-raw.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { keepInputs } from './keep-inputs.ts'

const ROWS = 250_000
const COLUMNS: Column[] = [
  { name: 'id', type: 'integer' },
  { name: 'amount', type: 'integer' },
  { name: 'name', type: 'text' },
]

/** A table too large for its rows to be kept while a run is waited for. */
let path = ''
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plainflow-keep-'))
  path = join(folder, 'sales.parquet')
  const rows = `SELECT range AS id, range % 9 AS amount, md5(range::VARCHAR) AS name FROM range(${ROWS})`
  await runRaw([`COPY (${rows}) TO '${path}'`], folder)
})
afterAll(() => rm(dirname(path), { recursive: true }))

async function setUp(bytes = 1_000_000_000) {
  const folder = await temporaryFolder()
  const files = { sales: { path, format: 'parquet', isWrittenOnce: true } } as const
  const cache = { folder: join(folder, 'cache'), bytes, pipeline: 'ten blocks' }
  let count = 0
  const run = async (program: Program, isCached = true) => {
    const own = join(folder, `run ${(count += 1)}`)
    await mkdir(own)
    const worked: string[] = []
    const rows: Record<string, number> = {}
    const outcome = await runProgram({
      program,
      files,
      folder: own,
      ...(isCached ? { cache } : {}),
      onEvent: (event) => {
        if (event.kind !== 'block-finished') return
        rows[event.block] = event.rows
        if (!event.cached) worked.push(event.block)
      },
    })
    if (outcome.status !== 'completed') throw new Error(JSON.stringify(outcome))
    const page = await readPage({ path: outcome.results[0]?.path ?? '', offset: 0, limit: 20 })
    return { worked, rows, page }
  }
  const keep = (program: Program) => keepInputs({ program, files, cache })
  return { run, keep, cache }
}

/** Ten blocks, of which the last is given, and in the middle `b3` says from which id on. */
function ten(last: StepSketch, from = 3): Program {
  const middle = Array.from({ length: 8 }, (_, n): StepSketch =>
    n % 2 === 0
      ? compute(`b${n}`, `c${n}`, `amount + ${n}`)
      : filter(`b${n}`, `id > ${n === 3 ? from : n}`),
  )
  return programOf(load('load', 'sales', COLUMNS), ...middle, last)
}

const groups = (key: string) =>
  step('last', (input) => ({
    kind: 'aggregate',
    input,
    keys: [key],
    measures: [{ function: 'count_rows', column: null, name: 'n' }],
  }))

test('after a run over much data, a change of the last of ten blocks works on it alone', async () => {
  const { run, keep, cache } = await setUp()
  const first = await run(ten(groups('amount')))
  expect(first.worked).toHaveLength(10)
  expect(await keep(ten(groups('amount')))).toBe(true)
  // Once is enough, and nothing is left lying about.
  expect(await keep(ten(groups('amount')))).toBe(false)
  const left = await readdir(cache.folder)
  expect(left.filter((name) => !/^[0-9a-f]{64}\.(parquet|json|run)$/.test(name))).toEqual([])
  const changed = ten(filter('last', 'amount = 3'))
  const second = await run(changed)
  expect(second.worked).toEqual(['last'])
  const plain = await run(changed, false)
  expect([second.rows, second.page]).toEqual([plain.rows, plain.page])
}, 120_000)

test('a block in the middle that is changed again and again is worked on from there', async () => {
  const { run, keep } = await setUp()
  const edited = async (from: number) => {
    const program = ten(groups('amount'), from)
    const { worked, rows } = await run(program)
    await keep(program)
    return { worked: worked.length, rows: rows['b3'] }
  }
  expect(await edited(3)).toEqual({ worked: 10, rows: ROWS - 4 })
  // Nobody knew that it would be this one: a whole run, after which its input is kept.
  expect(await edited(100)).toEqual({ worked: 10, rows: ROWS - 101 })
  const fromHere = ['b3', 'b4', 'b5', 'b6', 'b7', 'last'].length
  expect(await edited(200)).toEqual({ worked: fromHere, rows: ROWS - 201 })
  expect(await edited(200)).toEqual({ worked: 0, rows: ROWS - 201 })
  expect(await edited(300)).toEqual({ worked: fromHere, rows: ROWS - 301 })
  // The last block is at hand as well, as ever.
  const last = await run(ten(filter('last', 'amount = 3'), 300))
  expect(last.worked).toEqual(['last'])
}, 240_000)

test('what would take more than its share of the cache is left out', async () => {
  const { run, keep, cache } = await setUp(20_000_000)
  await run(ten(groups('amount')))
  const before = await readdir(cache.folder)
  expect(await keep(ten(groups('amount')))).toBe(false)
  expect(await readdir(cache.folder)).toEqual(before)
}, 120_000)

test('stopped, it leaves nothing behind', async () => {
  const { run, cache } = await setUp()
  const program = ten(groups('amount'))
  await run(program)
  const before = await readdir(cache.folder)
  const controller = new AbortController()
  const kept = keepInputs({
    program,
    files: { sales: { path, format: 'parquet', isWrittenOnce: true } },
    cache,
    signal: controller.signal,
  })
  controller.abort()
  expect(await kept).toBe(false)
  expect(await readdir(cache.folder)).toEqual(before)
}, 120_000)

test('stopped while it writes, it leaves a whole result or none', async () => {
  const { run, cache } = await setUp()
  const program = ten(groups('amount'))
  await run(program)
  const before = await readdir(cache.folder)
  const controller = new AbortController()
  const files = { sales: { path, format: 'parquet', isWrittenOnce: true } } as const
  const kept = keepInputs({ program, files, cache, signal: controller.signal })
  await expect.poll(() => readdir(cache.folder), { interval: 5 }).not.toEqual(before)
  controller.abort()
  const isWhole = await kept
  const added = (await readdir(cache.folder)).filter((name) => !before.includes(name))
  // Which of the two it is depends on the moment; a part of a file is neither.
  expect(added.filter((name) => !/^[0-9a-f]{64}\.(parquet|json)$/.test(name))).toEqual([])
  expect(added.length > 0).toBe(isWhole)
}, 120_000)
