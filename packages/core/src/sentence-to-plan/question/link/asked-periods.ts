import type { Token } from '../../../words/tokens.ts'

/**
 * "Which month", "months with more than five orders", "the top 3 weeks": a stretch of the calendar that is asked
 * for or that rows are put together by. "Last month", "3 months", "how many months" are none.
 */
export function isAskedPeriod(tokens: readonly Token[], start: number, end: number): boolean {
  const before = tokens[start - 1]
  const after = tokens[end]?.fold ?? ''
  if (BEFORE.has(before?.fold ?? '') || AFTER.has(after)) return false
  // "What year was it": the day tells it too.
  if (tokens[end - 1]?.fold === 'year') return false
  const isNumbered = before !== undefined && before.number !== null
  return !isNumbered || RANKED.has(tokens[start - 2]?.fold ?? '')
}

const BEFORE = new Set(
  'last this next past previous coming same many of per a an one other whole'.split(' '),
)
const AFTER = new Set('ago later earlier before after long old ahead between apart'.split(' '))
const RANKED = new Set('top first last best worst strongest weakest which what the our'.split(' '))
