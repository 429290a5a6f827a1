import { endMeant } from './compared-words.ts'
import { rowsMeant } from './wide-question.ts'
import type { WideQuestion } from './wide-question.ts'

/** The head that has the most, or the least, of the rows that are told. */
export function whichHas(compared: string, text: string, question: WideQuestion): string {
  const { family, value } = question
  const rows = rowsMeant(text, question)
  const of = rows === '' ? `total ${value}` : `${value} for ${rows}`
  return `which ${family.axis} has the ${endMeant(compared, family)} ${of}?`
}
