import { textOf } from './candidate.ts'
import { linkColumns, linkWhole, saidWords } from './link-names.ts'
import type { SchemaColumn, SchemaTable } from '../../../tables/schema.ts'
import type { FoundMark } from '../words/find-marks.ts'
import { wordSet } from '../../../words/word-set.ts'
import type { Token } from '../../../words/tokens.ts'

/** Whether "number of", "amount" or "count" belongs to the name of a column, so that nothing is counted. */
export function isNamedNumber(
  tokens: readonly Token[],
  start: number,
  { mark, end }: FoundMark,
  tables: readonly SchemaTable[],
): boolean {
  if (isNamedAmount(textOf(tokens, start, end), tables)) return true
  if (isAmountAgain(tokens, start, end, tables)) return true
  if (mark.kind === 'times') return isTallied(tokens, start, tables)
  return (
    mark.kind === 'count' && (endsName(tokens, start, tables) || tellsCount(tokens, start, tables))
  )
}

/** "Started more than 14 times", where a column says how many "Starts" there were. */
function isTallied(
  tokens: readonly Token[],
  start: number,
  tables: readonly SchemaTable[],
): boolean {
  const verb = tokens.slice(0, start).findLast(({ fold }) => !COMPARING.has(fold))
  const [best] = verb && !verb.sign ? linkColumns([verb.stem], tables) : []
  return best !== undefined && best.score > 0.95 && best.column.numeric !== null
}

const COMPARING = wordSet('more fewer less than at least most over exactly only')

/** "The amount of the payment" where there is a column of amounts. */
function isNamedAmount(said: string, tables: readonly SchemaTable[]): boolean {
  const [best] = /\bamount(?: of)?$/i.test(said) ? linkColumns(['amount'], tables) : []
  return best !== undefined && best.score > 0.95
}

/** "The payer and the amount of the invoice with the least unpaid amount": the same amount, said again. */
function isAmountAgain(
  tokens: readonly Token[],
  start: number,
  end: number,
  tables: readonly SchemaTable[],
): boolean {
  if (!/\bamount of$/i.test(textOf(tokens, start, end))) return false
  const [article, noun] = [tokens[end]?.fold, tokens[end + 1]?.fold ?? '']
  // "The amount of the invoices" is how many there are.
  if (article !== 'the' || /[^s]s$/.test(noun)) return false
  return tokens.some(
    ({ stem }, at) =>
      stem === 'amount' &&
      (at < start || at >= end) &&
      [1, 2, 3].some(
        (words) => at >= words && linkWhole(tokens.slice(at - words, at + 1), tables).length > 0,
      ),
  )
}

/** "The final episode count of Hale", where a column is called "Final episode count": nothing is counted. */
function endsName(tokens: readonly Token[], at: number, tables: readonly SchemaTable[]): boolean {
  return [1, 2, 3, 4].some((words) => {
    const span = tokens.slice(at - words, at + 1)
    return at >= words && (linkWhole(span, tables).length > 0 || isNumberName(span, tables))
  })
}

/** "The park number of Fellside", where a column is called "Pno"; "the prize amount" of a `prz_amt`. */
function isNumberName(span: readonly Token[], tables: readonly SchemaTable[]): boolean {
  const said = saidWords(span)
  const last = said?.at(-1) ?? ''
  if (!said || !NUMBERING.has(last) || span.some(({ sign, fold }) => sign || fold === 'the'))
    return false
  return linkColumns(said, tables).some(
    ({ column: { words }, score }) =>
      score > SHORTENED && words.length === said.length && words.at(-1)?.stem === last,
  )
}

const NUMBERING = new Set(['number', 'amount'])
/** What a name scores of which one word is a short form. */
const SHORTENED = 0.65

/** "The total page count of Hale", where a column holds the total pages: they are counted already. */
function tellsCount(tokens: readonly Token[], at: number, tables: readonly SchemaTable[]): boolean {
  if (tokens[at]?.fold !== 'count') return false
  return [1, 2, 3].some((words) => {
    const said = at >= words ? saidWords(tokens.slice(at - words, at)) : null
    const [best] = said ? linkColumns(said, tables) : []
    return best !== undefined && best.score > 0.95 && isCounted(best.column)
  })
}

function isCounted({ numeric, key, ordinal }: SchemaColumn): boolean {
  return numeric !== null && !key && !ordinal
}
