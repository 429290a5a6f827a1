import { describe, expect, it } from 'vitest'
import { answerGrammar } from './answer-grammar.ts'
import { printGbnf } from './gbnf.ts'
import { isNever } from './rule.ts'
import { checkWalks } from './testing/check-walks.ts'
import { HOSTILE, SHOP } from './testing/tables.ts'
import { unknownNames } from './testing/unknown-names.ts'

// Ten thousand of each: answer-grammar.long.test.ts.
const WALKS = 150

describe('the grammar of answers', () => {
  it.each([
    ['a shop', SHOP],
    ['hostile names', HOSTILE],
  ])('names nothing that is not there: %s', (_, tables) => {
    const { wrong, imported } = checkWalks(tables, WALKS, 1)
    expect(wrong).toEqual([])
    expect(imported).toBeGreaterThan(WALKS * 0.95)
  })

  it('stays small', () => {
    const wide = Array.from({ length: 12 }, (_, at) => ({
      name: `table_${at}`,
      columns: Array.from({ length: 40 }, (_each, column) => ({
        name: `column_${column}`,
        type: (['text', 'number', 'date'] as const)[column % 3] ?? 'text',
      })),
    }))
    expect(printGbnf(answerGrammar(SHOP)).length).toBeLessThan(200_000)
    expect(printGbnf(answerGrammar(wide)).length).toBeLessThan(1_500_000)
  })

  it('says nothing where there is nothing to say it of', () => {
    expect(isNever(answerGrammar([]).root)).toBe(true)
    expect(isNever(answerGrammar([{ name: 'empty', columns: [] }]).root)).toBe(true)
  })
})

describe('who looks for unknown names', () => {
  it.each([
    ['SELECT amout FROM orders', ['amout']],
    ['SELECT amount FROM ordes', ['table ordes', 'amount']],
    ['SELECT summe(amount) FROM orders', ['summe']],
    ['SELECT orders.name FROM orders JOIN customers ON orders.id = customers.id', ['orders.name']],
    ['SELECT id FROM orders WHERE id IN (SELECT amount FROM customers)', ['amount']],
    ['WITH step AS (SELECT id AS key FROM orders) SELECT value FROM step', ['value']],
    ['SELECT ROUND(SUM(amount), 2) AS amout FROM orders', []],
  ])('%s', (sql, unknown) => {
    expect(unknownNames(sql, SHOP)).toEqual(unknown)
  })
})
