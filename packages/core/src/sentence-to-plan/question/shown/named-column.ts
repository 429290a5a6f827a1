import { columnOf } from '../draft/column-of.ts'
import { gap, next, previous } from '../draft/draft.ts'
import type { Draft } from '../draft/draft.ts'
import { isCondition } from '../draft/is-condition.ts'
import { NAME_WORDS } from '../../../words/column-words.ts'
import type { Mention } from '../link/mention.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'

/** "The party name": the name of what only a column is called is that column. */
export function namedBefore(draft: Draft, one: Mention): SchemaColumn | null {
  const before = previous(draft, one)
  if (!before || before.end !== one.start || !saysName(draft, one)) return null
  return calledColumn(draft, before)
}

/** "The names of the cities", or the party of a "party name": the other word says what is to be seen. */
export function isPartOfName(draft: Draft, one: Mention): boolean {
  const after = next(draft, one)
  if (!after) return false
  if (after.start === one.end) return saysName(draft, after) && calledColumn(draft, one) !== null
  const isOf = OF.test(gap(draft, one.end, after.start).join(' '))
  return isOf && saysName(draft, one) && calledColumn(draft, after) !== null
}

const OF = /^of(?: the| all| all the| different| any)*$/

function saysName({ sentence }: Draft, { start, end, mark }: Mention): boolean {
  return !mark && sentence.tokens.slice(start, end).every(({ stem }) => NAME_WORDS.has(stem))
}

/** A word of its own, not merely one of like meaning. */
const CLEARLY = 0.65
/** A table said so is meant, however well a column fits. */
const TABLE = 0.9

function calledColumn(draft: Draft, thing: Mention): SchemaColumn | null {
  const { mark, values, tables, columns, end } = thing
  const score = columns[0]?.score ?? 0
  if (mark || values.length > 0 || score < CLEARLY) return null
  if ((tables[0]?.score ?? 0) >= Math.min(score, TABLE)) return null
  if (saysName(draft, thing) || gap(draft, end, end + 1)[0] === "'s") return null
  if (isCondition(draft, thing) || draft.where.some(({ at }) => at === thing)) return null
  const column = columnOf(draft, thing)
  if (!column || column.key || column.dated || column.type !== 'text') return null
  return column.numeric === null ? column : null
}
