import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type Cell,
  compilePipeline,
  duckdbText,
  importSql,
  type Program,
  targets,
} from '@plainflow/core'
import { expect, test } from 'vitest'
import { findPython } from '../../../../../scripts/find-python.mjs'
import { runPython } from '../../run-python.ts'
import { runRaw } from '../../testing/run-raw.ts'
import { heldFolder } from '../testing/held-folder.ts'
import { pythonDriver } from '../testing/python-driver.ts'
import { sameRows } from './same-rows.ts'
import { stageTpch, TPCH_CATALOGUE, TPCH_QUERIES } from './stage-tpch.ts'

/** The 22 queries of TPC-H as blocks, printed as pandas and run by one Python, beside DuckDB's own rows. */
test('imported TPC-H queries give the same rows in pandas', async (context) => {
  const found = await findPython()
  if ('missing' in found) return context.skip(`${found.missing} cannot be had here`)
  const held = heldFolder('tpch-pandas')
  const root = await held.make()
  try {
    const { files, direct } = await stageTpch(root)
    const cases: { folder: string; sheets: readonly string[] }[] = []
    for (const { name, sql } of TPCH_QUERIES) {
      const folder = await held.inside(name)
      await writeFile(join(folder, 'pipeline.py'), targets.pandas.print(programOf(sql), files))
      cases.push({ folder, sheets: [] })
    }
    const code = pythonDriver(cases)
    const limits = { memory: 4_000_000_000 }
    const { output } = await runPython({ code, folder: root, python: found.python, limits })
    const line = output.split('\n').find((each) => each.startsWith('FAILED '))
    expect(line ?? output.slice(-2_000)).toBe('FAILED {}')
    const answers = await runRaw(
      cases.map(({ folder }) => `FROM read_parquet(${duckdbText(join(folder, RESULT))})`),
      root,
    )
    const wrong = TPCH_QUERIES.flatMap(({ name, isOrdered }, at) => {
      const [given, wanted] = [answers[at] ?? '', direct[at] ?? '']
      return sameRows(rowsOf(given), rowsOf(wanted), isOrdered)
        ? []
        : [`${name}\n  wanted ${wanted.slice(0, 300)}\n  given  ${given.slice(0, 300)}`]
    })
    expect(wrong.join('\n')).toBe('')
  } finally {
    await held.remove()
  }
})

const RESULT = 'result.parquet'

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
  const outlet = { kind: 'file', format: 'parquet', name: RESULT, compress: false } as const
  const relation = { kind: 'step', step: id, columns } as const
  const kept = { id: 'kept', block: 'kept', name: 'kept', sentence: 'Keep the rows' }
  return { steps: [...steps, { ...kept, columns, relation, outlet }] }
}

function rowsOf(answer: string): Cell[][] {
  // runRaw gives rows of JSON behind `ok `.
  return answer.startsWith('ok ') ? (JSON.parse(answer.slice(3)) as Cell[][]) : [[answer]]
}
