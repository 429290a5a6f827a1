import { COMPARED, endMeant } from './compared-words.ts'
import { addsUp } from './adds-up.ts'
import { formsOf } from './forms-of.ts'
import { asRows } from './reshaped.ts'
import { GAP, PLACE, tidy } from './said-members.ts'
import { stem } from '../../../words/stem.ts'
import { foldedWords } from '../../../words/tokens.ts'
import { rowsMeant } from './wide-question.ts'
import type { Reread, WideQuestion } from './wide-question.ts'

const TOTAL = /,? ?\b(?:in total|altogether|overall|combined|together|in all|in sum|total|sum)\b/iu
const IN_TOTAL = /\b(?:in total|altogether|overall|together|in all|combined(?=\s*(?:[?.,]|$)))/i
const AVERAGE = /\b(?:on )?(?:average|mean)\b(?: number of| amount of)?/iu
const COMPARES = new RegExp(`\\b(?:${COMPARED})\\b(?! than)`, 'iu')
const HOW_MUCH = /^how (?:much|many)\b/i

/** "Over the year", "in any month", "all quarters", "ever", "monthly": all heads are meant. */
function wholly(noun: string): RegExp {
  const one = `(?:${noun}|year|week|period|time)`
  const all = 'all|any|whole|entire|single|every|each|one|two|three|four|five|six|twelve|\\d+'
  return new RegExp(
    `,? ?\\b(?:(?:over|across|in|of|for|during|throughout|from|on|per)(?: the course of)?(?: the)?(?: (?:${all}))*(?: of)?(?: the)? ${one}s?\\b|ever\\b|(?:monthly|yearly|quarterly|annual|annually|weekly|daily|all-time)\\b)`,
    'iu',
  )
}

/** "Which product sold most in total", "the average from 2009 to 2011": several heads make up one number. */
export function askTogether(question: WideQuestion): Reread | null {
  const { source, family, said, narrowed, value } = question
  if (BESIDE.test(said.text)) return null
  const whole = wholly(family.noun)
  const isWhole = family.counted && whole.test(narrowed.rest) && narrowed.members.length === 0
  const isTotal = TOTAL.test(narrowed.rest)
  const isAverage = AVERAGE.test(narrowed.rest)
  // Two kinds beside each other are two columns, unless they are added up.
  const isSome = narrowed.members.length > 1 && (family.counted || IN_TOTAL.test(narrowed.rest))
  if (narrowed.members.length === 1 || (narrowed.members.length > 1 && !isSome)) return null
  // What is added up in a column of its own is meant by it.
  if (!isSome && family.sums.length > 0 && !isCounted(question)) return null
  // "Total points" may be any of several kinds of points; "in total" means all of them.
  const isSaidAll = family.counted ? isTotal || isAverage : IN_TOTAL.test(narrowed.rest)
  const isAll = isSaidAll && isAbout(question)
  if (!isWhole && !isSome && !isAll && !isExtreme(question) && !isCounted(question)) return null
  const text = isWhole ? tidy(narrowed.rest.replace(whole, ' ')) : narrowed.rest
  const compared = COMPARES.exec(text)?.[0]
  if (!isTotal && !isAverage && compared === undefined && !HOW_MUCH.test(text)) return null
  const members = isSome ? narrowed.members : family.members
  const sentence = put(text, question, { isTotal, isAverage, compared })
  return { sentence, reshaped: asRows(source, family, members, value, 'all') }
}

/** "More in 2022 than in 2021" puts two heads beside each other. */
const BESIDE = new RegExp(`${PLACE}${GAP}\\bthan\\b${GAP}${PLACE}`, 'iu')

/** "What is the highest revenue South has had": no head is named, so it is the highest of all of them. */
function isExtreme({ family, narrowed, isValueSaid }: WideQuestion): boolean {
  const isAsked = /^what (?:is|was|were|are) the (?:highest|lowest|best|worst)\b/i.test(
    narrowed.rest,
  )
  const isAll = narrowed.members.length === 0 && family.sums.length === 0
  return isAsked && isAll && family.counted && family.value !== null && isValueSaid
}

/** "How many medals did she win" of a table called "medals": what its heads do not say is in its name. */
function isCounted({ family, narrowed, isRowSaid }: WideQuestion): boolean {
  const { table, value, members } = family
  if (members.some(({ around }) => around !== '')) return false
  const counted = new RegExp(`^how many (?:${formsOf(value ?? 'value')})\\b`, 'iu')
  const said = foldedWords(value ?? '').map(stem)
  const isCalledSo = table.words.some((word) => said.includes(word.stem))
  return isRowSaid && isCalledSo && counted.test(narrowed.rest)
}

interface Told {
  readonly isTotal: boolean
  readonly isAverage: boolean
  readonly compared: string | undefined
}

/** "Which line", "what station": the rows are asked for, and not a number. */
const ROW =
  /^(?:in |on |for )?(?:which|what|who|whose)(?: (?!is\b|was\b|are\b|were\b)((?:\p{L}+ ){1,3}?))?(?=\p{L})/iu

function put(text: string, question: WideQuestion, { isTotal, isAverage, compared }: Told): string {
  const { value, family } = question
  const measure = isAverage ? 'average' : 'total'
  const bare = tidy(text.replace(AVERAGE, ' ').replace(TOTAL, ' '))
  const row = ROW.exec(bare)
  if (compared !== undefined) {
    const isOne = !isTotal && !isAverage && !addsUp(compared, question, row !== null)
    const of = `${endMeant(compared, family)} ${isOne ? value : `${measure} ${value}`}`
    const asked = row?.[1]?.trim()
    if (asked !== undefined) return `which ${asked} has the ${of}${behind(bare, compared, value)}?`
    return `what is the ${of}${ofRows(bare, question)}?`
  }
  if (/\b(?:than|above|below|over|under|at least|at most|each|every|by|per)\b/i.test(bare))
    return tidy(measured(text, measure, value))
  return `what is the ${measure} ${value}${ofRows(bare, question)}?`
}

function ofRows(text: string, question: WideQuestion): string {
  const rows = rowsMeant(text, question)
  return rows === '' ? '' : ` of ${rows}`
}

/** What is said of the rows behind the superlative: "in the Hill line". */
function behind(text: string, compared: string, value: string): string {
  const [, after = ''] = text.split(new RegExp(`\\b${compared}\\b`, 'iu'))
  const named = new RegExp(`\\b(?:${formsOf(value)})\\b`, 'iu')
  const left = tidy(after.replace(named, ' ').replaceAll(/[?.]/g, ''))
  return left === '' ? '' : ` ${left}`
}

function measured(text: string, measure: string, value: string): string {
  const named = new RegExp(`\\b(?:${formsOf(value)})\\b`, 'iu')
  const without = text.replace(AVERAGE, ' ').replace(TOTAL, ' ')
  if (named.test(without)) return without.replace(named, `${measure} ${value}`)
  return text.replace(AVERAGE.test(text) ? AVERAGE : TOTAL, ` ${measure} ${value}`)
}

/** Their value is said, or nothing else that is a number: then they are what is added up. */
function isAbout({ family, isValueSaid, narrowed }: WideQuestion): boolean {
  if (family.value !== null) return isValueSaid
  const own = new Set(family.members.map(({ column }) => column))
  return !family.table.columns.some(
    (column) =>
      !own.has(column) &&
      column.numeric !== null &&
      new RegExp(`\\b(?:${formsOf(column.name)})\\b`, 'iu').test(narrowed.rest),
  )
}
