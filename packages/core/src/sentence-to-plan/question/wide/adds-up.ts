import type { WideQuestion } from './wide-question.ts'

/** "The most" is a sum; "the highest" of what adds up too, where it is asked of rows. */
export function addsUp(compared: string, { value, family }: WideQuestion, isRow: boolean): boolean {
  if (/^(?:most|least|fewest|more|less|fewer)$/i.test(compared)) return true
  return isRow && !family.ranked && !LEVELS.test(value)
}

const LEVELS =
  /temperature|price|rate|position|place|rank|level|score|share|percent|%|speed|height|depth|value/i
