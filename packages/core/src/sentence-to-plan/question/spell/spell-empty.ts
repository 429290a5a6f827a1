import type { SchemaTable } from '../tables/schema.ts'

/**
 * "With an empty end date", "whose end date is missing": with no end date. Not where a cell is written so:
 * then rows are meant that say "missing" themselves.
 */
export function spellEmpty(sentence: string, tables: readonly SchemaTable[]): string {
  const [said] = EMPTY.exec(sentence) ?? []
  if (said === undefined || isCell(said.toLowerCase(), tables)) return sentence
  return WORDINGS.reduce((text, [form, known]) => text.replace(form, known), sentence)
}

const EMPTY =
  /\b(?:empty|blank|missing|null|unknown|not (?:known|recorded|given|available|filled in|stated|set))\b/i
const RECORD = '(?: (?:records?|fields?|values?|entry|entries|cells?))?'
const NAME = '((?:[\\p{L}_]+ ){1,3}?)'

const WORDINGS: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `\\b(with|has|have|had|having)(?: an?| the)? (?:empty|blank|missing|null|unknown) ([\\p{L}_]+(?: [\\p{L}_]+)??)${RECORD}(?=[.?,]|$| and| or)`,
      'iu',
    ),
    '$1 no $2',
  ],
  [
    new RegExp(
      `\\b(?:whose|where(?: the)?|for which the) ${NAME}(?:is|are|was|were) (?:left )?${EMPTY.source}`,
      'iu',
    ),
    'with no $1',
  ],
]

function isCell(word: string, tables: readonly SchemaTable[]): boolean {
  return tables.some(({ columns }) =>
    columns.some(({ cells }) => cells.some((cell) => String(cell).trim().toLowerCase() === word)),
  )
}
