import { COMPARED, endMeant } from './compared-words.ts'
import { asOne } from './reshaped.ts'
import type { Reread, WideQuestion } from './wide-question.ts'

/** "Sales in March": one of the heads, called as the question calls it. */
export function askOne({
  source,
  family,
  narrowed,
  value,
  isValueSaid,
}: WideQuestion): Reread | null {
  const [only, ...more] = narrowed.members
  if (!only || more.length > 0 || !family.counted) return null
  const ended = narrowed.rest.replace(COMPARES, (word) => endMeant(word, family))
  return {
    sentence: isValueSaid
      ? ended
      : ended.replace(/\b(highest|lowest|best|worst)(?=\s*[?.]?$)/i, `$1 ${value}`),
    reshaped: asOne(source, family, {
      name: value,
      of: only.column.name,
      less: null,
      absolute: false,
    }),
  }
}

const COMPARES = new RegExp(`\\b(?:${COMPARED})\\b(?! than)`, 'iu')
