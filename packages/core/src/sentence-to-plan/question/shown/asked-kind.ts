import { asksDifference } from '../answer/difference.ts'
import { columnFor } from '../draft/column-for.ts'
import { columnOf } from '../draft/column-of.ts'
import type { Draft, SelectDraft } from '../draft/draft.ts'
import { isCondition } from '../draft/is-condition.ts'
import { TOTAL_WORDS } from '../../../words/column-words.ts'
import { CONCEPTS } from '../../../words/concepts.ts'
import type { Mention } from '../link/mention.ts'
import { nameColumn, numberingColumn } from '../tables/row-names.ts'
import { hasConcept, says } from '../../../tables/schema.ts'
import type { SchemaColumn, SchemaTable } from '../../../tables/schema.ts'
import { fitsAsker } from './shown-measure.ts'
import { stem } from '../../../words/stem.ts'
import { UNITS } from '../draft/subject.ts'

/** "In what city …" where the places stand in a column of another name: what kind of thing is asked for. */
export function askedKind(draft: Draft, focus: Mention): SelectDraft | null {
  const { tokens, mentions, tables } = draft.sentence
  if (tables.length !== 1 || focus.mark?.kind !== 'ask' || focus.mark.concept !== null) return null
  const isThe = tokens[focus.end]?.fold === 'the'
  const at = isThe ? focus.end + 1 : focus.end
  const noun = tokens[at]
  const isLinked = mentions.some(({ start, end }) => start <= at && at < end)
  if (!noun || isLinked) return null
  if (!isThe && CONCEPTS.place.has(noun.stem)) {
    const column = columnFor(draft, draft.main, 'place')
    return column && { measure: null, column }
  }
  // "Which team did they meet", where it is called the opponent.
  const opponent =
    !isThe && TEAMS.has(noun.stem) && draft.main.columns.find((one) => says(one, OPPONENTS))
  if (opponent) return { measure: null, column: opponent }
  const measured = MEASURED.find((concept) => CONCEPTS[concept].has(noun.stem))
  if (measured && /^(?:what|which)\b/i.test(focus.text)) {
    const column = columnFor(draft, draft.main, measured)
    return column?.numeric ? { measure: null, column } : null
  }
  if (isThe || !CONCEPTS.person.has(noun.stem)) return null
  const column = columnFor(draft, draft.main, 'person') ?? nameColumn(draft.main)
  return column.type === 'text' ? { measure: null, column } : null
}

/** "What is the length of the line", where only a distance is given. */
const MEASURED = ['length', 'height', 'weight', 'depth', 'width', 'speed', 'distance'] as const

const TEAMS: ReadonlySet<string> = new Set(['team', 'club', 'side'].map(stem))
const OPPONENTS: ReadonlySet<string> = new Set(['opponent', 'rival', 'opposition'].map(stem))

/** "Hale was coached by whom?": what is asked for stands right before the last word. */
export function askedLast(draft: Draft, focus: Mention): SelectDraft | null {
  const { mentions, tokens } = draft.sentence
  const before = mentions[focus.index - 1]
  const [best] = before?.columns ?? []
  const isLast = tokens.slice(focus.end).every(({ sign }) => sign)
  if (focus.mark?.kind !== 'ask' || focus.mark.concept === 'count' || !isLast) return null
  if (!before || !best || before.mark || before.end !== focus.start || best.score < EXACT)
    return null
  if (before.start === 0 || fitsAsker(best.column, focus.mark.concept) < 0) return null
  draft.used.add(before.index)
  return { measure: null, column: best.column }
}

/** "What kind of tower is Meridian": where a column holds the kinds, and the noun only says what it is. */
export function askedSort(draft: Draft, focus: Mention): SelectDraft | null {
  const { mentions, tables } = draft.sentence
  if (tables.length !== 1 || !/\b(?:kind|type|sort) of$/i.test(focus.text)) return null
  const column = draft.main.columns.find((one) => one.type === 'text' && says(one, SORTS))
  const noun = mentions[focus.index + 1]
  const named = mentions.flatMap(({ values }) => values)
  const isRow = named.some((hit) => noun?.columns[0]?.column === hit.column && hit.share === 1)
  const isKnown = noun && noun.start === focus.end && noun.columns.length > 0
  return column && (isRow || !isKnown) && named.length > 0 ? { measure: null, column } : null
}

const SORTS: ReadonlySet<string> = new Set(['type', 'kind', 'category', 'sort', 'genre'].map(stem))

/** "How many times did they win bronze": the number that stands there, or else how many rows. */
export function askedTimes(draft: Draft, focus: Mention): SelectDraft | null {
  const isTimes = /\btimes$/i.test(focus.text)
  if (!isTimes && !isUnitAsked(draft, focus)) return null
  const counted = draft.sentence.mentions.find((one) => {
    const [best] = one.columns
    if (one.mark || !best || best.score < EXACT || one.index <= focus.index) return false
    const { numeric, ordinal, key } = best.column
    return numeric !== null && !ordinal && !key && !isCondition(draft, one)
  })
  const isPlain = counted && !isCompared(draft, counted) && /\p{L}$/u.test(counted.text)
  const column = isPlain ? columnOf(draft, counted) : null
  if (!isTimes && !counted && /\btotal$/i.test(focus.text) && isRowNamed(draft)) {
    const total = draft.main.columns.find((one) => one.numeric !== null && says(one, TOTAL_WORDS))
    return total ? { measure: 'sum', column: total } : null
  }
  if (!counted || !column || !isRowNamed(draft))
    return isTimes ? { measure: 'count_rows', column: null } : null
  draft.used.add(counted.index)
  return { measure: 'sum', column }
}

