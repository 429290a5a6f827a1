import { compilePipeline, importSql } from '@plainflow/core'
import type { Cell, Pipeline } from '@plainflow/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPage } from '../../read-page.ts'
import { runProgram } from '../../run-program.ts'
import { heldFolder } from '../testing/held-folder.ts'
import { generateTpch } from './generate-tpch.ts'
import { sameRows } from './same-rows.ts'
import {
  stageTpch,
  TPCH_CATALOGUE as catalogue,
  TPCH_QUERIES,
  TPCH_TABLES as tables,
} from './stage-tpch.ts'

/** The 22 queries of TPC-H, through blocks and as they are, over the same generated tables. */
const held = heldFolder('tpch')
let staged: Awaited<ReturnType<typeof stageTpch>>

beforeAll(async () => {
  staged = await stageTpch(await held.make())
}, 120_000)
afterAll(() => held.remove())

describe('TPC-H', () => {
  test('has its tables at scale 0.01, the same for the same seed', () => {
    const counts = Object.fromEntries(tables.map(({ name, rows }) => [name, rows.length]))
    expect(counts).toMatchObject({
      region: 5,
      nation: 25,
      supplier: 100,
      part: 2000,
      partsupp: 8000,
    })
    expect(counts).toMatchObject({ customer: 1500, orders: 15_000 })
    expect(Math.abs((counts['lineitem'] ?? 0) - 60_000)).toBeLessThan(1_000)
    expect(generateTpch(42)[7]?.rows[100]).toEqual(tables[7]?.rows[100])
    expect(generateTpch(43)[7]?.rows[100]).not.toEqual(tables[7]?.rows[100])
  })

  test.each(TPCH_QUERIES.map((query, at) => ({ ...query, at })))(
    '$name gives the same rows as DuckDB',
    async ({ name, sql, isOrdered, at }) => {
      const imported = importSql(sql, catalogue, 1)
      expect(imported.diagnostics).toEqual([])
      if (!('pipeline' in imported)) throw new Error(`${name} does not import`)
      expect(products(imported.pipeline)).toEqual([])
      const compiled = compilePipeline(imported.pipeline, catalogue)
      if (!('program' in compiled)) throw new Error(compiled.diagnostics[0]?.message)
      const folder = await held.inside(name)
      const outcome = await runProgram({
        program: compiled.program,
        files: staged.files,
        folder,
      })
      if (outcome.status !== 'completed') throw new Error(JSON.stringify(outcome))
      const last = imported.pipeline.blocks.at(-1)?.id
      const result = outcome.results.find(({ block }) => block === last)
      if (!result) throw new Error('The last block has a result')
      const { rows } = await readPage({ path: result.path, offset: 0, limit: 20_000 })
      const answer = staged.direct[at] ?? ''
      expect(answer.slice(0, 3)).toBe('ok ')
      // runRaw gives rows of JSON.
      const wanted = JSON.parse(answer.slice(3)) as Cell[][]
      expect(wanted.length).toBeGreaterThan(0)
      expect(wanted.flat().some((cell) => cell !== null)).toBe(true)
      expect(sameRows(rows, wanted, isOrdered)).toBe(true)
    },
    60_000,
  )
})

/** Tables put side by side without keys: allowed beside the single row of a summary alone. */
function products({ blocks, connections }: Pipeline): string[] {
  const parameters = (id: string) => {
    const configuration = blocks.find((block) => block.id === id)?.configuration ?? {}
    // Plain JSON by construction; only what is looked at here matters.
    return (configuration as { parameters?: { how?: string; keys?: unknown[] } }).parameters
  }
  const isSummary = (id: string): boolean => {
    const before = connections.filter(({ target }) => target === id)
    const isAggregate = blocks.some((block) => block.id === id && block.type === 'aggregate')
    if (isAggregate) return parameters(id)?.keys?.length === 0
    return before.length === 1 && isSummary(before[0]?.source ?? '')
  }
  return blocks.flatMap(({ id, label }) => {
    const right = connections.find((one) => one.target === id && one.targetHandle === 'right')
    return parameters(id)?.how === 'cross' && !isSummary(right?.source ?? '') ? [label] : []
  })
}
