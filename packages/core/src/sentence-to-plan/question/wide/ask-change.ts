import type { FamilyMember } from './column-families.ts'
import { CHANGES } from './compared-words.ts'
import { formsOf } from './forms-of.ts'
import { asOne } from './reshaped.ts'
import { tidy } from './said-members.ts'
import type { Reread, WideQuestion } from './wide-question.ts'

const VERB = `(?:${Object.values(CHANGES).join('|')})`

const LARGE = 'most|more|biggest|largest|greatest|highest|strongest|steepest|sharpest|fastest'
const SMALL = 'least|fewest|smallest|lowest|slowest|weakest'

/** "Which station grew the most from 2009 to 2011": what each row has at the end, less what it had before. */
export function askChange(question: WideQuestion): Reread | null {
  const { source, family, narrowed, value } = question
  const verb = new RegExp(`\\b${VERB}\\b`, 'iu').exec(narrowed.rest)?.[0].toLowerCase()
  const ends = verb === undefined || !IN_TIME.has(family.axis) ? null : endsOf(question)
  if (verb === undefined || !ends) return null
  const name = CHANGE_NAMES.find((one) => CHANGES[one].split('|').includes(verb)) ?? 'change'
  const amount = `(?:(?: in| of| by| its| their| the)*(?: number of| amount of)? (?:${formsOf(value)}))(?![\\p{L}])`
  const rest = tidy(
    narrowed.rest.replace(OVER_TIME, ' ').replaceAll(new RegExp(amount, 'giu'), ' '),
  ).replace(/[?.]$/, '')
  const sentence = respell(rest, name)
  const [first, last] = name === 'decrease' ? ends.toReversed() : ends
  if (sentence === null || !first || !last) return null
  const columns = { of: last.column.name, less: first.column.name }
  return { sentence, reshaped: asOne(source, family, { name, ...columns, absolute: false }) }
}

const CHANGE_NAMES = ['increase', 'decrease', 'change'] as const
const IN_TIME: ReadonlySet<string> = new Set(['Year', 'Month', 'Quarter', 'Day'])
const OVER_TIME =
  /\b(?:over|during|across|through|throughout) (?:the |all |all the |these )?(?:\p{L}+ )?(?:years|months|quarters|time|period|year)\b/iu

function endsOf({ narrowed, family }: WideQuestion): readonly FamilyMember[] | null {
  if (narrowed.ends) return narrowed.ends
  const [first, last] = [narrowed.members.at(0), narrowed.members.at(-1)]
  if (first && last && first !== last) return [first, last]
  const [oldest, newest] = [family.members.at(0), family.members.at(-1)]
  return first || !oldest || !newest || !OVER_TIME.test(narrowed.rest) ? null : [oldest, newest]
}

/** The question over one column that holds the change. */
function respell(said: string, name: string): string | null {
  const form = (pattern: string) => new RegExp(pattern, 'iu').exec(said)
  const told = form(`^(.*?)(?:the )?\\b(?:(${LARGE})|(${SMALL})) (?:\\p{L}+ )?${VERB}\\b(.*)$`)
  if (told) return `${told[1]}the ${told[2] ? 'highest' : 'lowest'} ${name}${told[4]}?`
  const most = form(
    `^(?:in |on )?(?:which|what) (.+?)(?:'s)? (?:has |have |had )?${VERB}(?: by)?(?: the)? (?:(${LARGE})|(${SMALL}))\\b(.*)$`,
  )
  if (most) return `which ${most[1]} has the ${most[2] ? 'highest' : 'lowest'} ${name}${most[4]}?`
  const much = form(
    `^(?:by )?how (?:much|many)\\b.*?\\b(?:did|has|have|does|do) (.+?) ${VERB}\\b(.*)$`,
  )
  if (much) return `what is the ${name} of ${much[1]}${much[2]}?`
  const who = form(
    `^(which|what|how many|list|show|name)(?: all)?(?: the)? (.+?)(?:'s)? (?:that |which |who )?(?:has |have |had )?${VERB}\\b(.*)$`,
  )
  if (who && !/^(?:is|was|are|were)\b/i.test(who[2] ?? ''))
    return `${who[1]} ${who[2]} have ${name === 'increase' ? 'an' : 'a'} ${name} above 0${who[3]}?`
  const noun = form(`^(?:.*?\\b(?:is|was|are|were) )?the ${VERB}(?: in| of| for)* (.+)$`)
  return noun ? `what is the ${name} of ${noun[1]}?` : null
}
