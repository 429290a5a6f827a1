import { asOne } from './reshaped.ts'
import { GAP, membersAt, PLACE } from './said-members.ts'
import type { Reread, WideQuestion } from './wide-question.ts'

/** "Which products sold more in Q4 than in Q1": those of which the one less the other is over 0. */
export function askMore(question: WideQuestion): Reread | null {
  const { source, family, said } = question
  const [, ask, rows, how = '', , one, , , other] = WHO_MORE.exec(said.text) ?? []
  const [[of, ...more], [less, ...others]] = [membersAt(said, one), membersAt(said, other)]
  if (!of || !less || more.length > 0 || others.length > 0) return null
  const [high, low] = /^(?:more|higher)$/i.test(how) ? [of, less] : [less, of]
  const columns = { of: high.column.name, less: low.column.name }
  return {
    sentence: `${ask} ${rows} have a difference above 0?`,
    reshaped: asOne(source, family, { name: 'difference', ...columns, absolute: false }),
  }
}

const WHO_MORE = new RegExp(
  `^(which|what|how many|list|show|name)(?: all)?(?: the)? (?!more|fewer|less)(.+?) (?:\\p{L}+ )?(more|fewer|less|higher|lower)\\b${GAP}(${PLACE})${GAP}\\bthan\\b${GAP}(${PLACE})[?.]?$`,
  'iu',
)
