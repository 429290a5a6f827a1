import type { QuestionReading } from './question-reading.ts'

const HALF = 0.5
const LEAST = 0.2

/**
 * Whether so much of a question went into its answer that the answer is worth showing. Half of its words
 * are enough. Fewer are where one of them is something the data holds, which ties the question to rows,
 * and no name or figure is left over: that would be a condition the answer leaves out.
 */
export function isEnough({ confidence, words, guessed }: QuestionReading): boolean {
  if (guessed) return false
  if (confidence >= HALF) return true
  const isTied = words.some(({ held }) => held)
  return confidence >= LEAST && isTied && !words.some(({ read, naming }) => naming && !read)
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
