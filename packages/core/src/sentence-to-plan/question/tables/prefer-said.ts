import { sameColumn } from '../../../tables/column-ref.ts'
import type { Reference } from '../../../tables/relate/reference.ts'
import { stem } from '../../../words/stem.ts'
import { wordSet } from '../../../words/word-set.ts'
import { isOnSide } from './ways.ts'

/** "Who is liked", "on the buyer side": of two ways from one table to another, the one whose column is said. */
export function preferSaid(
  references: readonly Reference[],
  sentence: string,
): readonly Reference[] {
  const words = new Set(sentence.toLowerCase().match(/\p{L}+/gu))
  const placed = new Set(sentence.toLowerCase().match(PLACED))
  const deeds = [...words].filter((word) => !ANYWHERE.has(word) || placed.has(word)).map(stem)
  const isTold = (one: Reference) => deeds.some((deed) => isOnSide(deed, stem(partOf(one))))
  const said = references.filter((one) => words.has(partOf(one)) || isTold(one))
  return references.map((one) => {
    const isBeside = (other: Reference) =>
      other !== one && other.many.table === one.many.table && sameColumn(other.one, one.one)
    // What somebody did tells more than who is spoken of anyway.
    const isDone = partOf(one).endsWith('ed')
    const isOne = references.some(isBeside) && !said.some(isBeside)
    const isSaid = said.includes(one) && (isDone || isOne)
    return isSaid ? { ...one, score: one.score + SAID } : one
  })
}

/** What a column that refers says of it: `liked` of `liked_id`. */
function partOf({ many }: Reference): string {
  return many.column.toLowerCase().split(/[_\s]/)[0] ?? ''
}

const SAID = 3

/** Words for a side that are said of anything: only what was done tells which one is meant. */
const ANYWHERE = wordSet('from to start starting begin beginning end ending finish source target')

/** "Rides that start at a stop": said of a place, these words do tell the side. */
const PLACED = /\b(?:start|begin|end|finish)(?:s|es|ing|ning)?(?= (?:at|in) (?!\d))/g
