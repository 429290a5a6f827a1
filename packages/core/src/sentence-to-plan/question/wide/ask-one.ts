import { COMPARED, endMeant } from './compared-words.ts'
import { asOne } from './reshaped.ts'
import { rowsMeant } from './wide-question.ts'
import type { Reread, WideQuestion } from './wide-question.ts'

/** "Sales in March": one of the heads, called as the question calls it. */
export function askOne(question: WideQuestion): Reread | null {
  const { source, family, narrowed, value, isValueSaid, isRowSaid } = question
  const [only, ...more] = narrowed.members
  if (!only || more.length > 0 || !family.counted) return null
  const ended = narrowed.rest.replace(COMPARES, (word) => endMeant(word, family))
  // "How many foggy days in March", where a row is called so: what it holds, and no number of rows.
  const isAsked = (isRowSaid && HOW_MANY.test(ended)) || (family.measuredByRow && WHAT.test(ended))
  const isAmount = isAsked && !isValueSaid
  return {
    sentence: isAmount
      ? `what is the ${value} for ${rowsMeant(ended, question)}?`
      : isValueSaid
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
const HOW_MANY = /^how (?:many|much) /i
const WHAT = /^(?:what (?:is|are|was|were) the|how (?:many|much)) /i
