import { says } from '../../../tables/schema.ts'
import type { SchemaTable } from '../../../tables/schema.ts'
import { setOf } from '../../../words/word-set.ts'

/**
 * "With an empty end date", "whose end date is missing": with no end date. Not where a cell is written so:
 * then rows are meant that say "missing" themselves.
 */
export function spellEmpty(sentence: string, tables: readonly SchemaTable[]): string {
  const living = spellAlive(sentence, tables)
  const [said] = EMPTY.exec(living) ?? []
  if (said === undefined || isCell(said.toLowerCase(), tables)) return living
  return WORDINGS.reduce((text, [form, known]) => text.replace(form, known), living)
}

/** "Who are still alive": with no year or day of death, where some have one. */
function spellAlive(sentence: string, tables: readonly SchemaTable[]): string {
  const [, said] = ALIVE.exec(sentence) ?? []
  if (said === undefined || isCell(said.toLowerCase(), tables)) return sentence
  const death = tables.flatMap(({ columns }) => columns).find((column) => says(column, DEATH))
  if (!death) return sentence
  const name = death.name.replaceAll('_', ' ').replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
  return sentence.replace(ALIVE, `have no ${name}`)
}

const ALIVE = /\b(?:are|is) (?:still )?(alive|living)(?=[,.?]|$| and| or)/i
const DEATH = setOf('died death die dead deceased')

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
