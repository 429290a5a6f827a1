import * as fc from 'fast-check'
import { THINGS, TOLD } from './arbitrary-tables.ts'

/** Something to see, of some rows, that have something to do with others. */
export function arbitraryQuestion(): fc.Arbitrary<string> {
  const thing = fc.constantFrom(...THINGS, ...THINGS.map((one) => `${one}s`))
  const column = fc.constantFrom(...Object.keys(TOLD), 'id', 'buyer', 'seller', 'first', 'names')
  const cell = fc.constantFrom(
    ...Object.values(TOLD).flatMap(({ cells }) => cells.slice(0, 3).map(String)),
    '3',
    'two',
    '2020',
  )
  const word = (options: readonly string[]) => fc.constantFrom(...options)
  const part = fc.oneof(
    phrase(word(OF), thing),
    phrase(word(OF), column),
    phrase(word(TELLING), cell),
    phrase(word(TELLING), column, word(COMPARED), cell),
    phrase(word(TELLING), word(EXTREMES), fc.oneof(column, thing)),
    phrase(word(TELLING), word(COUNTED), thing),
    phrase(word(GROUPED), fc.oneof(column, thing)),
  )
  const shown = fc.oneof(column, thing, phrase(column, fc.constant('and'), column))
  return phrase(word(ASKING), shown, fc.array(part, { minLength: 1, maxLength: 4 }).map(joined))
}

function phrase(...parts: readonly fc.Arbitrary<string>[]): fc.Arbitrary<string> {
  return fc.tuple(...parts).map(joined)
}

function joined(words: readonly string[]): string {
  return words.join(' ')
}

const ASKING = [
  'show the',
  'how many',
  'what is the total',
  'what is the average',
  'which',
  'list all distinct',
  'what is the number of different',
]
const OF = ['of', 'of the', 'and the', 'with', 'without', 'that have no', 'in', 'or', ',']
const TELLING = ['with', 'whose', 'that have', 'that are not', 'which were', 'and', 'or', 'before']
const COMPARED = ['above', 'is', 'is not', 'less than', 'higher than the average', 'as high as']
const EXTREMES = ['the most', 'the fewest', 'the highest', 'the oldest', 'the top 3', 'the lowest']
const COUNTED = ['more than 2', 'at least two', 'only one', 'no', 'the largest number of', 'both']
const GROUPED = [
  'for each',
  'of each',
  'ordered by',
  'sorted by the number of',
  'grouped by',
  'per',
]
