import { describe, expect, test } from 'vitest'
import { columnsOf } from '../relation/columns-of.ts'
import { parseExpression } from '../relation/parse-expression.ts'
import type { Program } from '../relation/program.ts'
import type { Relation } from '../relation/relation.ts'
import { defineTarget } from './define-target.ts'
import { functionGaps } from './gaps.ts'
import { gapsOf } from './gaps-of.ts'
import { gapShare } from './target-reference.ts'
import { TARGETS } from './target.ts'
import { targets } from './targets.ts'
import { writtenOutlet } from './written-outlet.ts'

const columns = [{ name: 'name', type: 'text' as const }]
const sources = { d: { path: 'd.csv', format: 'csv' as const } }
const poor = defineTarget({
  id: 'pandas',
  readable: { formats: ['csv'], compressions: ['none'], encodings: ['utf-8'] },
  gaps: {
    functions: functionGaps({ sha256: { gap: 'It has no digests.' }, md5: () => 'spelled' }),
    operations: { 'measure list': 'It has no lists.' },
    formats: { parquet: { instead: 'csv', why: 'It writes text alone.' } },
  },
  print: () => ({ text: 'printed', lines: [] }),
})

describe('what a language cannot say', () => {
  test('is told, and nothing is printed in its place', () => {
    const program = programOf("sha256(upper(name)) = 'x' and md5(name) = 'y'")
    const why = '"sha256" cannot be written: It has no digests.'
    expect(poor.print(program, sources)).toBe(
      `# This pipeline cannot be written as Python (pandas):\n# ${why}\n`,
    )
    expect(gapsOf(poor, { blocks: [], connections: [] }, program, sources)).toContain(why)
  })

  test('does not stand in the way of what it can say', () => {
    expect(poor.print(programOf("md5(name) = 'y'"), sources)).toBe('printed')
  })

  test('holds for measures inside other operations', () => {
    const input: Relation = { kind: 'from', dataset: 'd', columns }
    const measures = [{ name: 'all', function: 'list', column: 'name' }] as const
    const relation: Relation = { kind: 'aggregate', input, keys: [], measures }
    const outer: Relation = { kind: 'take', input: relation, count: 1, offset: 0 }
    expect(poor.print(oneStep(outer), sources)).toContain('"measure list" cannot be written')
  })

  test('in a file is written in another format, under a name that says so', () => {
    const outlet = { kind: 'file', format: 'parquet', name: 'a.parquet', compress: false } as const
    expect(writtenOutlet(poor, outlet)).toEqual({ ...outlet, format: 'csv', name: 'a.parquet.csv' })
    const { steps } = programOf("name = 'a'")
    const program = { steps: steps.map((step) => ({ ...step, outlet })) }
    expect(gapsOf(poor, { blocks: [], connections: [] }, program, sources)).toContain(
      '"a.parquet" is written as "a.parquet.csv": It writes text alone.',
    )
  })
})

test('a pattern that PostgreSQL may match otherwise is told, and printed', () => {
  const notes = (condition: string) =>
    gapsOf(targets.postgres, { blocks: [], connections: [] }, programOf(condition), sources)
  expect(notes("regexp_extract(name, 'a|ab') = 'a'")).toEqual([
    expect.stringContaining('The pattern "a|ab" may match more in PostgreSQL'),
  ])
  expect(notes("regexp_replace(name, 'a+?b', '') = 'a'")).toHaveLength(1)
  expect(notes("regexp_matches(name, 'a|ab')")).toEqual([])
  expect(notes(String.raw`regexp_extract(name, '[|]a\|b+') = 'a'`)).toEqual([])
  const program = programOf("regexp_extract(name, 'a|ab') = 'a'")
  expect(targets.postgres.print(program, sources)).toContain('regexp_match')
})

test.each(TARGETS)('%s has few gaps, with sentences', (id) => {
  const { functions = {}, operations = {}, formats = {}, values = [] } = targets[id].gaps
  const whole = ['duckdb', 'postgres', 'pandas', 'pyspark']
  expect(gapShare(id)).toBeLessThanOrEqual(whole.includes(id) ? 0 : 0.05)
  const sentences = [
    ...Object.values(functions),
    ...Object.values(operations),
    ...Object.values(formats).map(({ why }) => why),
    ...values.map(({ why }) => why),
  ]
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/)
})

function programOf(condition: string): Program {
  const parsed = parseExpression(condition)
  if ('problem' in parsed) throw new Error(parsed.problem.message)
  const input: Relation = { kind: 'from', dataset: 'd', columns }
  return oneStep({ kind: 'filter', input, condition: parsed.expression })
}

function oneStep(relation: Relation): Program {
  const step = { id: 'a', block: 'a', name: 'a', sentence: 'A step', relation }
  return { steps: [{ ...step, columns: columnsOf(relation) }] }
}
