import { tellsWhichDay } from '../draft/before-time.ts'
import { calledBy } from '../draft/called-by.ts'
import { columnFor } from '../draft/column-for.ts'
import { gap, next } from '../draft/draft.ts'
import type { Draft } from '../draft/draft.ts'
import { isAdjective, isCondition } from '../draft/is-condition.ts'
import { isDone } from '../draft/qualifier.ts'
import { isOwnedBehind } from '../draft/tables-near.ts'
import type { Mention } from '../link/mention.ts'
import { rowColumns } from '../tables/row-names.ts'
import type { SchemaColumn, SchemaTable } from '../../../tables/schema.ts'
import { wordSet } from '../../../words/word-set.ts'
import { family } from '../../../words/stem.ts'
import { isPartOfName, namedBefore } from './named-column.ts'
import type { Scan, Step } from './scan.ts'
import { take, takeColumn } from './take-column.ts'
import { takeMark } from './take-mark.ts'

/** Takes one mention of the projection: a column, a table, or a word about the one that follows. */
export function takeShown(draft: Draft, one: Mention, scan: Scan, found: boolean): Step {
  if (one.mark) return takeMark(draft, one, scan, found)
  // "Which 2 regions": so many, whatever cells there are.
  if (one.number !== null && draft.used.has(one.index)) return 'skipped'
  // "Licensed shops": already read as what tells which of them.
  if (draft.where.some(({ at }) => at === one)) return 'skipped'
  const called = namedBefore(draft, one)
  if (called || isPartOfName(draft, one)) draft.used.add(one.index)
  if (called) return take(draft, [called], scan)
  if (isPartOfName(draft, one)) return 'skipped'
  const measured = scan.measures.length > 0
  const isMeasured = draft.select.length === 0 && measured && !tellsOfCounted(draft, one, scan)
  if (isCondition(draft, one) && !isMeasured) return 'stop'
  if (scan.measures.includes('count') && isAdjective(draft, one)) return 'stop'
  if (isQualifier(draft, one)) return 'skipped'
  const possessive = gap(draft, one.end, one.end + 1)[0] === "'s"
  if (possessive && isKindOf(draft, one)) {
    draft.used.add(one.index)
    return 'skipped'
  }
  const named = one.columns.length > 0 || one.tables.length > 0
  if (one.values.length > 0 && (possessive || !named))
    return possessive || (!found && saysWhich(draft, one)) ? 'skipped' : 'stop'
  if (one.number !== null && one.columns.length === 0) {
    const top = draft.sentence.mentions[one.index - 1]?.mark?.kind === 'superlative'
    return top || next(draft, one)?.mark?.kind === 'superlative' ? 'skipped' : 'stop'
  }
  const tableScore = one.tables[0]?.score ?? 0
  // "Which city's office": whose, and the city is what is asked for.
  if (
    found &&
    tableScore > 0.8 &&
    gap(draft, one.start - 1, one.start)[0] === "'s" &&
    !hasColumnNext(draft, one)
  )
    return 'skipped'
  const counts = scan.measures.includes('count')
  const isTable =
    tableScore > 0 &&
    tableScore >= (one.columns[0]?.score ?? 0) - 0.1 &&
    !isSummed(one, scan) &&
    !isOwnedBehind(draft, one)
  if (isTable && (!found || counts)) return takeTable(draft, one, scan)
  const listed = isTable ? listedRows(draft, one) : null
  return listed ? take(draft, listed, scan) : takeColumn(draft, one, scan)
}

/** "The total budget" of a table `budget` with a column of that name: rows have no total, figures have. */
function isSummed({ columns: [best], tables: [table] }: Mention, { measures }: Scan): boolean {
  const isMeasured = measures.some((measure) => measure !== 'count')
  const isAmount = best && best.column.numeric !== null && !best.column.key && !best.column.yearly
  return isMeasured && isAmount === true && best.score >= (table?.score ?? 0)
}

/** "The names of actors and the plays": what the rows of the other table are called, not their numbers. */
function listedRows(draft: Draft, one: Mention): readonly SchemaColumn[] | null {
  const table = one.tables[0]?.table
  if (!table || !one.columns.every(({ column }) => column.key)) return null
  const called = calledBy(draft, table)
  if (called.table === table.id && rowColumns(table, draft.sentence).length > 1) return null
  draft.used.add(one.index)
  return [called]
}

