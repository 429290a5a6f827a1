import type { ColumnType } from '@plainflow/core'
import { callsOf, type Shape } from './functions.ts'
import { type ByKind, byKind, type Kind, kindOf } from './kinds.ts'
import {
  choice,
  list,
  NEVER,
  oneOf,
  optional,
  repeat,
  type Rule,
  type Rules,
  sequence,
} from './rule.ts'
import { COMPARED, DATE, NUMBER, OPERATOR, TEXT } from './words.ts'

/** A column in reach, as it is written there; null: of a type that is not known. */
export interface Reachable {
  readonly written: string
  readonly type: ColumnType | null
}

/** What one SELECT can say of each of its rows. */
export interface Values {
  readonly any: Rule
  readonly column: ByKind
  readonly amount: Rule
  /** A comparison of a column. */
  readonly plain: Rule
  readonly condition: Rule
  /** Something computed, of any kind: never a number alone, which ORDER BY and GROUP BY take for a place. */
  readonly item: Rule
}

interface Given {
  /** What the names of its rules begin with. */
  readonly scope: string
  readonly columns: readonly Reachable[]
  readonly functions: readonly Shape[]
  /** What may follow a value in a condition beside what every condition has. */
  readonly tails?: ByKind
}

/** Nothing in it nests without end: whatever is said with it comes to one. */
export function valuesOf(rules: Rules, given: Given): Values {
  const { scope, columns, functions, tails = byKind(() => NEVER) } = given
  const named = (name: string, rule: Rule) => rules.define(`${scope}-${name}`, rule)
  const written = (isMeant: (type: ColumnType | null) => boolean) =>
    oneOf(columns.flatMap((one) => (isMeant(one.type) ? [one.written] : [])))
  const any = named(
    'any',
    written(() => true),
  )
  const untyped = written((type) => type === null)
  const column = byKind((kind) =>
    named(
      kind,
      written((type) => type !== null && kindOf(type) === kind),
    ),
  )
  const simple = byKind((kind) => choice(column[kind], LITERALS[kind]))
  const compared = (kind: Kind) => sequence(column[kind], COMPARED, simple[kind])
  const plain = named(
    'plain',
    choice(compared('numeric'), compared('text'), compared('moment'), column.boolean),
  )
  const calls = callsOf(functions, { column, simple, condition: plain })
  const computed = byKind((kind) => {
    const chosen = sequence(
      'CASE WHEN ',
      plain,
      ' THEN ',
      simple[kind],
      ' ELSE ',
      simple[kind],
      ' END',
    )
    const cast = sequence(
      'CAST(',
      kind === 'text' ? any : column.text,
      ' AS ',
      oneOf(TYPES[kind]),
      ')',
    )
    return named(`${kind}-made`, choice(column[kind], calls[kind], chosen, cast))
  })
  const value = byKind((kind) => choice(computed[kind], LITERALS[kind]))
  const amount = named('amount', sequence(computed.numeric, repeat(0, 2, OPERATOR, value.numeric)))
  const words = named('words', sequence(computed.text, repeat(0, 2, ' || ', value.text)))
  const not = optional(' NOT')
  const all = { numeric: amount, text: words, moment: computed.moment }
  const is = sequence(' IS ', optional('NOT '), 'NULL')
  const among = (kind: Kind) => sequence(not, ' IN (', list(LITERALS[kind], ', ', 8), ')')
  const between = (kind: Kind) =>
    sequence(not, ' BETWEEN ', LITERALS[kind], ' AND ', LITERALS[kind])
  const tail = (kind: Kind, ...more: readonly Rule[]) =>
    choice(sequence(COMPARED, value[kind]), is, ...more, tails[kind])
  const predicate = named(
    'predicate',
    choice(
      sequence(all.numeric, tail('numeric', between('numeric'), among('numeric'))),
      sequence(all.text, tail('text', among('text'), sequence(not, LIKE, TEXT))),
      sequence(all.moment, tail('moment', between('moment'))),
      sequence(column.boolean, optional(is)),
      sequence('NOT ', column.boolean),
      sequence(untyped, is),
    ),
  )
  const either = sequence('(', predicate, ' OR ', predicate, ')')
  return {
    any,
    column,
    amount,
    plain,
    condition: named('condition', list(choice(predicate, either), ' AND ', 4)),
    item: named('item', choice(all.numeric, all.text, all.moment, column.boolean, untyped)),
  }
}

const LIKE = oneOf([' LIKE ', ' ILIKE '])
const LITERALS = { numeric: NUMBER, text: TEXT, moment: DATE, boolean: oneOf(['TRUE', 'FALSE']) }
const TYPES = {
  numeric: ['INTEGER', 'DOUBLE'],
  text: ['VARCHAR'],
  moment: ['DATE'],
  boolean: ['BOOLEAN'],
}
