import { COMPARED } from './compared-words.ts'
import { asRows } from './reshaped.ts'
import { PLACE } from './said-members.ts'
import { whichHas } from './which-has.ts'
import type { Reread, WideQuestion } from './wide-question.ts'

/** "Did Aker have more passengers in 2010 or 2011": in which of the two it had the most. */
export function askChoice(question: WideQuestion): Reread | null {
  const { source, family, said, narrowed, value } = question
  const compared = COMPARES.exec(said.text)?.[0]
  if (compared === undefined || !EITHER.test(said.text) || narrowed.members.length < 2) return null
  return {
    sentence: whichHas(compared, narrowed.rest, question),
    reshaped: asRows(source, family, narrowed.members, value),
  }
}

const COMPARES = new RegExp(`\\b(?:${COMPARED})\\b(?! than)`, 'iu')
const EITHER = new RegExp(`${PLACE},? (?:\\p{L}+ ){0,2}?or (?:\\p{L}+ ){0,2}?${PLACE}`, 'u')
