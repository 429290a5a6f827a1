import { foldName } from '../../words/fold.ts'
import type { Given } from '../block.ts'
import type { Outlined } from '../outline.ts'
import { CERTAIN } from '../outline.ts'
import { listed } from '../outline-words.ts'
import { initial } from './config.ts'

export const openers = ['drop', 'keep', 'discard', 'exclude']

const CLAUSE =
  /^(only keep|keep only|keep|retain|filter for|filter to|only take|drop|remove|exclude|discard|delete|omit|leave out|filter out|throw away|throw out|get rid of|skip|ignore)\s+(?:(?:only|all|any|the|those|out)\s+)*(.+)$/is
const KEEPING = /^(?:only|keep|retain|filter (?:for|to))/i
/** What a row can have become; which column says so is the same nearly everywhere. */
const STATES = new Set(
  `cancelled canceled returned refunded paid unpaid open closed active inactive pending shipped delivered
  completed complete failed successful expired deleted archived draft approved rejected blocked overdue
  new resolved unresolved solved unsolved`.split(/\s+/),
)
const NOUNS = new Set('ones rows records entries lines items'.split(' '))
const COLUMNS = /\b(?:columns?|fields?|duplicates?|outliers?|missing|empty|null|nulls)\b/i

/** "drop cancelled ones": by the status where such a word is said, else which rows it is stays open. */
export function outline(clause: string, given: Given): Outlined | null {
  const [, verb, said = ''] = CLAUSE.exec(clause) ?? []
  const [input] = given.inputs
  if (verb === undefined || !input || COLUMNS.test(said)) return null
  const rows = KEEPING.test(verb) ? 'keep' : 'drop'
  const words = said.trim().split(/\s+/)
  const noun = words.at(-1)?.toLowerCase() ?? ''
  const named = NOUNS.has(noun) || foldName(noun) === foldName(input.called ?? '')
  const states = listed((named ? words.slice(0, -1) : words).join(' ')).map((one) =>
    one.toLowerCase(),
  )
  const told = states.length > 0 && states.every((one) => STATES.has(one))
  if (input.open && told && (named || states.length > 0)) return byStatus(rows, states)
  return {
    configuration: { parameters: { ...initial.parameters, rows } },
    confidence: named && input.open && words.length < 4 ? CERTAIN : 0.3,
    assumptions: [],
    open: [`Which rows are meant by "${said.trim()}" is still to be said.`],
  }
}

function byStatus(rows: 'keep' | 'drop', states: readonly string[]): Outlined {
  const [first = ''] = states
  const condition =
    states.length === 1
      ? { column: 'status', operator: 'is' as const, value: first }
      : { column: 'status', operator: 'is one of' as const, value: [...states] }
  return {
    configuration: {
      parameters: { ...initial.parameters, rows, where: { match: 'all', conditions: [condition] } },
    },
    confidence: CERTAIN,
    assumptions: [`Took "${states.join(', ')}" as a status.`],
    open: [],
    guessed: ['status'],
  }
}
