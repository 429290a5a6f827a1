import type { ColumnFamily } from './column-families.ts'
import { addsUp } from './adds-up.ts'
import { COMPARED, endMeant, TELLING } from './compared-words.ts'
import { formsOf } from './forms-of.ts'
import { asRows } from './reshaped.ts'
import { tidy } from './said-members.ts'
import { whichHas } from './which-has.ts'
import type { Reread, WideQuestion } from './wide-question.ts'

/** "In which year …", "in how many months …", "total sales by quarter": the heads are asked for. */
export function askAxis(question: WideQuestion): Reread | null {
  const { source, family, narrowed, value } = question
  const text = narrowed.rest
  const { asked, each, ranked } = formsAsking(family)
  const isAsked = asked.test(text) && SAYS_SOMETHING.test(text)
  // "The average sales of Kettle per quarter" is one number.
  const isOne = question.isRowSaid && /\b(?:average|mean)\b/i.test(text)
  const isEach = each.test(text) && (isAsked || !isOne)
  const best = isAsked || isEach || !family.counted ? null : ranked.exec(text)
  if ((!isAsked && !isEach && !best) || isColumn(question)) return null
  const members = narrowed.members.length > 1 ? narrowed.members : family.members
  const kept = !family.ranked ? 'all' : NEVER.test(text) ? 'empty' : 'filled'
  const reshaped = asRows(source, family, members, value, kept)
  if (best) return { sentence: whichHas(best[1] ?? '', text, question), reshaped }
  const named = text
    .replace(asked, (said) => `${/how many/i.test(said) ? 'how many' : 'which'} ${family.axis}`)
    .replace(each, (said) => `${/^(?:by|per)/i.test(said) ? 'by' : 'of each'} ${family.axis}`)
    .replace(kept === 'empty' ? NEVER : /$^/, ' ')
  return { sentence: tidy(withTotal(withValue(named, question), question)), reshaped }
}

/** "Which year had the most passengers": of all rows together, where none of them is named. */
function withTotal(text: string, question: WideQuestion): string {
  const { value, isRowSaid } = question
  if (isRowSaid || /\b(?:total|average|mean)\b/i.test(text)) return text
  const most = new RegExp(
    `(?:the )?\\b(most|least|fewest|highest|lowest|largest|smallest)(?: number of| amount of)? (?:${formsOf(value)})\\b`,
    'iu',
  )
  return text.replace(most, (said, word: string) => {
    if (!addsUp(word, question, true)) return said
    return `the ${endMeant(word, question.family)} total ${value}`
  })
}

interface Asking {
  readonly asked: RegExp
  readonly each: RegExp
  readonly ranked: RegExp
}

/** How the heads are asked for; kinds of something with a word for it, or the things themselves are meant. */
function formsAsking({ noun, counted }: ColumnFamily): Asking {
  const nouns = `(?:${noun})s?`
  const kinds = '(?:kind|type|sort|colou?r)s?'
  const heads = counted ? `(?:${kinds} of )?(?:\\p{L}+ )?${nouns}` : `${kinds} of ${nouns}`
  const which = counted ? 'which|what|how many' : 'which|what'
  const all = counted ? nouns : `(?:${kinds} of ${nouns}|${kinds})`
  return {
    asked: new RegExp(`\\b(?:${which})(?: of the)? ${heads}\\b`, 'iu'),
    each: new RegExp(`\\b(?:by|per|(?:of |for |in )?(?:each|every)) ${all}\\b`, 'iu'),
    ranked: new RegExp(`\\b(${COMPARED}) ${nouns}\\b`, 'iu'),
  }
}

const SAYS_SOMETHING = new RegExp(
  `\\b(?:${COMPARED}|average|mean|total|sum|peak|above|below|over|under|than|at least|at most|exactly|between|reach|appear|appeared|enter|entered)\\b`,
  'iu',
)
const NEVER = /\b(?:did not|didn't|do not|does not|not|never|fail to|failed to)\b/i

/** "In which year was Dal opened": a column of the table tells, and no head does. */
function isColumn({ family: { table, members }, narrowed }: WideQuestion): boolean {
  const own = new Set(members.map(({ column }) => column))
  const said = narrowed.rest.replaceAll(/\b(?:years?|months?|dates?|days?|quarters?)\b/gi, '')
  const isSaid = (name: string) => new RegExp(`\\b(?:${formsOf(name)})\\b`, 'iu').test(said)
  return table.columns.some(
    (column) => !own.has(column) && (column.dated || column.yearly) && isSaid(column.name),
  )
}

/** What is compared or measured is the value, said or not: "the wettest", "an average under 10". */
function withValue(text: string, { family, value, isValueSaid }: WideQuestion): string {
  const named = (end: string) => (isValueSaid ? `the ${end}` : `the ${end} ${value}`)
  const told = text
    .replace(/\bat (?:its|their) (peak|highest|best|lowest|worst)\b/i, (_, end: string) => {
      return `with ${named(endMeant(/peak/i.test(end) ? 'highest' : end, family))}`
    })
    .replace(/\bpeak(?:ed)?(?= highest| lowest| best)/i, 'reach')
    .replace(new RegExp(`(?:the )?\\b(${TELLING})\\b`, 'iu'), (_, end: string) =>
      named(endMeant(end, family)),
    )
  const ends = family.ranked
    ? told.replace(/\b(?:the )?(highest|lowest)\b(?!\s+\p{L}+)/iu, (_, end: string) =>
        named(endMeant(end, family)),
      )
    : told
  const placed = family.ranked
    ? ends.replace(/\b(?:highest|lowest)\b/i, (end) => endMeant(end, family))
    : ends
  return isValueSaid || placed !== text ? placed : withMeasured(text, value)
}

function withMeasured(text: string, value: string): string {
  if (/\b(?:average|mean|total)\b/i.test(text))
    return text.replace(/\b(average|mean|total)\b(?! of)/i, `$1 ${value}`)
  return text
    .replace(/\b(?:the )?(most|least|fewest|highest|lowest)\b/i, `the $1 ${value}`)
    .replace(
      /\b((?:more|less|fewer|greater|lower|higher) than|over|under|above|below|at least|at most) (\d[\d.,]*)/i,
      `$& ${value}`,
    )
}
