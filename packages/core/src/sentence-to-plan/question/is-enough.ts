import type { QuestionReading, QuestionWord } from './question-reading.ts'
import { wordSet } from '../../words/word-set.ts'

const HALF = 0.5
const LEAST = 0.2
/** Of answers that left out more words than this, one of eight was right; with two left out it is two of three. */
const MOST_LEFT_OUT = 3

/**
 * Whether so much of a question went into its answer that the answer is worth showing. Half of its words
 * are enough, unless one is left out that says what is to be done with the rows. Fewer are where one of them
 * is something the data holds, which ties the question to rows, and no name or figure is left over: that
 * would be a condition the answer leaves out.
 */
export function isEnough({ confidence, words, guessed }: QuestionReading): boolean {
  if (guessed || words.some(isLostOperation)) return false
  const isTied = words.some(({ held }) => held)
  const unread = words.filter(({ read }) => !read)
  if (confidence >= HALF) return isTied || unread.length <= MOST_LEFT_OUT
  return confidence >= LEAST && isTied && !unread.some(({ naming }) => naming)
}

/** "The most", "never": rows shown as they are would answer something else. An average is seen to in doubts.ts. */
const OPERATIONS = wordSet(
  'most least highest lowest oldest youngest never top total sum rate month monthly',
)

/** Nothing was done for it, not even where it is said a second time. */
function isLostOperation(
  { text, read }: QuestionWord,
  at: number,
  words: readonly QuestionWord[],
): boolean {
  if (read) return false
  const isSame = (other: QuestionWord) => other.text.toLowerCase() === text.toLowerCase()
  // "Per region", which the rows have, splits them; "per kilo" does not.
  if (text.toLowerCase() === 'per') return words[at + 1]?.read === true
  return OPERATIONS.has(text.toLowerCase()) && !words.some((other) => other.read && isSame(other))
}

const MOST_NAMED = 4

/** What is missing, with one short question. */
export function tooLittle({ words }: QuestionReading): string {
  const [unread, read] = [false, true].map((wanted) => named(words, wanted))
  if (read === '' && unread === '') return 'What should be shown?'
  const known = read === '' ? 'Nothing of this fits the data.' : `Only ${read} fits the data.`
  return `${known} ${unread === '' ? 'What should be shown?' : `What is meant by ${unread}?`}`
}

function named(words: QuestionReading['words'], wanted: boolean): string {
  // Names first: they are what an answer would wrongly leave out.
  const texts = words
    .filter(({ read }) => read === wanted)
    .toSorted((one, other) => Number(other.naming) - Number(one.naming))
    .map(({ text }) => `"${text}"`)
  return [...new Set(texts)].slice(0, MOST_NAMED).join(', ')
}
