import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Cell, Column, Program } from '@plainflow/core'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPage } from '../read-page.ts'
import { runProgram } from '../run-program.ts'
import { compute, filter, load, programOf, step, type StepSketch } from '../testing/programs.ts'
import { runRaw } from '../testing/run-raw.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { keepInputs } from './keep-inputs.ts'

const COLUMNS: Column[] = [
  { name: 'id', type: 'integer' },
  { name: 'amount', type: 'integer' },
]

/** Blocks that leave both columns as they are called, so that any may follow any. */
const KINDS: readonly ((id: string, number: number) => StepSketch)[] = [
  (id, number) => filter(id, `amount > ${number}`),
  (id, number) => filter(id, `id % ${number + 2} = 0`),
  (id, number) => compute(id, 'amount', `amount + ${number}`),
  (id, number) =>
    step(id, (input) => ({ kind: 'take', input, count: 40 + number, offset: number })),
  (id, number) =>
    step(id, (input) => ({
      kind: 'sort',
      input,
      keys: [
        {
          column: number % 2 === 0 ? 'amount' : 'id',
          direction: number % 3 === 0 ? 'descending' : 'ascending',
          nulls: 'last',
        },
        { column: 'id', direction: 'ascending', nulls: 'last' },
      ],
    })),
  (id) =>
    step(id, (input) => ({
      kind: 'aggregate',
      input,
      keys: ['amount'],
      measures: [{ function: 'max', column: 'id', name: 'id' }],
    })),
]

/** One pipeline after the other, each an edit of the one before, anywhere in it. */
const edits = fc.array(
  fc.record({
    what: fc.constantFrom('change', 'change', 'add', 'drop'),
    place: fc.nat(3),
    kind: fc.nat(KINDS.length - 1),
    number: fc.nat(7),
  }),
  { minLength: 8, maxLength: 8 },
)

test('whatever is edited, a run gives with a cache what it gives without', async () => {
  const folder = await temporaryFolder()
  const path = join(folder, 'sales.parquet')
  const rows = 'SELECT range AS id, (range * 7) % 23 AS amount FROM range(500)'
  await runRaw([`COPY (${rows}) TO '${path}'`], folder)
  const files = { sales: { path, format: 'parquet' } } as const
  const cache = { folder: join(folder, 'cache'), bytes: 10_000_000, pipeline: 'edited' }
  let count = 0
  const run = async (program: Program, isCached: boolean) => {
    const own = join(folder, `run ${(count += 1)}`)
    await mkdir(own)
    const told: Record<string, number> = {}
    let cached = 0
    const outcome = await runProgram({
      program,
      files,
      folder: own,
      ...(isCached ? { cache } : {}),
      onEvent(event) {
        if (event.kind !== 'block-finished') return
        told[event.block] = event.rows
        if (event.cached) cached += 1
      },
    })
    if (outcome.status !== 'completed') throw new Error(JSON.stringify(outcome))
    const page = await readPage({ path: outcome.results[0]?.path ?? '', offset: 0, limit: 1_000 })
    return { told, cached, rows: page.rows.map(ordered).toSorted() }
  }
  let blocks = [0, 2, 3, 0, 5].map((kind, number) => ({ kind, number }))
  let reused = 0
  const [sequence = []] = fc.sample(edits, { seed: 20_240_131, numRuns: 1 })
  for (const { what, place, kind, number } of sequence) {
    const at = Math.max(0, blocks.length - 1 - place)
    if (what === 'change') blocks = blocks.with(at, { kind, number })
    if (what === 'add') blocks = blocks.toSpliced(at, 0, { kind, number })
    if (what === 'drop' && blocks.length > 2) blocks = blocks.toSpliced(at, 1)
    const made = blocks.map((block, index) => KINDS[block.kind]?.(`b${index}`, block.number))
    const program = programOf(
      load('load', 'sales', COLUMNS),
      ...made.filter((each) => each !== undefined),
    )
    const { cached, ...withCache } = await run(program, true)
    const { cached: none, ...without } = await run(program, false)
    expect(withCache).toEqual(without)
    expect(none).toBe(0)
    reused += cached
    await keepInputs({ program, files, cache })
  }
  expect(reused).toBeGreaterThan(10)
})

/** Rows of equal standing may come in any order; which columns they have is not the point here. */
function ordered(row: readonly Cell[]): string {
  return JSON.stringify(row)
}
