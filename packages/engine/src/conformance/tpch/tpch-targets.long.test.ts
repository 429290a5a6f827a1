import { join } from 'node:path'
import {
  type Cell,
  compilePipeline,
  duckdbText,
  importSql,
  type Program,
  targets,
  writtenOutlet,
} from '@plainflow/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runRaw } from '../../testing/run-raw.ts'
import { closeRuntimes, RUN_TARGETS, runOn } from '../runtimes/runtimes.ts'
import { heldFolder } from '../testing/held-folder.ts'
import { sameRows } from './same-rows.ts'
import { stageTpch, TPCH_CATALOGUE, TPCH_QUERIES } from './stage-tpch.ts'

/** The 22 queries of TPC-H as blocks, printed for each target and run there, beside DuckDB's own rows. */
const held = heldFolder('tpch-targets')
let staged: Awaited<ReturnType<typeof stageTpch>>

beforeAll(async () => {
  staged = await stageTpch(await held.make())
}, 300_000)

afterAll(async () => {
  await closeRuntimes()
  await held.remove()
})

test.each(RUN_TARGETS)(
  'imported TPC-H queries give the same rows in %s',
  async (id) => {
    const { files, direct } = staged
    const jobs: { folder: string; code: string }[] = []
    for (const { name, sql } of TPCH_QUERIES) {
      const folder = await held.inside(join(id, name))
      jobs.push({ folder, code: targets[id].print(programOf(sql), files) })
    }
    const given = await runOn(id, jobs)
    if (!given) return
    expect(given.flatMap(({ failed }) => (failed === null ? [] : [failed]))).toEqual([])
    const outlet = writtenOutlet(targets[id], OUTLET)
    const reader = outlet.format === 'parquet' ? 'read_parquet' : 'read_csv'
    const answers = await runRaw(
      jobs.map(({ folder }) => `FROM ${reader}(${duckdbText(join(folder, outlet.name))})`),
      await held.inside(id),
    )
    const wrong = TPCH_QUERIES.flatMap(({ name, isOrdered }, at) => {
      const [found, wanted] = [answers[at] ?? '', direct[at] ?? '']
      return sameRows(rowsOf(found), rowsOf(wanted), isOrdered)
        ? []
        : [`${name}\n  wanted ${wanted.slice(0, 300)}\n  given  ${found.slice(0, 300)}`]
    })
    expect(wrong.join('\n')).toBe('')
  },
  600_000,
)

const OUTLET = {
  kind: 'file',
  format: 'parquet',
  name: 'result.parquet',
  compress: false,
} as const

/** The query through blocks, with a file for the rows of the last one. */
function programOf(sql: string): Program {
  const imported = importSql(sql, TPCH_CATALOGUE, 1)
  if (!('pipeline' in imported)) throw new Error(imported.diagnostics[0]?.message)
  const compiled = compilePipeline(imported.pipeline, TPCH_CATALOGUE)
  if (!('program' in compiled)) throw new Error(compiled.diagnostics[0]?.message)
  const { steps } = compiled.program
  const last = steps.find(({ id }) => id === imported.pipeline.blocks.at(-1)?.id)
  if (!last) throw new Error('The last block has a step')
  const { id, columns } = last
  const relation = { kind: 'step', step: id, columns } as const
  const kept = { id: 'kept', block: 'kept', name: 'kept', sentence: 'Keep the rows' }
  return { steps: [...steps, { ...kept, columns, relation, outlet: OUTLET }] }
}

function rowsOf(answer: string): Cell[][] {
  // runRaw gives rows of JSON behind `ok `.
  return answer.startsWith('ok ') ? (JSON.parse(answer.slice(3)) as Cell[][]) : [[answer]]
}
