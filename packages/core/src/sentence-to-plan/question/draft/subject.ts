import { columnOf } from './column-of.ts'
import { gap, next } from './draft.ts'
import type { Draft } from './draft.ts'
import { FILLER_WORDS, FUNCTION_WORDS } from '../../../words/empty-words.ts'
import { wordSet } from '../../../words/word-set.ts'
import { isCondition } from './is-condition.ts'
import type { Mention } from '../link/mention.ts'
import { nameColumn } from '../tables/row-names.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'

const LEADING = wordSet('of the these those this all total different')
const VERBS = wordSet('was were is are did does do had has have got')
/** Nouns that only measure what the verb says: "how many people attended". */
export const UNITS = wordSet(
  'people persons person fans spectators dollars euros pounds points goals runs miles votes seats yards times',
)

/**
 * "Which seashore was formed last", "how many centuries were scored": a noun that nothing in the data is
 * called, with a verb that a column is. The noun is what the rows are, and the verb is told of them.
 */
export function namesRows(draft: Draft, focus: Mention): boolean {
  return rowNounAt(draft, focus) >= 0
}

/** "Which has more than 3 floors": one of the rows, whatever they are. */
export function asksRow(draft: Draft, focus: Mention): boolean {
  const { tokens, tables } = draft.sentence
  if (tables.length !== 1 || focus.mark?.kind !== 'ask' || focus.mark.concept !== null) return false
  if (/^which$/i.test(focus.text) && /^ha(?:s|d|ve)$/.test(tokens[focus.end]?.fold ?? ''))
    return true
  // "Which was built in 1891", "what is located on Church Lane".
  const told = next(draft, focus)
  const verb = /^(?:which|what) (?:is|are|was|were)$/i.test(focus.text)
    ? gap(draft, focus.end, told?.start ?? focus.end)
    : gap(draft, focus.end, told?.start ?? focus.end).slice(1)
  const isBare =
    verb.length === 0 && (VERBS.has(tokens[focus.end]?.fold ?? '') || / /.test(focus.text))
  if (!isBare || told === null || !PARTICIPLE.test(told.text) || !isTold(draft, told)) return false
  return !isAskedAlone(draft, focus, told)
}

const PARTICIPLE = /(?:ed|en|ost|uilt|eld|own)$|\bwon$/i

/** "What is cost of Hale", "what is opened when …": a column named without an article, and no verb. */
function isAskedAlone({ sentence }: Draft, { text }: Mention, { end }: Mention): boolean {
  const after = sentence.tokens[end]?.fold ?? ''
  return /^what\b/i.test(text) && ASKED_OF.has(after)
}

const ASKED_OF = wordSet('of when where if for with')

/** Where that noun stands; less than zero where there is none. */
export function rowNounAt(draft: Draft, focus: Mention): number {
  const { tokens, tables } = draft.sentence
  const { mark } = focus
  if (tables.length !== 1 || mark?.kind !== 'ask') return -1
  if (mark.concept !== null && mark.concept !== 'count') return -1
  let at = focus.end
  while (LEADING.has(tokens[at]?.fold ?? '')) at += 1
  const noun = tokens[at]
  const told = next(draft, focus)
  if (!noun || noun.sign || noun.number !== null || !told || told.start <= at) return -1
  const isFiller = FILLER_WORDS.has(noun.stem) && !NOUNS_TOO.has(noun.fold)
  if (FUNCTION_WORDS.has(noun.fold) || isFiller || UNITS.has(noun.fold)) return -1
  const [verb, ...more] = gap(draft, at + 1, told.start)
  if (verb === undefined || !VERBS.has(verb) || more.some((word) => word !== 'the')) return -1
  const owns = /^ha(?:s|d|ve)$/.test(verb) && told.mark?.kind === 'superlative'
  const isVerb = PARTICIPLE.test(told.text) && isTold(draft, told)
  return isVerb || (owns && mark.concept === null) ? at : -1
}

/** "Which state was formed first": behind a question word they are what the rows are, and no command. */
const NOUNS_TOO = wordSet('state states report reports record records')

/** A verb that names a column, or a value of one. */
function isTold(draft: Draft, { columns, values, mark }: Mention): boolean {
  return !mark && (columns.length > 0 || values.length > 0) && draft.main.columns.length > 1
}

/** "How many pupils are enrolled at Hill School": of one row there is nothing to count but its number. */
function amountTold(draft: Draft, told: Mention): SchemaColumn | null {
  const isNamed = draft.sentence.mentions.some(({ values }) =>
    values.some(({ column, share }) => column.unique && column.numeric === null && share === 1),
  )
  const column = isNamed && told.columns.length > 0 ? columnOf(draft, told) : null
  const isAmount = column?.numeric !== null && !column?.ordinal && !column?.key
  return isAmount && !isCondition(draft, told) ? column : null
}

/** Shows what the rows are called, or counts them. */
export function showRows(draft: Draft, focus: Mention): void {
  draft.used.add(focus.index)
  const counts = focus.mark?.kind === 'ask' && focus.mark.concept === 'count'
  const told = next(draft, focus)
  draft.focus = { start: focus.start, end: told?.start ?? focus.end }
  const amount = counts && told ? amountTold(draft, told) : null
  if (amount && told) draft.used.add(told.index)
  draft.select.push(
    counts
      ? { measure: amount ? 'sum' : 'count_rows', column: amount }
      : { measure: null, column: nameColumn(draft.main) },
  )
}
