import { linkColumns } from '../link/link-names.ts'
import type { SchemaTable } from '../../../tables/schema.ts'
import { stem } from '../../../words/stem.ts'

/**
 * "Members who visit more often (last 90 days) than the average member", where a column counts the visits: "members
 * who have more visits than the average member". What stands in brackets has to be what that column says of itself.
 */
export function spellOften(sentence: string, tables: readonly SchemaTable[]): string {
  const said = OFTEN.exec(sentence)
  const { verb = '', how = '', aside = '' } = said?.groups ?? {}
  if (!said) return sentence
  const counts = linkColumns([stem(verb.toLowerCase())], tables).some(
    ({ column }) => column.numeric === 'native' && !column.key && saysAll(aside, column.name),
  )
  if (!counts) return sentence
  const noun = verb.replace(/([^s])$/, '$1s')
  return sentence.replace(said[0], `have ${how === 'less' ? 'fewer' : 'more'} ${noun} than`)
}

const OFTEN =
  /\b(?<verb>\p{L}{3,}) (?<how>more|less) (?:often|frequently)(?: \((?<aside>[^()]*)\))? than\b/iu

/** "Last 90 days" of `visits_last_90d`. */
function saysAll(aside: string, name: string): boolean {
  const words = aside.toLowerCase().match(/\p{L}+|\d+/gu) ?? []
  const own = name.toLowerCase()
  return words.every((word) => own.includes(word) || /^(?:in|the|of|days?|months?)$/.test(word))
}
