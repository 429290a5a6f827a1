import { columnOf } from './column-of.ts'
import { gap } from './draft.ts'
import type { Draft } from './draft.ts'
import { NOTHING, isRank, refOf } from '../../../tables/schema.ts'
import { wordSet } from '../../../words/word-set.ts'
import type { Mention } from '../link/mention.ts'
import type { Predicate } from '../query/query.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'

/**
 * "Singles that made the UK chart", "songs that never charted in Ireland": whether a row has a place at
 * all, where the column of places holds a dash, or nothing, for those that have none.
 */
export function readCharted(draft: Draft): void {
  for (const mention of draft.sentence.mentions) {
    if (mention.mark || mention.number !== null || mention.columns.length === 0) continue
    const verb = verbBefore(draft, mention)
    if (verb < 0) continue
    const column = columnOf(draft, mention)
    if (!column || !isRank(column) || isSpokenOf(draft, column)) continue
    const isNot = gap(draft, Math.max(0, verb - 3), verb).some((word) => NOT.has(word))
    draft.used.add(mention.index)
    useBetween(draft, verb, mention)
    for (const predicate of hasPlace(column, isNot))
      draft.where.push({ column, at: mention, exact: true, predicate })
    return
  }
}

const ENTER = wordSet(
  'made make makes chart charted charts appear appeared appears enter entered reach reached hit land landed place placed cracked entering',
)
const ON = wordSet('on in onto into the it a to at')
const NOT = wordSet("not never failed n't didn without")

/** Where the verb stands that has this for its object; less than zero where there is none. */
function verbBefore(draft: Draft, { start }: Mention): number {
  const { sentence } = draft
  let at = start - 1
  while (ON.has(sentence.tokens[at]?.fold ?? '')) at -= 1
  const word = sentence.tokens[at]?.fold ?? ''
  if (ENTER.has(word)) return at
  // "Had a position on the UK chart".
  const [owns = '', any = ''] = gap(draft, at - 2, at)
  return /^ha(?:s|d|ve)$/.test(owns) && /^(?:an?|any|no)$/.test(any) ? at - 2 : -1
}

function isSpokenOf({ select, where, order }: Draft, column: SchemaColumn): boolean {
  return (
    select.some((one) => one.column === column) ||
    where.some((one) => one.column === column) ||
    order.some(({ of }) => of === column)
  )
}

/** What stands between the verb and the column belongs to what they say. */
function useBetween({ sentence, used }: Draft, verb: number, { start }: Mention): void {
  for (const one of sentence.mentions)
    if (one.start >= verb && one.end <= start && !one.values.some(({ share }) => share === 1))
      used.add(one.index)
}

function hasPlace(column: SchemaColumn, isNot: boolean): readonly Predicate[] {
  const ref = refOf(column)
  const dashes = column.cells.filter((cell) => NOTHING.test(String(cell).trim()))
  const told: Predicate[] = [
    { kind: 'empty', column: ref, negated: !isNot },
    ...(dashes.length > 0
      ? [{ kind: 'among' as const, column: ref, values: dashes, negated: !isNot }]
      : []),
  ]
  return isNot ? [{ kind: 'any', predicates: told }] : told
}
