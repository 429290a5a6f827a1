import { join } from 'node:path'
import type { Column, Relation } from '@plainflow/core'
import { expect, test } from 'vitest'
import { previewStep } from '../preview-step.ts'
import { readPage } from '../read-page.ts'
import { runProgram } from '../run-program.ts'
import { load, programOf } from '../testing/programs.ts'
import { runRaw } from '../testing/run-raw.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

/**
 * DuckDB 1.5 pushes the keys of a join into a sorted take below it, which then takes other rows. Here
 * the join asks for id 1, which is not among the first two.
 */
test('a join does not change which rows a take below it takes', async () => {
  const folder = await temporaryFolder()
  const path = (name: string) => join(folder, `${name}.parquet`)
  await runRaw(
    [
      `COPY (SELECT * FROM (VALUES (3::BIGINT), (2), (1)) t(id)) TO '${path('a')}' (FORMAT parquet)`,
      `COPY (SELECT 1::BIGINT AS id) TO '${path('b')}' (FORMAT parquet)`,
    ],
    folder,
  )
  const columns: Column[] = [{ name: 'id', type: 'integer' }]
  const keys = [{ column: 'id', direction: 'descending', nulls: 'last' }] as const
  const top = (input: Relation): Relation => ({
    kind: 'take',
    input: { kind: 'sort', input, keys },
    count: 2,
    offset: 0,
  })
  const side = (step: string): Relation => ({ kind: 'step', step, columns })
  const joined = (left: Relation): Relation => ({
    kind: 'join',
    left,
    right: side('b'),
    how: 'right',
    on: [{ left: 'id', right: 'id' }],
    columns: [
      { name: 'id', side: 'left', from: 'id' },
      { name: 'asked', side: 'right', from: 'id' },
    ],
  })
  const program = programOf(
    load('a', 'a', columns),
    load('b', 'b', columns),
    { id: 'top', relation: () => top(side('a')) },
    { id: 'in two steps', relation: () => joined(side('top')) },
    { id: 'in one', relation: () => joined(top(side('a'))) },
  )
  const files = {
    a: { path: path('a'), format: 'parquet' },
    b: { path: path('b'), format: 'parquet' },
  } as const
  const outcome = await runProgram({ program, files, folder })
  if (outcome.status !== 'completed') throw new Error(JSON.stringify(outcome))
  for (const result of outcome.results) {
    const { rows } = await readPage({ path: result.path, offset: 0, limit: 10 })
    expect([result.block, ...rows.map(([id]) => id)]).toEqual([result.block, null])
  }
  expect(outcome.results.length).toBe(2)
  for (const step of ['in two steps', 'in one']) {
    const { rows } = await previewStep({ program, step, files, limit: 10 })
    expect(rows.map(([id]) => id)).toEqual([null])
  }
})
