import { formsOf } from './forms-of.ts'
import { asOne } from './reshaped.ts'
import { GAP, membersAt, PLACE, tidy } from './said-members.ts'
import { rowsMeant } from './wide-question.ts'
import type { Reread, WideQuestion } from './wide-question.ts'

/** "How many more passengers did Dal have in 2011 than in 2010", "the difference between home and away wins". */
export function askDifference(question: WideQuestion): Reread | null {
  const { source, family, said, value } = question
  const name = 'difference'
  const than = THAN.exec(said.text)
  const apart = than ? null : APART.exec(said.text)
  const [one, other] = than
    ? [membersAt(said, than[3]), membersAt(said, than[6])]
    : [membersAt(said, apart?.[3]), membersAt(said, apart?.[6])]
  const [[of], [less]] = [one, other]
  if (!of || !less || one.length > 1 || other.length > 1) return null
  const isMore = !/^(?:fewer|less|lower)$/i.test(than?.[1] ?? '')
  const columns = isMore
    ? { of: of.column.name, less: less.column.name }
    : { of: less.column.name, less: of.column.name }
  const reshaped = asOne(source, family, { name, ...columns, absolute: !than })
  if (than) {
    const left = [than[2], than[4], than[5], than[7]].join(' ')
    const rows = rowsMeant(left, question)
    return {
      sentence: rows === '' ? `what is the total ${name}?` : `what is the ${name} of ${rows}?`,
      reshaped,
    }
  }
  const amount = new RegExp(`(?: in| of)?(?: the)?(?: number of)? (?:${formsOf(value)})\\b`, 'giu')
  return { sentence: tidy(said.text.replace(APART, name).replaceAll(amount, ' ')), reshaped }
}

const THAN = new RegExp(
  `^how (?:many|much) (more|fewer|less|higher|lower|greater|larger)\\b${GAP}(${PLACE})${GAP}\\bthan\\b${GAP}(${PLACE})(.*)$`,
  'iu',
)
const APART = new RegExp(
  `\\bdifference\\b(.*?)\\bbetween\\b(.*?)(${PLACE})(.*?)\\band\\b(.*?)(${PLACE})`,
  'iu',
)
