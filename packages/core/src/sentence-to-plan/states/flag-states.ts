import { refOf } from '../../tables/schema.ts'
import { yesOf } from '../question/tables/yes-of.ts'
import { cut } from './state.ts'
import type { StateReader } from './state.ts'

const HOLDERS = /\b(?<flag>\p{L}+) (?:subscribers|recipients|holders|participants)\b/iu

/** "Newsletter subscribers" are the rows whose `newsletter` says yes. */
export const readFlagHolders: StateReader = (sentence, tables) => {
  const said = HOLDERS.exec(sentence)
  const flag = said?.groups?.['flag']?.toLowerCase()
  for (const { name, columns } of tables) {
    const column = columns.find((one) => yesOf(one) !== null && one.name.toLowerCase() === flag)
    const yes = column && yesOf(column)
    if (!said || !column || yes === null || yes === undefined) continue
    return {
      sentence: cut(sentence, said, name.replaceAll('_', ' ')),
      states: [{ kind: 'among', column: refOf(column), values: [yes], negated: false }],
    }
  }
  return null
}
