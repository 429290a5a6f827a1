import type { JoinKind } from '../../relation/join.ts'
import type { Given, OtherInput } from '../block.ts'
import type { Outlined } from '../outline.ts'
import { plainName } from '../outline-words.ts'
import { initial } from './config.ts'

export const openers = ['join', 'merge', 'enrich', 'look up', 'link', 'match', 'combine with']

const CLAUSE =
  /^(?:(left|right|full|outer|inner)(?:\s+outer)?\s+)?(join|merge|enrich|link|look up|match)\b(?:\s+(?:it|them|both|all|these|the\s+two|the\s+tables))?(?:\s+(?:with|to|against|and|in))?(?:\s+(?!on\b|by\b|using\b)([\w\s,.-]+?))?(?:\s+(?:on|by|using)\s+(.+))?$/i
const KINDS: Readonly<Record<string, JoinKind>> = {
  left: 'left',
  right: 'right',
  full: 'outer',
  outer: 'outer',
}

/** Rows are to be joined, and which columns or which rows belong together is not said. */
export function outline(clause: string, given: Given): Outlined | null {
  const found = CLAUSE.exec(clause)
  if (!found || given.inputs.length === 0) return null
  const [, kind = '', verb = '', said, on] = found
  const usual: JoinKind = /^(?:enrich|look up)$/i.test(verb) ? 'left' : 'inner'
  const others = othersOf(said, given)
  // More than a name is no name.
  const key = on === undefined || on.trim().split(/\s+/).length > 3 ? '' : plainName(on)
  const keys = /^\w+$/.test(key) ? [{ left: key, right: key }] : []
  return {
    configuration: {
      parameters: { ...initial.parameters, how: KINDS[kind.toLowerCase()] ?? usual, keys },
    },
    confidence: 0.5,
    assumptions: [],
    open: [
      ...(others.length > 0 ? [] : ['Which rows to join with is still to be said.']),
      ...(keys.length > 0 ? [] : ['Which columns belong together is still to be said.']),
    ],
    others,
  }
}

function othersOf(said: string | undefined, { waiting = [] }: Given): readonly OtherInput[] {
  if (waiting.length > 0) return [{ kind: 'waiting', place: 0 }]
  const name = said === undefined ? '' : plainName(said)
  return /^\w+$/.test(name) ? [{ kind: 'clause', clause: `load ${name}` }] : []
}
