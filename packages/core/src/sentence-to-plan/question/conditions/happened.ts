import { negationBefore } from './words-beside.ts'
import { columnOf } from '../draft/column-of.ts'
import type { Draft } from '../draft/draft.ts'
import type { Mention } from '../link/mention.ts'
import { refOf } from '../../../tables/schema.ts'
import type { Predicate } from '../query/query.ts'
import { isEnd, PRESENT } from '../../../tables/spans.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'
import { HAPPENED, tellsWhen } from '../../../tables/tells-when.ts'

/**
 * "Which stations closed?", "orders that were delivered", "how many are still open?": a column says when it
 * happened, and is empty where it did not. Read when nothing else was made of the word.
 */
export function readHappened(draft: Draft): void {
  readStill(draft)
  for (const mention of draft.sentence.mentions) {
    if (draft.used.has(mention.index) || mention.mark || !HAPPENED.test(mention.text)) continue
    const column = mention.columns.length > 0 ? columnOf(draft, mention) : null
    if (!column || column.table !== draft.main.id || !tellsWhen(column)) continue
    if (!isToldOfRows(draft, mention) || isSpokenOf(draft, column)) continue
    const negated = negationBefore(draft, mention, null)
    draft.used.add(mention.index)
    keep(draft, mention, column, negated ? ongoing(column) : over(column))
  }
}

/** "Still open", "still in office", "not closed yet": what has begun and has no end. */
function readStill(draft: Draft): void {
  const { tokens, mentions } = draft.sentence
  const at = tokens.findIndex(({ fold }) => fold === 'still')
  const column = at < 0 ? undefined : draft.main.columns.find((one) => isEnd(one) && tellsWhen(one))
  if (!column || isSpokenOf(draft, column)) return
  const told = mentions.filter(({ start }) => start > at && start <= at + 2)
  const place = told[0] ?? mentions.at(-1)
  if (!place || told.some(({ values }) => values.some(({ share }) => share === 1))) return
  for (const { index, number } of told) if (number === null) draft.used.add(index)
  keep(draft, place, column, ongoing(column))
}

/** "Stations that have closed", "which orders were shipped": said of the rows, and not "the closed date". */
function isToldOfRows({ sentence: { tokens, mentions } }: Draft, { index, end }: Mention): boolean {
  const after = tokens[end]
  const isLast = !after || after.sign || /^(?:and|or|yet|already|so|ever|at)$/.test(after.fold)
  return isLast && index > 0 && mentions[index - 1]?.mark?.kind !== 'measure'
}

function isSpokenOf({ main, select, where, order }: Draft, column: SchemaColumn): boolean {
  const isWhole = select.length === main.columns.length
  return (
    (!isWhole && select.some((one) => one.column === column)) ||
    where.some((one) => one.column === column) ||
    order.some(({ of }) => of === column)
  )
}

function keep(draft: Draft, at: Mention, column: SchemaColumn, predicate: Predicate): void {
  draft.where.push({ column, at, exact: true, predicate })
}

function over(column: SchemaColumn): Predicate {
  const present = presentIn(column)
  const ref = refOf(column)
  if (present.length > 0) return { kind: 'among', column: ref, values: present, negated: true }
  return { kind: 'empty', column: ref, negated: true }
}

function ongoing(column: SchemaColumn): Predicate {
  const present = presentIn(column)
  const ref = refOf(column)
  const empty: Predicate = { kind: 'empty', column: ref, negated: false }
  if (present.length === 0) return empty
  const said: Predicate = { kind: 'among', column: ref, values: present, negated: false }
  return { kind: 'any', predicates: [empty, said] }
}

/** "Present", "incumbent": how tables write that it goes on. */
function presentIn({ cells }: SchemaColumn) {
  return cells.filter((cell) => PRESENT.test(String(cell).trim()))
}
