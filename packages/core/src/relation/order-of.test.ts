import { expect, test } from 'vitest'
import { orderOf } from './order-of.ts'
import { parseExpression } from './parse-expression.ts'
import type { Program, Step } from './program.ts'
import type { Relation, SortKey } from './relation.ts'

const columns = [
  { name: 'a', type: 'integer' },
  { name: 'b', type: 'text' },
] as const
const from: Relation = { kind: 'from', dataset: 'd', columns }
const keys: readonly SortKey[] = [
  { column: 'a', direction: 'descending', nulls: 'last' },
  { column: 'b', direction: 'ascending', nulls: 'last' },
]
const sorted: Relation = { kind: 'sort', input: from, keys }

function ordered(...relations: readonly Relation[]): readonly string[] {
  const steps = relations.map((relation, index): Step => {
    return { id: `s${index}`, block: 'x', name: `s${index}`, sentence: '', columns, relation }
  })
  const program: Program = { steps }
  const last = steps.at(-1)
  return last ? orderOf(program, last).map(({ column }) => column) : []
}

function expression(text: string) {
  const parsed = parseExpression(text)
  if (!('expression' in parsed)) throw new Error('does not parse')
  return parsed.expression
}

test('what sorts, and what keeps rows as they come', () => {
  const before: Relation = { kind: 'step', step: 's0', columns }
  expect(ordered(sorted)).toEqual(['a', 'b'])
  expect(ordered(sorted, { kind: 'take', input: before, count: 2, offset: 0 })).toEqual(['a', 'b'])
  expect(ordered(sorted, before)).toEqual(['a', 'b'])
  const condition = expression('a > 1')
  expect(ordered(sorted, { kind: 'filter', input: before, condition })).toEqual(['a', 'b'])
})

test('keys go by their new names, until one is gone', () => {
  const chosen = (...list: { name: string; from: string }[]) =>
    ordered({ kind: 'select', input: sorted, columns: list })
  expect(chosen({ name: 'b', from: 'b' }, { name: 'rank', from: 'a' })).toEqual(['rank', 'b'])
  expect(chosen({ name: 'b', from: 'b' })).toEqual([])
  const computed = { name: 'b', value: expression('upper(b)') }
  expect(ordered({ kind: 'compute', input: sorted, columns: [computed] })).toEqual(['a'])
})

test('what mixes rows has no order', () => {
  expect(ordered(from)).toEqual([])
  expect(ordered({ kind: 'distinct', input: sorted })).toEqual([])
})
