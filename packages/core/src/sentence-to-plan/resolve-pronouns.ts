import { isMeasure } from '../conditions/is-measure.ts'
import type { Column } from '../relation/column.ts'
import { ClauseReader } from './clause-reader.ts'
import { linkColumn } from './link-column.ts'
import { sayName } from './say.ts'
import type { TableWords } from './table-words.ts'

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
  const column = place ? lastNamed(history, table) : null
  if (!place || !column) return { sentence, assumptions: [] }
  const pronoun = place.exec(sentence)?.[2] ?? 'it'
  const name = sayName(column.name, table.columns)
  return {
    sentence: sentence.replace(place, (_, before: string) => `${before} ${name}`),
    assumptions: [`Took "${pronoun}" as the column ${column.name}.`],
  }
}

function lastNamed(history: readonly EarlierMessage[], table: TableWords): Column | null {
  const said = history.filter(({ type }) => type === 'user').toReversed()
  for (const { content } of said) {
    const reader = new ClauseReader(content)
    for (let at = reader.words.length - 1; at >= 0; at -= 1) {
      const linked = linkColumn(reader, table, at)
      if (linked) return linked.column
    }
  }
  return newest(table)
}

/** Nobody named one: a lone new number, such as the total just computed, is what is looked at. */
function newest({ columns }: TableWords): Column | null {
  const numbers = columns.filter(isMeasure)
  return numbers.length === 1 ? (numbers[0] ?? null) : null
}
