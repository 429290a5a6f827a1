import type { Outlined, Rephrased } from '../outline.ts'
import { CERTAIN } from '../outline.ts'
import { initial } from './config.ts'

export const openers = [
  'dedupe',
  'de-duplicate',
  'get rid of duplicates',
  'clean',
  'tidy',
  'drop nulls',
  'remove nulls',
  'remove missing',
  'drop missing',
  'handle missing',
  'standardize',
  'normalize',
  'remove duplicated',
  'drop dupes',
  'remove dupes',
  'remove rows with',
  'replace',
]

/** Each in the words the block reads itself. */
const SAID: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:dedupe|de-?duplicate|get rid of (?:the |all )?(?:duplicates?|dupes)|(?:drop|remove|delete|eliminate) (?:the |all |any )?(?:duplicated? (?:rows|records|entries|ones)|duplicates|dupes))\b(?: (?:from )?(?:it|them|the (?:rows|data)|everything))?/i,
    'remove duplicates',
  ],
  [
    /^(?:drop|remove|delete|discard) (?:the |all |any )?(?:missing values|nulls?(?: values)?|empty (?:rows|values|cells)|rows with (?:missing values|nulls?|gaps)|incomplete (?:rows|records))\b/i,
    'drop rows with missing values',
  ],
  [
    /^(?:impute|fill in|fill up|fill) (?:the )?(?:missing |empty )?(?:values? (?:in|of|for) )?/i,
    'fill ',
  ],
  [/^(?:strip|trim) (?:white ?space|spaces) (?:from|in|of) /i, 'trim '],
  [/^(?:parse|read|interpret) (?:the )?dates (?:in|of) /i, 'read dates in '],
]
const VAGUE = /^(?:clean|tidy|standardi[sz]e|normali[sz]e|handle|fix|fill)\b/i

const FILLING =
  /^(?:fill|impute|replace)(?: in| up)? (?:all |the )*(?:missing |empty |null )?(?:values|cells|gaps|nulls|blanks)(?: with \S+| by \S+)?$/i

/** "dedupe", "remove nulls"; or that rows shall be cleaned, and not how. */
export function outline(clause: string): Outlined | Rephrased | null {
  if (FILLING.test(clause)) return vague('Which columns to fill is still to be said.', 0.5)
  const said = SAID.find(([pattern]) => pattern.test(clause))
  const says = said ? clause.replace(said[0], said[1]).replaceAll(/\s+/g, ' ').trim() : clause
  if (said && says.toLowerCase() !== clause.toLowerCase()) return { says }
  if (!VAGUE.test(clause)) return null
  const bare = /^(?:clean|tidy)(?: (?:it|them|up|the|all|data|rows|values|everything))*$/i.test(
    clause,
  )
  return vague(`How to "${clause.trim()}" is still to be said.`, bare ? CERTAIN : 0.35)
}

function vague(point: string, confidence: number): Outlined {
  return { configuration: initial, confidence, assumptions: [], open: [point] }
}
