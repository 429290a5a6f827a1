import { isMeasure } from '../tables/is-measure.ts'
import type { Column } from '../relation/column.ts'
import { foldName } from '../words/fold.ts'
import { areSameHeads } from './question/wide/head-kinds.ts'
import { sayName } from '../words/say.ts'

export type SpelledMeasure =
  | { readonly sentence: string; readonly assumptions: readonly string[] }
  /** Several columns could be meant: the sentence with each of them. */
  | { readonly problem: string; readonly choices: readonly string[] }

const BARE =
  /^((?:what(?:'s|’s| is| was| are)|show(?: me)?|give me|tell me|compute|calculate|find)?\s*(?:the |its |their )?(average|mean|total|sum|median|maximum|minimum))(?= (?:by|per|for each|for every|in each|of each)\b|\s*[?.!]*$)/i
const MOST = 3

/** "What is the average?", "total by state": of which column is not said. One number is taken, of several none. */
export function spellMeasure(
  sentence: string,
  columns: readonly Column[],
  named: Column | null,
  isTable: (word: string) => boolean,
): SpelledMeasure | null {
  const numbers = columns.filter(isMeasure)
  const [, great = '', noun = ''] = GREATEST.exec(sentence) ?? []
  if (great !== '' && isTable(noun) && numbers.length > 0)
    return greatest(sentence, { great, noun }, numbers, columns)
  const [, , word = ''] = BARE.exec(sentence) ?? []
  const isNamed = columns.some(({ name }) => foldName(name) === foldName(word))
  if (word === '' || isNamed || numbers.length === 0) return null
  // Twelve months are no twelve things: all of them are meant.
  if (areSameHeads(numbers.map(({ name }) => name))) return null
  const saidOf = (column: Column) =>
    sentence.replace(BARE, (said: string) => `${said} ${sayName(column.name, columns)}`)
  const [only, ...others] = named ? [named] : numbers
  if (only && others.length === 0) {
    const why = named ? 'named last' : 'the only number there is'
    return { sentence: saidOf(only), assumptions: [`Took the ${word} of ${only.name}, ${why}.`] }
  }
  const names = numbers.map(({ name }) => name)
  return {
    problem: `The ${word.toLowerCase()} of which column? There are: ${names.slice(0, 8).join(', ')}.`,
    choices: numbers.slice(0, MOST).map(saidOf),
  }
}

/** Not where rows are compared with it: "more seats than the smallest ferry" says by what. */
const GREATEST =
  /(?<!\bthan (?:the )?)\b(biggest|largest|greatest|smallest|best|worst|top) (\p{L}+)(?=\s*[?.!]*$)/iu

/** "The biggest order": by its one number, or by which of them? */
function greatest(
  sentence: string,
  { great, noun }: { readonly great: string; readonly noun: string },
  numbers: readonly Column[],
  columns: readonly Column[],
): SpelledMeasure {
  const end = /^(?:smallest|worst)$/i.test(great) ? 'lowest' : 'highest'
  const saidBy = ({ name }: Column) =>
    sentence.replace(GREATEST, `${noun} with the ${end} ${sayName(name, columns)}`)
  const [only, ...others] = numbers
  if (only && others.length === 0)
    return {
      sentence: saidBy(only),
      assumptions: [`Took the ${great} ${noun} by ${only.name}, the only number there is.`],
    }
  const names = numbers.map(({ name }) => name)
  return {
    problem: `The ${great.toLowerCase()} ${noun} by which column? There are: ${names.slice(0, 8).join(', ')}.`,
    choices: numbers.slice(0, MOST).map(saidBy),
  }
}
