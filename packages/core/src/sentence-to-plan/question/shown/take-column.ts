import { columnOf } from '../draft/column-of.ts'
import { gap, next, tableOf } from '../draft/draft.ts'
import type { Draft } from '../draft/draft.ts'
import { isCondition } from '../draft/is-condition.ts'
import { isDone } from '../draft/qualifier.ts'
import { UNITS } from '../draft/subject.ts'
import type { Mention } from '../link/mention.ts'
import { nameColumn } from '../tables/row-names.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'
import { NAME_WORDS } from '../../../words/column-words.ts'
import { setOf } from '../../../words/word-set.ts'
import { isDeed } from './choose-shown.ts'
import { doerOf } from './doers.ts'
import { allowed, PARTLY, shareCells, WHOLE } from './fits-question-word.ts'
import type { Scan, Step } from './scan.ts'
import { asSelected, fitsAsker } from './shown-measure.ts'

/** "Which member left office": what somebody did, and not a thing of theirs. */
function isDeedSaid({ sentence }: Draft, { index }: Mention, { text }: Mention): boolean {
  const asks = sentence.mentions[index - 1]?.mark?.kind === 'ask'
  return asks && / /.test(text) && isDone(text.split(' ')[0] ?? '')
}

export function takeColumn(draft: Draft, one: Mention, scan: Scan): Step {
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

export function take(draft: Draft, columns: readonly SchemaColumn[], scan: Scan): Step {
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
  const parts = [FIRST_NAME, LAST_NAME].map((forms) =>
    columns.find(({ words: own }) => isNamePart(own, forms)),
  )
  const whole = parts.flatMap((part) => part ?? [])
  return whole.length === parts.length && whole.includes(column) ? whole : null
}

/** `first_name`, "Name (first)" and "forename" alike. */
function isNamePart(words: SchemaColumn['words'], forms: ReadonlySet<string>): boolean {
  const isName = words.some(({ stem }) => NAME_WORDS.has(stem))
  return words.some(({ stem }) => forms.has(stem) && (isName || stem.endsWith('nam')))
}

const FIRST_NAME = setOf('first given forename')
const LAST_NAME = setOf('last family surname')

function isCounted(column: SchemaColumn | null): boolean {
  return column !== null && column.numeric !== null && !column.ordinal && !column.key
}
