import { gap, next } from '../draft/draft.ts'
import type { Draft } from '../draft/draft.ts'
import type { Mention } from '../link/mention.ts'
import { wordSet } from '../../../words/word-set.ts'

/** What a row is compared with: a cell of another row, which is told by whose it is. */
export interface SecondSide {
  readonly start: number
  readonly end: number
  /** "Coach" of "the age of their coach". */
  readonly owner: Mention
  /** "Age", where it is said. */
  readonly column: Mention | null
}

/** "Their coach", and not "the coach", which may be any. */
export function isTheirs(draft: Draft, { owner }: SecondSide): boolean {
  return gap(draft, Math.max(0, owner.start - 2), owner.start).some((word) => THEIR.has(word))
}

/** "The age of their coach", "their coach's age", "that of their coach", "their coach's", "their coach". */
export function secondSides(draft: Draft): readonly SecondSide[] {
  const sides = draft.sentence.mentions.flatMap((owner) => {
    if (owner.mark || owner.values.length > 0 || draft.used.has(owner.index)) return []
    const start = determined(draft, owner.start)
    const side = start === null ? pairedWords(draft, owner) : sideOf(draft, owner, start)
    return side && !isNamed(draft, side) ? [side] : []
  })
  return [...sides, ...ownSides(draft)]
}

/** "Customers with an order above their limit", "… shipped to a city other than their own": of those asked for. */
function ownSides({ sentence: { tokens, mentions }, main }: Draft): readonly SecondSide[] {
  const owner = mentions.find(({ mark, tables: [best] }) => !mark && best?.table === main)
  if (!owner) return []
  return tokens.flatMap(({ fold }, start) => {
    if (start < owner.end || !THEIR.has(fold)) return []
    const isOwn = tokens[start + 1]?.fold === 'own'
    const column = mentions.find((one) => one.start === start + (isOwn ? 2 : 1) && isColumn(one))
    if (!isOwn && !column) return []
    return [{ start, end: column?.end ?? start + 2, owner, column: column ?? null }]
  })
}

const THEIR = wordSet('their its his her')

/** Where "their", or "the", begins. */
function determined(draft: Draft, at: number): number | null {
  const [before, word] = gap(draft, Math.max(0, at - 2), at)
  if (word !== undefined && WHOSE.has(word)) return at - 1
  return word === 'own' && before !== undefined && WHOSE.has(before) ? at - 2 : null
}

const WHOSE = wordSet('their its his her the')

function sideOf(draft: Draft, owner: Mention, start: number): SecondSide {
  const { tokens, mentions } = draft.sentence
  const owned = tokens[owner.end]?.fold === "'s"
  const behind = next(draft, owner)
  if (
    behind &&
    isColumn(behind) &&
    behind.start === owner.end + (owned ? 1 : 0) &&
    !isDoing(behind)
  )
    return { start, end: behind.end, owner, column: behind }
  const of = tokens[start - 1]?.fold === 'of' ? start - 1 : -1
  const before = mentions.find(({ end }) => end === of)
  if (before && isColumn(before))
    return { start: nounOf(draft, before), end: owner.end, owner, column: before }
  if (of > 0 && THAT.has(tokens[of - 1]?.fold ?? ''))
    return { start: of - 1, end: owner.end, owner, column: null }
  // "Before their firm was founded", "before their customer registered".
  const isDone = behind && gap(draft, owner.end, behind.start).every((word) => WAS.has(word))
  if (isDone && isColumn(behind) && isDoing(behind))
    return { start, end: behind.end, owner, column: behind }
  return { start, end: owner.end + (owned ? 1 : 0), owner, column: null }
}

const THAT = wordSet('that those')
const WAS = wordSet('was were is are got')
const DONE = /(?:ed|en|orn|uilt|ent)$/i

function isDoing({ text }: Mention): boolean {
  return DONE.test(text)
}

/** "The club budget", "club budget". */
function pairedWords(draft: Draft, owner: Mention): SecondSide | null {
  const column = next(draft, owner)
  if (owner.tables.length === 0 || !column || !isColumn(column) || isDoing(column)) return null
  if (column.start !== owner.end) return null
  return { start: owner.start, end: column.end, owner, column }
}

/** Where "the city" begins, also where it is one name with what stands before it: "born in the city". */
function nounOf(draft: Draft, { start, end }: Mention): number {
  const words = gap(draft, start, end)
  const inside = words.findLastIndex((word) => PLACED.has(word))
  if (inside > 0 && inside < words.length - 1) return start + inside + 1
  return gap(draft, start - 1, start)[0] === 'the' ? start - 1 : start
}

const PLACED = wordSet('in at from to')

function isColumn({ mark, columns, values }: Mention): boolean {
  return !mark && columns.length > 0 && values.length === 0
}

/** "The country of the team Condor": one row that is named, and not that of each row. */
function isNamed(draft: Draft, { end }: SecondSide): boolean {
  return draft.sentence.mentions.some(
    ({ start, values, number }) => start === end && (values.length > 0 || number !== null),
  )
}
