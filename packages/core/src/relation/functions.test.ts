import { expect, test } from 'vitest'
import type { Column } from './column.ts'
import { findFunction, FUNCTIONS } from './functions.ts'
import { parseExpression } from './parse-expression.ts'
import { typeOfExpression } from './type-of-expression.ts'

const texts = 'country email name code phone first_name last_name sku note'.split(' ')
const numbers = 'balance price hours discount amount rate area angle'.split(' ')
const columns: Column[] = [
  ...texts.map((name) => ({ name, type: 'text' as const })),
  ...numbers.map((name) => ({ name, type: 'number' as const })),
  { name: 'ordered_at', type: 'timestamp' },
  { name: 'shipped_at', type: 'timestamp' },
  { name: 'days', type: 'integer' },
]

test.each(FUNCTIONS.map((entry) => [entry.name, entry] as const))(
  'the example of %s is right',
  (name, entry) => {
    const result = parseExpression(entry.example)
    if ('problem' in result) throw new Error(result.problem.message)
    expect(typeOfExpression(result.expression, columns).problems).toEqual([])
    expect(entry.example).toContain(`${name}(`)
    expect(entry.meaning).toMatch(/^[A-Z].*\.$/)
  },
)

test('no name or alias stands for two functions', () => {
  const names = FUNCTIONS.flatMap((entry) => [entry.name, ...(entry.aliases ?? [])])
  expect(new Set(names).size).toBe(names.length)
})

test('names have no letter case', () => {
  expect(findFunction('Coalesce')?.name).toBe('coalesce')
  expect(findFunction('IIF')?.name).toBe('if')
  expect(findFunction('constructor')).toBeUndefined()
})
