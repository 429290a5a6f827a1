import { isMeasure } from '../tables/is-measure.ts'
import type { Column } from '../relation/column.ts'
import { ClauseReader } from '../words/clause-reader.ts'
import { linkColumn } from '../tables/link-column.ts'
import { sayName } from '../words/say.ts'
import type { TableWords } from '../tables/table-words.ts'

/** One message of the conversation so far. */
export interface EarlierMessage {
  readonly type: 'user' | 'assistant'
  readonly content: string
}

export interface Resolved {
  readonly sentence: string
  readonly assumptions: readonly string[]
}

/** Where "it" stands for a column: "rename it to", "sort by it", "where it is over 5". */
const PLACES: readonly RegExp[] = [
  /\b(rename) (it|that|this)(?= (?:to|as|into)\b)/i,
  /\b(by) (it|that|this)(?=$|[\s,.!?]+(?:asc|desc|instead|and|then|too)|[,.!?]*$)/i,
  /\b(where) (it|that|this)(?= (?:is|are|was|contains|starts|ends|equals|has)\b)/i,
  /\b(call|name) (it|that column|that|this column|this|them)(?= \S+[.!?]*$)/i,
  /\b(rename) (it|that column|that|this column|this)(?= (?!to|as|into)\S+[.!?]*$)/i,
  /\b((?:average|total|sum|mean|median|maximum|minimum|max|min|highest|lowest)(?: of)?) (it|that|this|them)(?: up)?\b/i,
  /^(?:only|keep|just)(?: only)? ()(those|them|the ones|these|ones)(?= (?:are |is )?(?:over|above|under|below|at least|at most|more than|less than|greater|between)\b)/i,
]

/**
 * A sentence with its pronouns spelled out: "sort by it" after "total amount by region" sorts by the
 * amount. The column is the last one named in the conversation that is still there.
 */
export function resolvePronouns(
  sentence: string,
  history: readonly EarlierMessage[],
  table: TableWords,
): Resolved {
  const place = PLACES.find((one) => one.test(sentence))
  const wantsNumber = NUMBERS.test(sentence)
  const said = NAMING.test(sentence) ? history.map(withoutKeys) : history
  const column = place ? (lastNamed(said, table, wantsNumber) ?? newest(table)) : null
  if (!place || !column) return { sentence, assumptions: [] }
  const pronoun = place.exec(sentence)?.[2] ?? 'it'
  const name = sayName(column.name, table.columns)
  return {
    sentence: sentence.replace(place, (_, before: string) =>
      before === '' ? `keep rows where ${name} is` : `${before} ${name}`,
    ),
    assumptions: [`Took "${pronoun}" as the column ${column.name}.`],
  }
}

/** Sums, comparisons and orders are of numbers where the message named one. */
const NUMBERS =
  /\b(?:sort|order|rank|top|over|above|under|below|least|most|more|less|average|total|sum|mean|median|max\w*|min\w*|highest|lowest)\b/i
/** A new name is given to what was computed, and to nothing that only divides it. */
const NAMING = /\b(?:rename|call|name)\b/i
const KEYS =
  /(?<!\b(?:sort|sorted|order|ordered|rank|ranked|multiply|divide|multiplied|divided) )\b(?:by|per|for each)\b.*$/is

/** "Total price by city" without the city. */
function withoutKeys({ type, content }: EarlierMessage): EarlierMessage {
  return { type, content: content.replace(KEYS, '') }
}

const LAST_MESSAGES = 5

/** The column last spoken of; null where none was. */
export function lastNamed(
  history: readonly EarlierMessage[],
  table: TableWords,
  wantsNumber: boolean,
): Column | null {
  const said = history
    .slice(-LAST_MESSAGES)
    .filter(({ type }) => type === 'user')
    .toReversed()
  for (const { content } of said) {
    const named = columnsIn(content, table)
    const number = wantsNumber ? named.find(isMeasure) : undefined
    const [last] = named
    if (number ?? last) return number ?? last ?? null
  }
  return null
}

/** The columns a message names, last first. */
function columnsIn(content: string, table: TableWords): readonly Column[] {
  const reader = new ClauseReader(content)
  return reader.words
    .map((_, at) => linkColumn(reader, table, at)?.column)
    .filter((column) => column !== undefined)
    .toReversed()
}

/** Nobody named one: a lone new number, such as the total just computed, is what is looked at. */
function newest({ columns }: TableWords): Column | null {
  const numbers = columns.filter(isMeasure)
  return numbers.length === 1 ? (numbers[0] ?? null) : null
}
