import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { compilePipeline } from '../pipeline/compile-pipeline.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import { interpret, OutOfRange } from '../relation/testing/interpret.ts'
import type { Row } from '../relation/testing/interpret.ts'
import { terminalSteps } from '../targets/program-shape.ts'
import { advise } from './advise.ts'
import type { Finding } from './finding.ts'
import type { DatasetProfile } from './ground.ts'
import { CATALOGUE, randomPipeline } from './testing/random-pipeline.ts'
import type { RandomPipeline } from './testing/random-pipeline.ts'

/** Every fix, on random pipelines over random rows: what comes out of every end stays what it was. */
const SEED = Number(process.env['PLAINFLOW_SEED'] ?? 20_241_115)
const PIPELINES = Number(process.env['PLAINFLOW_PIPELINES'] ?? 250)

const proven = new Map<string, number>()
const broken: string[] = []

beforeAll(() => {
  for (const random of fc.sample(randomPipeline(), { seed: SEED, numRuns: PIPELINES })) {
    for (const finding of advised(random)) {
      if (!finding.fix) continue
      const before = outcome(random.pipeline, random.tables)
      const after = outcome(finding.fix.pipeline, random.tables)
      if (before === null) continue
      if (isSame(finding.rule, before, after))
        proven.set(finding.rule, (proven.get(finding.rule) ?? 0) + 1)
      else broken.push(said(finding, random, before, after))
    }
  }
}, 120_000)

test('a fix gives the same rows at every end', () => {
  expect(broken.slice(0, 3).join('\n\n')).toBe('')
})

test('every rule that has a fix was tried often enough', () => {
  const counts = Object.fromEntries(proven)
  console.warn(`fixes proven: ${JSON.stringify(counts)}`)
  const rules = [
    'filter-earlier',
    'sort-before-filter',
    'needless-sort',
    'needless-block',
    'duplicated-branch',
    'unused-column',
    'text-date',
    'missing-validation',
    'cartesian-join',
  ]
  for (const rule of rules) expect(counts[rule] ?? 0, rule).toBeGreaterThanOrEqual(5)
  expect(Object.keys(counts).toSorted()).toEqual(rules.toSorted())
})

/** What a Validate block sets aside is an end of its own; all others stay. */
function isSame(rule: string, before: string, after: string | null): boolean {
  if (rule !== 'missing-validation') return before === after
  const ends = new Set(after?.split('\n'))
  return before.split('\n').every((end) => ends.has(end))
}

function advised({ pipeline, tables }: RandomPipeline): readonly Finding[] {
  return advise({ pipeline, catalogue: CATALOGUE, profiles: profiles(tables) }).findings
}

function profiles(tables: RandomPipeline['tables']): Record<string, DatasetProfile> {
  return Object.fromEntries(
    CATALOGUE.datasets.map(({ id, columns }) => {
      const rows = tables[id] ?? []
      const profiled = columns.map(({ name }, index) => {
        const values = rows.flatMap((row) => (row[index] == null ? [] : [String(row[index])]))
        const distinct = [...new Set(values)]
        const top = distinct.map((value) => ({ value, count: 1 }))
        const nulls = rows.length - values.length
        return { name, nulls, distinct: distinct.length, isDistinctExact: true, top }
      })
      return [id, { rowCount: rows.length, profiledRows: rows.length, columns: profiled }]
    }),
  )
}

/** What comes out of the ends, in an order of its own; null where a run would stop. */
function outcome(pipeline: Pipeline, tables: RandomPipeline['tables']): string | null {
  const compiled = compilePipeline(pipeline, CATALOGUE)
  if (!('program' in compiled)) return JSON.stringify(compiled.diagnostics)
  const { program } = compiled
  const rows = new Map<string, readonly Row[]>()
  const world = {
    dataset: (id: string) => tables[id] ?? [],
    step: (id: string) => rows.get(id) ?? [],
    md5: () => {
      throw new Error('no sample is made here')
    },
  }
  try {
    for (const { id, relation } of program.steps) rows.set(id, interpret(relation, world))
  } catch (error) {
    if (error instanceof OutOfRange) return null
    throw error
  }
  const ends = terminalSteps(program).map(({ id, columns, outlet }) => {
    const lines = (rows.get(id) ?? []).map((row) => JSON.stringify(row.map(String)))
    const names = columns.map(({ name }) => name)
    return JSON.stringify([names, outlet ?? null, lines.toSorted()])
  })
  return ends.toSorted().join('\n')
}

function said(
  { rule, fix }: Finding,
  { pipeline, tables }: RandomPipeline,
  before: string,
  after: string | null,
): string {
  const graph = ({ blocks, connections }: Pipeline) =>
    [
      ...blocks.map(({ label, configuration }) => `${label}: ${JSON.stringify(configuration)}`),
      ...connections.map(({ source, target }) => `${source} -> ${target}`),
    ].join('\n')
  const rows = JSON.stringify(tables, (_, value: unknown) =>
    typeof value === 'bigint' ? Number(value) : value,
  )
  return [
    rule,
    fix?.title,
    graph(pipeline),
    'AFTER',
    fix && graph(fix.pipeline),
    rows,
    before,
    after,
  ].join('\n')
}
