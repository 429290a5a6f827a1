import { numberingColumn } from '../tables/row-names.ts'
import type { SchemaColumn, SchemaTable } from '../tables/schema.ts'

/**
 * "What no. is Hale", "no of 5" where a column numbers the rows and is headed "No." or "#": no negation. It
 * is spelled "#", which nobody says of anything else.
 */
export function spellNumber(sentence: string, tables: readonly SchemaTable[]): string {
  const isNumbered =
    tables.some(({ columns }) => columns.some(isNumber)) ||
    (tables.length === 1 && tables.some((table) => numberingColumn(table) !== null))
  // "No. in season" has words of its own.
  const isLonger = tables.some(({ columns }) =>
    columns.some(({ name }) => /^no\b\.? ./i.test(name)),
  )
  if (!isNumbered || isLonger || /["`]/.test(sentence)) return sentence
  return NUMBERS.reduce((said, form) => said.replaceAll(form, '#'), sentence)
}

function isNumber({ name }: SchemaColumn): boolean {
  return /^(?:no\.?|nr\.?|num\.?|number|#)$/i.test(name.trim())
}

const NUMBERS: readonly RegExp[] = [
  // With a dot that ends no sentence: "No. 12" belongs to a name.
  /\bno\.(?=[ ,?]* (?!\d)| ?[?]?$)/giu,
  /(?<=\b(?:the|what|which|whose|with a|has a) )no(?=[ ?.,]|$)(?! (?:one|longer))/giu,
  /\bno(?= (?:(?:of|is|was|being|=) (?:the )?)?\d)/giu,
]
