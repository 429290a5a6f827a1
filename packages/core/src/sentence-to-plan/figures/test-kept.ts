import { refOf } from '../../tables/schema.ts'
import type { SchemaColumn } from '../../tables/schema.ts'
import { yesOf } from '../question/tables/yes-of.ts'
import type { TestedPredicate } from './figure.ts'
import type { SaidKept } from './figure-draft.ts'

/** What a word that keeps rows says of the column it is meant for: a cell of it, a yes, or a day it has at all. */
export function testKept(
  held: SchemaColumn,
  { hits, flags, negated }: Pick<SaidKept, 'hits' | 'flags' | 'negated'>,
): TestedPredicate {
  const column = refOf(held)
  const isFlag = flags.some((flag) => flag.column === held)
  if (isFlag && held.dated) return { kind: 'empty', column, negated: !negated }
  const yes = isFlag ? yesOf(held) : null
  if (yes === true) return { kind: 'compare', column, comparison: '=', value: !negated }
  if (yes !== null) return { kind: 'among', column, values: [yes], negated }
  const values = hits.filter((hit) => hit.column === held).map(({ cell }) => cell)
  return { kind: 'among', column, values: [...new Set(values)], negated }
}
