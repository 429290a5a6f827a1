import { ClauseReader } from '../../words/clause-reader.ts'
import { skipLead, takeList } from '../../tables/read-names.ts'
import { noSuchRows, takeOther } from '../take-other.ts'
import type { Given, Misunderstood, Understood } from '../block.ts'
import type { UnionConfiguration } from './config.ts'
import { OPENINGS } from './describe.ts'

const ONCE = ['without duplicates', 'without repeats', 'each row once', 'distinct', 'no duplicates']

export function understand(
  clause: string,
  given: Given,
): Understood<UnionConfiguration> | Misunderstood | null {
  const reader = new ClauseReader(clause)
  skipLead(reader)
  if (reader.takeAny(OPENINGS) === null) return null
  const none = reader.take('no other rows')
  const taken = none ? [] : takeList(reader, () => takeOther(reader, given))
  if (taken.length === 0 && !none) {
    return { problem: noSuchRows(reader, given), confidence: 0.7 }
  }
  reader.take(',')
  const rows = reader.takeAny(ONCE) === null ? 'all' : 'distinct'
  const rest = reader.rest()
  // In "combine sales with returns" the first of them may be the one at hand.
  const atHand = given.inputs[0]?.columns
  const others =
    taken.length > 1
      ? taken.filter(({ other, columns }) => other.kind === 'step' || columns !== atHand)
      : taken
  return {
    configuration: { parameters: { rows } },
    confidence: rest === '' ? 0.95 : 0.7,
    assumptions: taken.flatMap(({ assumption }) => assumption ?? []),
    others: others.map(({ other }) => other),
    ...(rest === '' ? {} : { rest }),
  }
}
