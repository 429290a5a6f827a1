import { join } from 'node:path'
import type { Column } from '@plainflow/core'
import { expect, test } from 'vitest'
import type { Limits } from './limits.ts'
import { readPage } from './read-page.ts'
import { runProgram } from './run-program.ts'
import { joined, load, output, programOf, step } from './testing/programs.ts'
import { runRaw } from './testing/run-raw.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const ROWS = 3_000_000
const LEFT: Column[] = [
  { name: 'id', type: 'integer' },
  { name: 'name', type: 'text' },
]
const RIGHT: Column[] = [
  { name: 'id', type: 'integer' },
  { name: 'note', type: 'text' },
]

/** Every row of one table with its own of another, grouped into as many groups, sorted: all of it is held at once. */
async function run(limits: Partial<Limits>) {
  const folder = await temporaryFolder()
  const path = (name: string) => join(folder, `${name}.parquet`)
  // Joined, grouped and sorted they take several times the 300 MB that DuckDB is given below.
  const table = (column: string, order: string) =>
    `COPY (SELECT range AS id, md5(range::VARCHAR) || md5((range + 1)::VARCHAR) AS ${column} FROM range(${ROWS}) ORDER BY ${order}) TO '${path(column)}'`
  await runRaw([table('name', 'id'), table('note', 'hash(id)')], folder, { memory: 2_000_000_000 })
  const outcome = await runProgram({
    program: programOf(
      load('left', 'name', LEFT),
      load('right', 'note', RIGHT),
      joined('both', [output('left', LEFT), output('right', RIGHT)], 'id'),
      step('groups', (input) => ({
        kind: 'aggregate',
        input,
        keys: ['name', 'note'],
        measures: [{ function: 'max', column: 'id', name: 'id' }],
      })),
      step('sorted', (input) => ({
        kind: 'sort',
        input,
        keys: [{ column: 'note', direction: 'ascending', nulls: 'last' }],
      })),
    ),
    files: {
      name: { path: path('name'), format: 'parquet' },
      note: { path: path('note'), format: 'parquet' },
    },
    folder,
    limits,
  })
  return outcome
}

test(
  'a join, groups and a sort of several times the memory finish',
  { timeout: 240_000 },
  async () => {
    const outcome = await run({ memory: 600_000_000, threads: 2 })
    if (outcome.status !== 'completed') throw new Error(JSON.stringify(outcome))
    const [result] = outcome.results
    expect(result?.rowCount).toBe(ROWS)
    const { rows } = await readPage({ path: result?.path ?? '', offset: ROWS / 2, limit: 1_000 })
    const notes = rows.map(([, note]) => String(note))
    expect(notes).toEqual(notes.toSorted())
  },
)

test(
  'the disk that spilling may take is named when it is not enough',
  { timeout: 240_000 },
  async () => {
    const outcome = await run({ memory: 600_000_000, threads: 2, disk: 40_000_000 })
    expect(outcome).toMatchObject({
      status: 'failed',
      reason: 'disk limit of 40 MB reached',
      limit: 'disk',
    })
  },
)
