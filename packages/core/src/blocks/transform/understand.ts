import { parseExpression } from '../../relation/parse-expression.ts'
import { printExpression } from '../../relation/print-expression.ts'
import { typeOfExpression } from '../../relation/type-of-expression.ts'
import { ClauseReader } from '../../words/clause-reader.ts'
import { foldName } from '../../words/fold.ts'
import { skipLead, takeNewName } from '../../tables/read-names.ts'
import type { Given, Misunderstood, Understood } from '../block.ts'
import { revenueFormula } from '../../tables/revenue-formula.ts'
import { FIGURES, unsaid } from './outline.ts'
import type { TransformConfiguration } from './config.ts'
import { UNSAID, ADDING, KINDS } from './describe.ts'

type Computed = TransformConfiguration['parameters']['columns'][number]

const COLUMN_WORDS = ['column', 'columns', 'field', 'fields']

const GIVES = ['=', ':', 'as', 'equal to', 'equals', 'which is', 'that is', 'is', 'being', 'from']

export function understand(
  clause: string,
  given: Given,
): Understood<TransformConfiguration> | Misunderstood | null {
  const reader = new ClauseReader(clause)
  skipLead(reader)
  if (!takeOpening(reader)) return null
  if (reader.take('nothing') && reader.done) return understood([])
  const columns: Computed[] = []
  while (!reader.done) {
    const name = takeNewName(reader)
    if (name !== null && reader.done && columns.length === 0) return figure(name, given)
    if (name === null || reader.takeAny(GIVES) === null) {
      return columns.length === 0 ? null : { problem: unclear(reader), confidence: 0.6 }
    }
    const expression = takeFormula(reader, given, columns)
    if (expression === null) return { problem: notAFormula(reader, given), confidence: 0.85 }
    columns.push({ name, expression })
    reader.skip([',', 'and'])
  }
  return columns.length === 0 ? null : understood(columns)
}

/** "compute revenue": what it is made of, where the columns tell, else what might be said. */
function figure(
  name: string,
  given: Given,
): Understood<TransformConfiguration> | Misunderstood | null {
  const columns = given.inputs[0]?.columns ?? []
  if (columns.some((column) => foldName(column.name) === foldName(name))) return null
  const known = FIGURES.test(name) ? revenueFormula(columns) : null
  if (known === null) {
    const { open, choices } = unsaid(name, given)
    return { problem: open.join(' '), confidence: 0.5, choices }
  }
  const answer = understood([{ name, expression: known }])
  return { ...answer, confidence: 0.7, assumptions: [`Took \`${known}\` as ${name}.`] }
}

function takeOpening(reader: ClauseReader): boolean {
  if (reader.takeAny(['compute', 'calculate', 'derive']) === null) {
    if (reader.takeAny(ADDING) === null) return false
    reader.takeAny(['a', 'the', 'an'])
    reader.takeAny(KINDS)
    if (reader.takeAny(COLUMN_WORDS) === null) return false
  }
  reader.takeAny(['a', 'the', 'an'])
  reader.takeAny(KINDS)
  reader.takeAny(COLUMN_WORDS)
  reader.takeAny(['called', 'named', ':'])
  return true
}

/** A formula in backquotes, or the longest run of words that is one over the columns at hand. */
function takeFormula(
  reader: ClauseReader,
  given: Given,
  before: readonly Computed[],
): string | null {
  if (reader.take(UNSAID)) return ''
  const word = reader.peek()
  if (word?.kind === 'formula') {
    reader.at += 1
    return word.value
  }
  let known = given.inputs[0]?.columns ?? []
  for (const { name, expression } of before) {
    const parsed = parseExpression(expression)
    const type = 'expression' in parsed ? typeOfExpression(parsed.expression, known).type : null
    known = [...known, { name, type: type ?? 'text' }]
  }
  for (let end = reader.words.length; end > reader.at; end -= 1) {
    const next = reader.words[end]
    if (next && next.value !== ',' && next.value !== 'and') continue
    const text = inSymbols(reader.slice(reader.at, end))
    const parsed = parseExpression(text)
    if ('problem' in parsed) continue
    if (typeOfExpression(parsed.expression, known).problems.length > 0) continue
    reader.at = end
    return text
  }
  return null
}

/** "price times quantity" is arithmetic too. */
function inSymbols(text: string): string {
  if ('expression' in parseExpression(text)) return text
  const symbols = text
    .replaceAll(/\b(?:times|multiplied by)\b/gi, '*')
    .replaceAll(/\bplus\b/gi, '+')
    .replaceAll(/\bminus\b/gi, '-')
    .replaceAll(/\bdivided by\b/gi, '/')
  const parsed = parseExpression(symbols)
  return 'expression' in parsed ? printExpression(parsed.expression) : text
}

function notAFormula(reader: ClauseReader, given: Given): string {
  const text = reader.rest()
  const parsed = parseExpression(text)
  const [problem] =
    'problem' in parsed
      ? [parsed.problem]
      : typeOfExpression(parsed.expression, given.inputs[0]?.columns ?? []).problems
  const shown = text.length > 60 ? `${text.slice(0, 60)}…` : text
  return `"${shown}" is not a formula over these columns. ${problem?.message ?? ''} ${problem?.hint ?? ''}`.trim()
}

function unclear(reader: ClauseReader): string {
  return `It is not clear what "${reader.rest().slice(0, 60)}" should be computed as.`
}

function understood(columns: readonly Computed[]): Understood<TransformConfiguration> {
  return {
    configuration: { parameters: { columns: [...columns] } },
    confidence: 0.95,
    assumptions: [],
  }
}