/** "How many games had an attendance of at least 900": games are counted, and this is told of them. */
function tellsOfCounted(draft: Draft, { start }: Mention, { measures: said }: Scan): boolean {
  const before = gap(draft, Math.max(0, start - 2), start)
  return said.includes('count') && before.some((word) => OWNING.has(word))
}

const OWNING = wordSet('has have had with having')

/** "What night bus did she take": of the buses, those of which the value is told. */
function saysWhich(draft: Draft, one: Mention): boolean {
  const after = next(draft, one)
  if (!after || after.mark || one.number !== null || isCondition(draft, after)) return false
  const before = draft.sentence.mentions[one.index - 1]
  if (gap(draft, before?.end ?? 0, one.start).some((word) => word !== 'the')) return false
  return hasColumnNext(draft, one)
}

/** "Hale College's number", where Hale is a college: what the one before is, and whose number it is. */
function isKindOf(draft: Draft, { index, start, columns }: Mention): boolean {
  const before = draft.sentence.mentions[index - 1]
  if (!before || before.end !== start || before.mark) return false
  return before.values.some(({ column }) => columns.some((link) => link.column === column))
}

function hasColumnNext(draft: Draft, one: Mention): boolean {
  const after = next(draft, one)
  return after !== null && after.start === one.end && after.columns.length > 0
}

/** "The owner's first name", "dog names": the table only says whose. */
function isQualifier(draft: Draft, one: Mention): boolean {
  const after = next(draft, one)
  if (!after || after.columns.length === 0 || after.mark || one.tables.length === 0) return false
  const words = gap(draft, one.end, after.start)
  if (!words.every((word) => word === "'s")) return false
  if ((one.tables[0]?.score ?? 0) < (one.columns[0]?.score ?? 0)) return false
  if (words.length > 0) return true
  // "Customers ordered a desk": a verb tells what they did.
  if (isDone(after.text) || tellsWhichDay(draft, after)) return false
  // "How many visits cost more than 100": what follows is what is told of them.
  const teller = next(draft, after)
  const told = teller?.mark?.kind
  // "Ship types have fewer than 2": with a verb between, what stands before it is the subject.
  const isSubject = teller && gap(draft, after.end, teller.start).some((word) => VERBS.has(word))
  const predicate =
    told === 'superlative' ||
    told === 'after' ||
    told === 'before' ||
    told === 'compare' ||
    told === 'negation'
  return !isCondition(draft, after) && (!predicate || isSubject === true)
}

const VERBS = wordSet('has have had is are was were with contains that which who whose')

function takeTable(draft: Draft, one: Mention, scan: Scan): Step {
  const table = one.tables[0]?.table
  if (!table) return 'stop'
  draft.used.add(one.index)
  if (scan.measures.includes('count')) {
    const others = draft.select.length > 0 && table.id !== draft.main.id
    draft.select.push({ measure: 'count_rows', column: null, ...(others ? { of: table } : {}) })
    if (!others) draft.main = table
    scan.measures = []
    return 'taken'
  }
  draft.main = table
  // "When did the episode air": it only says whose date is asked for.
  if (isAsked(draft, scan, table)) return 'skipped'
  if (scan.measures.length > 0 || scan.superlatives.length > 0) {
    const after = next(draft, one)
    // "The tallest tower": the row itself is asked for, unless a column of it follows.
    const goesOn = after && after.columns.length > 0 && after.start === one.end
    if (scan.measures.length > 0 || goesOn) return 'skipped'
  }
  const agent = scan.asks === 'person' ? agentOf(table) : null
  for (const column of agent ? [agent] : rowColumns(table, draft.sentence))
    draft.select.push({ measure: null, column })
  draft.implicit = true
  return 'taken'
}

/** "Who reviewed it": of reviews, the reviewer. */
function agentOf({ words, columns }: SchemaTable): SchemaColumn | null {
  const verbs = words.map(({ stem }) => stem)
  const isAgent = ({ key, type, words: own }: SchemaColumn) =>
    !key &&
    type === 'text' &&
    own.some(({ stem }) => !verbs.includes(stem) && verbs.includes(family(stem)))
  return columns.find(isAgent) ?? null
}

function isAsked(draft: Draft, { asks }: Scan, table: SchemaTable): boolean {
  if (asks === null || asks === 'count' || asks === 'much' || asks === 'person') return false
  return columnFor(draft, table, asks) !== null
}
