import { AGGREGATES } from '@plainflow/core'
import type { ByKind } from './kinds.ts'
import { choice, oneOf, optional, repeat, type Rule, sequence } from './rule.ts'
import { COMPARED, NUMBER, OPERATOR, TEXT } from './words.ts'

/** What can be said of many rows. */
export interface Totals {
  /** A number, which can be computed with and compared. */
  readonly number: Rule
  readonly item: Rule
  readonly condition: Rule
}

export interface Summed {
  readonly any: Rule
  readonly column: ByKind
  /** Something computed of each row. */
  readonly amount: Rule
  readonly plain: Rule
}

export function totalsOf({ any, column, amount, plain }: Summed): Totals {
  const only = optional(' FILTER (WHERE ', plain, ')')
  const one = choice(
    sequence('COUNT(*)', only),
    sequence('COUNT(DISTINCT ', any, ')'),
    sequence('COUNT(', any, ')'),
    sequence(oneOf(OF_CONDITIONS), '(', plain, ')'),
    sequence(oneOf(OF_NUMBERS), '(', amount, ')', only),
  )
  const rounded = sequence(
    'ROUND(',
    one,
    optional(OPERATOR, choice(one, NUMBER)),
    ', ',
    DIGITS,
    ')',
  )
  const number = sequence(choice(one, rounded), repeat(0, 2, OPERATOR, choice(one, NUMBER)))
  const extreme = sequence(oneOf(['MIN', 'MAX']), '(', choice(column.text, column.moment), ')')
  const joined = sequence(oneOf(OF_TEXTS), '(', column.text, ', ', TEXT, ')')
  const compared = sequence(number, COMPARED, choice(NUMBER, one))
  return {
    number,
    item: choice(number, extreme, joined),
    condition: sequence(compared, repeat(0, 2, ' AND ', compared)),
  }
}

const DIGITS = oneOf(['0', '1', '2', '3'])

const named = (isMeant: (name: string, measure: string | null) => boolean) =>
  [...AGGREGATES].flatMap(([name, measure]) => (isMeant(name, measure) ? [name.toUpperCase()] : []))

const COMPUTED = new Set<string | null>(['sum', 'mean', 'median', 'stddev'])
const OF_NUMBERS = named((name, measure) => COMPUTED.has(measure) || ['min', 'max'].includes(name))
const OF_CONDITIONS = named((name, measure) => measure === 'count' && name !== 'count')
const OF_TEXTS = named((_, measure) => measure === 'list')
