import { compilePipeline, duckdbText, EMPTY_PIPELINE, importSql } from '@plainflow/core'
import type { Cell, Pipeline } from '@plainflow/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runProgram } from '../../run-program.ts'
import { runRaw } from '../../testing/run-raw.ts'
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
const imported = TPCH_QUERIES.map(({ name, sql }) => {
  const made = importSql(sql, catalogue, 1)
  if (!('pipeline' in made)) return { name, diagnostics: made.diagnostics }
  const { pipeline, diagnostics } = made
  const compiled = compilePipeline(pipeline, catalogue)
  if (!('program' in compiled)) return { name, diagnostics: compiled.diagnostics }
  return {
    name,
    diagnostics,
    pipeline,
    program: compiled.program,
    last: pipeline.blocks.at(-1)?.id,
  }
})

const held = heldFolder('tpch')
let direct: readonly string[] = []
const given = new Map<string, string>()
const trouble = new Map<string, string>()

beforeAll(async () => {
  const root = await held.make()
  const staged = await stageTpch(root)
  direct = staged.direct
  const paths: [name: string, path: string][] = []
  for (const { name, program, last } of imported) {
    if (!program) continue
    const folder = await held.inside(name)
    const outcome = await runProgram({ program, files: staged.files, folder })
    if (outcome.status !== 'completed') trouble.set(name, JSON.stringify(outcome))
    else paths.push([name, outcome.results.find(({ block }) => block === last)?.path ?? ''])
  }
  const statements = paths.map(([, path]) => `FROM read_parquet(${duckdbText(path)})`)
  const answers = await runRaw(statements, root)
  for (const [index, [name]] of paths.entries()) given.set(name, answers[index] ?? '')
}, 300_000)
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
    ({ name, isOrdered, at }) => {
      const { diagnostics, pipeline } = imported[at] ?? {}
      expect(diagnostics).toEqual([])
      expect(products(pipeline ?? EMPTY_PIPELINE)).toEqual([])
      expect(trouble.get(name)).toBeUndefined()
      const wanted = rowsOf(direct[at] ?? '')
      expect(wanted.length).toBeGreaterThan(0)
      expect(wanted.flat().some((cell) => cell !== null)).toBe(true)
      expect(sameRows(rowsOf(given.get(name) ?? ''), wanted, isOrdered)).toBe(true)
    },
  )
})

function rowsOf(answer: string): Cell[][] {
  expect(answer.slice(0, 3)).toBe('ok ')
  // runRaw gives rows of JSON.
  return JSON.parse(answer.slice(3)) as Cell[][]
}

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
