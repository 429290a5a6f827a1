import { isDeed } from './choose-shown.ts'
import { doerOf } from './doers.ts'
import { calledBy, columnFor, columnOf, gap, next, tableOf } from '../draft/draft.ts'
import type { Draft } from '../draft/draft.ts'
import { isAdjective, isCondition } from '../draft/is-condition.ts'
import { NAME_WORDS, wordSet } from '../words/lexicon.ts'
import type { Concept } from '../words/lexicon.ts'
import type { Mention } from '../link/mention.ts'
import { isPartOfName, namedBefore } from './named-column.ts'
import type { MeasureName } from '../query/query.ts'
import { nameColumn, rowColumns } from '../tables/row-names.ts'
import { isDone } from '../draft/qualifier.ts'
import type { SchemaColumn, SchemaTable } from '../tables/schema.ts'
import { family } from '../words/stem.ts'
import { allowed, PARTLY, shareCells, WHOLE } from './fits-question-word.ts'
import { asSelected, fitsAsker } from './shown-measure.ts'
import { UNITS } from '../draft/subject.ts'
import { takeMark } from './take-mark.ts'

/** What was said on the way to the next thing to be seen. */
export interface Scan {
  /** "minimum and maximum age" has two. */
  measures: (MeasureName | 'count')[]
  superlatives: Mention[]
  distinct: boolean
  /** What the question word asks for: a person, a place, a date. */
  asks: Concept | 'count' | 'much' | null
}

export type Step = 'taken' | 'skipped' | 'stop'

