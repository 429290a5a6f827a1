import { namesEvent } from '../../tables/event-dates.ts'
import type { FigureDraft } from './figure-draft.ts'
import { takeTimeUnit } from './take-elapsed.ts'
import type { WordStream } from './word-stream.ts'

/** "in hours": what the time that something took is told in. "Of those who left" says what has to be so anyway. */
export function readTimeUnit(words: WordStream, draft: FigureDraft): true | null {
  const { amount } = draft
  if (amount?.kind !== 'elapsed') return null
  if (words.take('who', 'that', 'which') !== null) {
    words.take('have been', 'has been', 'have', 'has', 'were', 'was', 'are', 'is')
    const isEnd = amount.to?.some((event) => namesEvent(event, words.word())) === true
    words.at += 1
    return isEnd ? true : null
  }
  const unit = words.take('in') === null ? null : takeTimeUnit(words)
  if (unit === null || words.word() === 'of') return null
  draft.timeUnit = unit
  return true
}
