import type { Reference } from '../../../relate/reference.ts'
import { sameColumn } from '../query/query.ts'
import type { QueryJoin } from '../query/query.ts'
import { stem } from '../words/stem.ts'
import { wordSet } from '../words/word-set.ts'
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

export interface JoinTree {
  readonly tables: readonly string[]
  readonly joins: readonly QueryJoin[]
}

/** The shortest way to connect some tables, the first one being the start; null where there is none. */
export function joinTables(
  wanted: readonly string[],
  references: readonly Reference[],
): JoinTree | null {
  const [first, ...rest] = [...new Set(wanted)]
  if (first === undefined) return null
  const tables = [first]
  const joins: QueryJoin[] = []
  for (const target of rest) {
    if (tables.includes(target)) continue
    const path = pathTo(target, tables, references)
    if (!path) return null
    for (const join of path) {
      joins.push(join)
      tables.push(join.right.table)
    }
  }
  return { tables, joins }
}

/** Two rows of the same club are no pair: a table that holds the pairs is a better way to go. */
const SIBLINGS = 1.5

/** Joins from any table already there to the target, each step's right side being the new table. */
export function pathTo(
  target: string,
  from: readonly string[],
  references: readonly Reference[],
): readonly QueryJoin[] | null {
  const cost = new Map(from.map((table) => [table, 0]))
  const via = new Map<string, QueryJoin>()
  const open = new Set(from)
  while (open.size > 0) {
    const [nearest] = [...open].toSorted((a, b) => (cost.get(a) ?? 0) - (cost.get(b) ?? 0))
    if (nearest === undefined || nearest === target) break
    open.delete(nearest)
    for (const { many, one, score } of references) {
      const next =
        many.table === nearest
          ? { left: many, right: one }
          : one.table === nearest
            ? { left: one, right: many }
            : null
      if (!next) continue
      const cameBy = via.get(nearest)?.right
      const price =
        (cost.get(nearest) ?? 0) +
        1 +
        Math.max(0, 5 - score) * 0.4 +
        (cameBy && sameColumn(cameBy, one) && one.table === nearest ? SIBLINGS : 0)
      if (price >= (cost.get(next.right.table) ?? Infinity)) continue
      cost.set(next.right.table, price)
      via.set(next.right.table, next)
      open.add(next.right.table)
    }
  }
  const path: QueryJoin[] = []
  let at = target
  while (!from.includes(at)) {
    const step = via.get(at)
    if (!step) return null
    path.unshift(step)
    at = step.left.table
  }
  return path
}