/** Takes one mention of the projection: a column, a table, or a word about the one that follows. */
export function takeShown(draft: Draft, one: Mention, scan: Scan, found: boolean): Step {
  if (one.mark) return takeMark(draft, one, scan, found)
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
  if (one.number !== null && draft.used.has(one.index)) return 'skipped'
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
  const isTable = tableScore > 0 && tableScore >= (one.columns[0]?.score ?? 0) - 0.1
  if (isTable && (!found || counts)) return takeTable(draft, one, scan)
  const listed = isTable ? listedRows(draft, one) : null
  return listed ? take(draft, listed, scan) : takeColumn(draft, one, scan)
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
  if (isDone(after.text)) return false
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

/** "Which member left office": what somebody did, and not a thing of theirs. */
function isDeedSaid({ sentence }: Draft, { index }: Mention, { text }: Mention): boolean {
  const asks = sentence.mentions[index - 1]?.mark?.kind === 'ask'
  return asks && / /.test(text) && isDone(text.split(' ')[0] ?? '')
}

function takeColumn(draft: Draft, one: Mention, scan: Scan): Step {
  const said = columnOf(
    draft,
    one,
    (candidate) => fitsAsker(candidate, scan.asks) - (isCellSaid(draft, candidate) ? KNOWN : 0),
  )
  const column = said && scan.asks === 'length' ? spanOver(draft, said) : said
  if (!column || isDeed(one)) return 'stop'
  const doer = doerOf(draft, one, column, scan.asks === 'person')
  if (doer) {
    draft.used.add(one.index)
    return take(draft, [doer], scan)
  }
  const done = doneBy(draft, one, column, scan)
  if (done) return take(draft, [done], scan)
  if (draft.select.length === 0 && !allowed(draft, one, scan)) return 'stop'
  draft.used.add(one.index)
  if (isThingMade(draft, one, column, scan)) {
    draft.select.push({ measure: null, column: nameColumn(tableOf(draft, column.table)) })
    return 'taken'
  }
  if (/^(?:type|kind)s\b/i.test(one.text)) scan.distinct = true
  const after = next(draft, one)
  // "ticket expense": two names side by side are one thing, and the second says what it is.
  const modifies =
    after &&
    after.start === one.end &&
    after.columns.length > 0 &&
    !after.mark &&
    after.values.length === 0 &&
    !isCondition(draft, after) &&
    !/(?:ed|ing)$/i.test(after.text) &&
    !isDeedSaid(draft, one, after) &&
    (after.columns[0]?.score ?? 0) >= (one.columns[0]?.score ?? 0)
  if (modifies) return 'skipped'
  return take(
    draft,
    wholeName(draft, one, column) ?? [roleOf(draft, one, column, scan) ?? column],
    scan,
  )
}

/** "Who played Adam Hale" where he is a character: what is said already is not asked for. */
function isCellSaid({ sentence }: Draft, column: SchemaColumn): boolean {
  return sentence.mentions.some(
    ({ values, mark }) =>
      !mark && values.length > 0 && values.every((hit) => hit.column === column && hit.share === 1),
  )
}

/** Decides between names that fit equally well. */
const KNOWN = 0.1

function take(draft: Draft, columns: readonly SchemaColumn[], scan: Scan): Step {
  const [first] = columns
  if (draft.select.length === 0 && first) draft.main = tableOf(draft, first.table)
  for (const shown of columns.flatMap((each) => asSelected(draft, each, scan))) {
    const repeated = draft.select.some(
      (known) => known.column === shown.column && known.measure === shown.measure,
    )
    if (!repeated) draft.select.push(shown)
  }
  scan.measures = []
  scan.superlatives = []
  return 'taken'
}

/** "The tallest building", where a column says when each was built: the thing itself is asked for. */
function isThingMade(
  draft: Draft,
  { text, start }: Mention,
  { yearly, dated, name }: SchemaColumn,
  { superlatives }: Scan,
): boolean {
  if (!/ings?$/i.test(text) || /ing/i.test(name) || !(yearly || dated)) return false
  const isCompared = superlatives.some(
    ({ mark }) => mark?.kind === 'superlative' && mark.concept !== 'date',
  )
  return isCompared || /^(?:which|what)$/.test(gap(draft, start - 1, start)[0] ?? '')
}

/** "Which team was runner-up the most": a team, but in the part that the other column names. */
function roleOf(draft: Draft, one: Mention, column: SchemaColumn, scan: Scan): SchemaColumn | null {
  const role = next(draft, one)
  const words = role ? gap(draft, one.end, role.start).join(' ') : ''
  if (!role || role.mark || role.values.length > 0 || isCondition(draft, role)) return null
  if ((role.columns[0]?.score ?? 0) < 0.9) return null
  const part = columnOf(draft, role)
  // "What mark did Hale give": where no column is called so, it is what stands under the name.
  const isGiver = /^(?:did|does|do)(?: the)?$/.test(words) && (one.columns[0]?.score ?? 0) < ALIKE
  const isAmount = scan.measures.length === 0 || UNITS.has(one.text.toLowerCase())
  if (part && isGiver && part.numeric !== null && isAmount) {
    draft.used.add(role.index)
    return part
  }
  // "Who drove the fastest lap": the verb is like a column's name, and what was driven is one.
  const isObject = words === 'the' && scan.asks === 'person' && (one.columns[0]?.score ?? 0) < EXACT
  if (!isObject && !/^(?:was|were|is|has been)(?: the| a)?$/.test(words)) return null
  // "How many games were won", where one column counts the games and another those won.
  const areCounted =
    isCounted(part) && isCounted(column) && part !== column && /(?:ed|wn|on|ost)$/i.test(role.text)
  if (!part || part === column || !(areCounted || shareCells(part, column))) return null
  draft.used.add(role.index)
  return part
}

const EXACT = 0.95
/** What a word of like meaning scores at most. */
const ALIKE = 0.6

/** "Who drove the fastest lap": who the column says that is named whole, and not the one the verb sounds like. */
function doneBy(draft: Draft, one: Mention, column: SchemaColumn, scan: Scan): SchemaColumn | null {
  const object = next(draft, one)
  if (scan.asks !== 'person' || (one.columns[0]?.score ?? 0) > PARTLY || !object || object.mark)
    return null
  const isBeside = gap(draft, one.end, object.start).join(' ') === 'the'
  if (!isBeside || (object.columns[0]?.score ?? 0) <= WHOLE || isCondition(draft, object))
    return null
  const named = columnOf(draft, object)
  if (!named || named === column || !shareCells(named, column)) return null
  draft.used.add(one.index)
  draft.used.add(object.index)
  return named
}

/** "How long was the term" of somebody whose term begins in one column and ends in another. */
function spanOver(draft: Draft, column: SchemaColumn): SchemaColumn {
  const { spans } = tableOf(draft, column.table)
  return spans.find(({ span }) => span?.from === column.name || span?.to === column.name) ?? column
}

/** "The name" of somebody whose name stands in two columns is both of them. */
function wholeName(
  draft: Draft,
  one: Mention,
  column: SchemaColumn,
): readonly SchemaColumn[] | null {
  const words = draft.sentence.tokens.slice(one.start, one.end)
  if (!words.every(({ stem }) => NAME_WORDS.has(stem))) return null
  const { columns } = tableOf(draft, column.table)
  const parts = [FIRST_NAME, LAST_NAME].map((form) => columns.find(({ name }) => form.test(name)))
  const whole = parts.flatMap((part) => part ?? [])
  return whole.length === parts.length && whole.includes(column) ? whole : null
}

const FIRST_NAME = /(?:^|[ _-])(?:first|given|fore)[ _-]?name$|^f[_-]?name$/i
const LAST_NAME = /(?:^|[ _-])(?:last|family|sur)[ _-]?name$|^l[_-]?name$/i

function isCounted(column: SchemaColumn | null): boolean {
  return column !== null && column.numeric !== null && !column.ordinal && !column.key
}
