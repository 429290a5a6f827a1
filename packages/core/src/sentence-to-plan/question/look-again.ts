import { isDoubtful } from './doubts.ts'
import type { LinkedSentence, Mention } from './link/mention.ts'
import type { QuestionReading } from './question-reading.ts'

export interface Bound {
  readonly sentence: LinkedSentence
  readonly reading: QuestionReading
}

/**
 * Readings that take one stretch of a question for something else than the likeliest does, or leave it out:
 * "grossed the most in one weekend" looks for no 1. Those first that leave fewer words out. A name, a
 * figure or a cell that was said is never left out: no rows are the answer then.
 */
export function lookAgain(
  { sentence, reading: first }: Bound,
  readWithout: (refused: Mention) => Bound | null,
): readonly QuestionReading[] {
  const most = unread(first) + 1
  const names = unreadNames(first)
  return sentence.mentions
    .filter(mayBeOther)
    .flatMap((refused) => readWithout(refused) ?? [])
    .filter(
      ({ reading }) =>
        unread(reading) <= most && unreadNames(reading) <= names && !isDoubtful(reading, sentence),
    )
    .map(({ reading }) => reading)
    .toSorted((one, other) => unread(one) - unread(other))
}

function mayBeOther({ mark, values, number, quoted }: Mention): boolean {
  if (quoted || (mark && mark.kind !== 'superlative' && mark.kind !== 'measure')) return false
  const isCell = mark === null && number === null && values.some(({ share }) => share === 1)
  return !isCell
}

export function unread({ words }: QuestionReading): number {
  return words.filter(({ read }) => !read).length
}

function unreadNames({ words }: QuestionReading): number {
  return words.filter(({ read, naming }) => naming && !read).length
}
