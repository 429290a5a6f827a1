import type { SchemaTable } from '../../tables/schema.ts'
import type { SaidFormula } from './formula.ts'
import { takeFormula } from './take-formula.ts'
import { WordStream } from './word-stream.ts'

/** What a figure is called in a request, and how that request says it is computed. */
export interface Definition {
  readonly formula: SaidFormula
  readonly isPercent: boolean
}

/**
 * "Stock value per warehouse (qty on hand x unit cost)": the computation is taken out of the request, which
 * then reads as any other.
 */
export function withoutDefinition(
  sentence: string,
  tables: readonly SchemaTable[],
): { readonly request: string; readonly definition: Definition | null } {
  for (const { request, text } of explanationsIn(sentence)) {
    const formula = wholeFormula(text.replace(UNIT, ''), tables)
    const isPercent = /(?:per ?cent(?:age)?|%)$/i.test(UNIT.exec(text)?.[0] ?? '')
    if (formula) return { request, definition: { formula, isPercent } }
  }
  return { request: sentence, definition: null }
}

/** What a request says of its own words, in brackets or behind it, each with the request without it. */
export function explanationsIn(
  sentence: string,
): readonly { readonly request: string; readonly text: string }[] {
  return [IN_BRACKETS, BEHIND].flatMap((form) => {
    const [all = '', text = ''] = form.exec(sentence) ?? []
    const request = sentence.replace(all, ' ').trim()
    return text === '' ? [] : [{ request, text: text.replace(OPENING, '') }]
  })
}

/** Brackets inside a computation explain nothing. */
const IN_BRACKETS =
  /(?<![-+*/×÷=]\s*|\b(?:by|times|x|plus|minus|over) )\(([^()]{3,200})\)(?!\s*[-+*/×÷])/i
const OPENS = String.raw`(?:i\.?e\.?|meaning|that is|(?:defined|calculated|computed|measured|worked out) as|as|=|:)[\s,]+`
/** ", meaning total conversions divided by total clicks". */
const BEHIND = new RegExp(
  String.raw`(?:[,:;]\s+|\s+(?==))((?:${OPENS})?[^,:;]{3,200}?(?:,\s*(?:in|as) [^,:;]{1,20})?)[?.!\s]*$`,
  'i',
)

function wholeFormula(text: string, tables: readonly SchemaTable[]): SaidFormula | null {
  const words = new WordStream(text, tables)
  const formula = takeFormula(words)
  words.take(',')
  words.take('totals', 'total', 'in total', 'summed', 'overall')
  return words.done ? formula : null
}

/** What it is told in. */
const UNIT =
  /[\s,]+(?:in (?:eur|euros?|usd|us dollars|dollars|gbp|pounds|chf|per ?cent|[€$£%])|as (?:a )?percentage)$/i

const OPENING = new RegExp(`^(?:${OPENS})+`, 'i')
