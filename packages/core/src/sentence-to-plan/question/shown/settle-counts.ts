import { fansOut } from '../draft/fans-out.ts'
import { isReference } from '../draft/draft.ts'
import type { Draft } from '../draft/draft.ts'
import { sameColumn } from '../../../tables/column-ref.ts'
import type { Predicate } from '../query/query.ts'
import { joinTables } from '../../../tables/relate/join-tables.ts'
import { thingOf } from '../tables/repeated-things.ts'
import { keyColumn } from '../tables/row-names.ts'
import { says } from '../../../tables/schema.ts'
import type { SchemaColumn, SchemaTable } from '../../../tables/schema.ts'
import { NAME_WORDS } from '../../../words/column-words.ts'

/** "How many countries are represented": of what many rows share, each kind once. */
export function countKinds(draft: Draft, relations: readonly Predicate[]): void {
  const [shown, ...more] = draft.select
  const { where, having, group, order, sentence } = draft
  const isPlain = [where, having, group, order, relations, more].every(({ length }) => length === 0)
  if (!isPlain || sentence.tables.length > 1 || shown?.measure !== 'count' || !shown.column) return
  if (shown.column.unique || shown.column.type !== 'text') return
  draft.select.splice(0, 1, { ...shown, measure: 'count_distinct' })
}

/** "The number of owners of each breed": an owner of two such dogs is one owner. */
export function countThings(draft: Draft): void {
  for (const [at, shown] of draft.select.entries()) {
    if (shown.measure !== 'count_rows') continue
    const key = shown.of && shown.of !== draft.main ? referredKey(draft, shown.of) : ownKey(draft)
    if (key) draft.select[at] = { ...shown, measure: 'count_distinct', column: key }
  }
}

/** "How many swimmers" of a list with several rows of each, told by a number: each swimmer once. */
export function countRepeated(draft: Draft): void {
  const { tables } = draft.sentence
  for (const [at, shown] of draft.select.entries()) {
    const thing = shown.column && thingOf(shown.column, tables)
    if (shown.measure === 'count' && !thing && isGroupedName(draft, shown.column))
      draft.select[at] = { ...shown, measure: 'count_distinct' }
    if (!thing || isReference(draft, thing.key)) continue
    // "Total swimmers" are counted, too: nobody adds up their numbers.
    if (shown.measure === 'count' || (shown.measure === 'sum' && shown.column === thing.key))
      draft.select[at] = { ...shown, measure: 'count_distinct', column: thing.key }
  }
}

/** "Readers per branch" of a list that tells them by a `Reader Name` alone. */
function isGroupedName({ group, sentence }: Draft, column: SchemaColumn | null): boolean {
  if (!column || group.length === 0 || sentence.tables.length > 1 || column.unique) return false
  return column.type === 'text' && column.words.length > 1 && says(column, NAME_WORDS)
}

/** The key of another table to which several of the rows may refer. */
function referredKey({ main, references }: Draft, { id, columns }: SchemaTable) {
  const last = joinTables([main.id, id], references)?.joins.at(-1)
  const isReferred = references.some(
    ({ many, one }) => last && sameColumn(many, last.left) && sameColumn(one, last.right),
  )
  return isReferred ? columns.find(({ name }) => name === last?.right.column) : undefined
}

/** The key of the rows themselves, where each of them is in a group once for every row of another table. */
function ownKey(draft: Draft): SchemaColumn | undefined {
  const { main, group } = draft
  const isRepeated = group.some(({ table }) => table !== main.id && fansOut(draft, table))
  const key = keyColumn(main)
  return isRepeated && key.unique ? key : undefined
}

/** "How many teams held it for over 300 days": those that did are counted, and no days added up. */
export function countCompared({ select, where }: Draft): void {
  const [shown, ...more] = select
  // "The number of people first elected in 1817": what the condition fixes is not added up either.
  const isCompared = where.some(
    ({ column, predicate }) =>
      column === shown?.column &&
      (predicate.kind === 'compare' || (predicate.kind === 'among' && !predicate.negated)),
  )
  if (shown?.asked !== 'count' || shown.measure !== 'sum' || more.length > 0 || !isCompared) return
  select.splice(0, 1, { measure: 'count_rows', column: null })
}

/** "How many customers signed up in 2023": those who did, not the different days on which they did. */
export function countDated({ select, where, sentence }: Draft): void {
  const [shown, ...more] = select
  const column = shown?.column
  const isCount = shown?.measure === 'count_distinct' || shown?.measure === 'count'
  if (!column?.dated || !isCount || more.length > 0) return
  const isKept = where.some((one) => one.column === column && one.predicate.kind === 'during')
  const isDaySaid = sentence.tokens.some(({ fold }) => /^(?:dates?|days?)$/.test(fold))
  if (isKept && !isDaySaid) select.splice(0, 1, { measure: 'count_rows', column: null })
}
