import { numberingColumn } from '../tables/row-names.ts'
import { stem } from '../../../words/stem.ts'
import type { SchemaColumn, SchemaTable } from '../../../tables/schema.ts'

/**
 * "What no. is Hale", "no of 5" where a column numbers the rows and is headed "No." or "#": no negation. It
 * is spelled "#", which nobody says of anything else.
 */
export function spellNumber(asked: string, tables: readonly SchemaTable[]): string {
  const sentence = asked.replaceAll(
    NUMBER_OF,
    (said, article: string, many: string, noun: string) =>
      numbersRows(noun, tables)
        ? `${article}${noun.replace(many === 's' ? /s$/i : /^$/, '')} number${many}`
        : said,
  )
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

/** "The numbers of the tanks", "the number of the stage with …": which one, and not how many. */
const NUMBER_OF =
  /\b((?:what (?:is|are|was|were) )?the )number(s?) of the (\p{L}+)(?= (?:with|that|which|who|in|of|built|on|where|at)\b)/giu

/** Whether rows called so have a number of their own: `tank_no` of tanks. One of them is spoken of, or several. */
function numbersRows(noun: string, tables: readonly SchemaTable[]): boolean {
  const root = stem(noun.toLowerCase())
  return tables.some(
    ({ words, columns }) =>
      words.some((word) => word.stem === root) &&
      columns.some(
        (column) =>
          column.unique &&
          column.words.some((word) => word.stem === 'number') &&
          column.words.some((word) => word.stem === root),
      ),
  )
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