/** "How many people live in Hale by the census of 2001": a noun that is no column, only what is counted. */
function isUnitAsked({ sentence }: Draft, { mark, end }: Mention): boolean {
  const isLinked = sentence.mentions.some((one) => one.start <= end && end < one.end)
  const asks = mark?.kind === 'ask' && mark.concept === 'count'
  return asks && !isLinked && UNITS.has(sentence.tokens[end]?.fold ?? '')
}

/** "What is the number of Hale Street": of one row there is nothing to count, so it is the one it bears. */
export function askedNumber(draft: Draft, focus: Mention): SelectDraft | null {
  const { mentions, tables, tokens } = draft.sentence
  const said = focus.mark?.kind === 'count' ? focus : mentions[focus.index + 1]
  const row = said && mentions[said.index + 1]
  if (tables.length !== 1 || !row || row.mark) return null
  if (said.mark?.kind !== 'count' || !/^(?:the )?number of$/i.test(said.text)) return null
  const borne = tokens[said.end]?.fold === 'the' ? numberOfOne(draft, row) : null
  if (borne) {
    draft.used.add(said.index)
    return { measure: null, column: borne }
  }
  if (row.columns.length > 0) return null
  const between = tokens.slice(said.end, row.start)
  const [hit, ...more] = row.values.filter(({ share }) => share === 1)
  const isRow = !!hit && more.length === 0 && hit.column.unique && hit.column.numeric === null
  if (!isRow || between.some(({ fold }) => fold !== 'the')) return null
  const column = numberingColumn(draft.main)
  if (column) draft.used.add(said.index)
  return column && { measure: null, column }
}

/** "The number of the red barge", where a column is called so: of one barge there is nothing to count. */
function numberOfOne({ sentence, main }: Draft, row: Mention): SchemaColumn | null {
  const after = sentence.mentions[row.index + 1]
  const noun = row.values.length > 0 && after?.start === row.end ? after : row
  const isOne = noun.columns.length > 0 && !noun.mark && !/[^s]s$/i.test(noun.text)
  return (isOne && main.columns.find(({ name }) => /^(?:number|no\.?|#)$/i.test(name))) || null
}

/** "How many years did Hale serve", "how long was it open": where the table says how long, or from when to when. */
export function askedYears(draft: Draft, focus: Mention): SelectDraft | null {
  const { sentence, main } = draft
  if (focus.mark?.kind !== 'ask' || asksDifference(draft)) return null
  const isLong = /\bhow long$/i.test(focus.text)
  const [, unit] = /^(year|day)s?$/.exec(sentence.tokens[focus.end]?.fold ?? '') ?? []
  if (focus.mark.concept === 'count' ? unit === undefined : !isLong) return null
  const lasted = sentence.tokens.some(({ stem: root }) => LASTING.has(root))
  // Of one row there is nothing to count; many rows of one name may be its years.
  if (!(isLong || lasted ? isRowNamed(draft) : isOneNamed(draft))) return null
  const told = isLong ? main.columns.find(isTimeSpent) : undefined
  const column = told ?? main.spans.find(({ span }) => isLong || span?.unit === unit)
  return column && !hasLength(draft, isLong) ? { measure: 'sum', column } : null
}

/** A column that says how long or how far is asked for itself. */
function hasLength({ main }: Draft, isLong: boolean): boolean {
  return isLong && main.columns.some((one) => one.numeric !== null && hasConcept(one, 'length'))
}

/** "Days", "Years held": so many of them. */
function isTimeSpent({ name, numeric, yearly, ordinal }: SchemaColumn): boolean {
  return numeric !== null && !yearly && !ordinal && /^(?:days|weeks|months|years)\b/i.test(name)
}

const LASTING: ReadonlySet<string> = new Set(['serve', 'hold', 'office', 'reign', 'rule'].map(stem))

const EXACT = 0.95

function isCompared({ sentence }: Draft, { index }: Mention): boolean {
  const beside = [
    sentence.mentions[index - 1],
    sentence.mentions[index - 2],
    sentence.mentions[index + 1],
  ]
  return beside.some((one) => one?.mark?.kind === 'compare' || (one && one.number !== null))
}

/** The sentence names a row, so that its number can be meant. */
function isRowNamed({ sentence }: Draft): boolean {
  return sentence.mentions.some(({ values }) =>
    values.some(({ column }) => column.unique || hasConcept(column, 'person')),
  )
}

/** It names one row, and not two that are compared. */
function isOneNamed({ sentence, main }: Draft): boolean {
  const named = sentence.mentions.flatMap(({ values }) =>
    values.filter(
      ({ column, share }) => column.table === main.id && tellsApart(column, main) && share >= EXACT,
    ),
  )
  return new Set(named.map(({ cell }) => cell)).size === 1
}

/** A title or two may stand there twice. */
function tellsApart({ unique, type, cells }: SchemaColumn, { rowCount }: SchemaTable): boolean {
  return unique || (type === 'text' && cells.length >= NEARLY * (rowCount ?? Infinity))
}

const NEARLY = 0.9
