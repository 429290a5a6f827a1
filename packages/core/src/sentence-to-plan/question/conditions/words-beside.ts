import { gap, next, previous } from '../draft/draft.ts'
import type { Draft } from '../draft/draft.ts'
import { FILLER_WORDS } from '../../../words/empty-words.ts'
import { shownKind } from './lacking-kinds.ts'
import { wordSet } from '../../../words/word-set.ts'
import type { Mark } from '../words/marks.ts'
import type { Mention } from '../link/mention.ts'

export function leftColumn(draft: Draft, mention: Mention, start: Mention): Mention | null {
  let at = start.start
  for (let one = previous(draft, start); one; one = previous(draft, one)) {
    const words = gap(draft, one.end, at)
    if (!words.every((word) => LEFT_GLUE.has(word) || FILLER_WORDS.has(word)))
      return one.end <= at && isHeldBy(one, mention) && isDeed(mention, words) ? one : null
    if (one.columns.length > 0 && one !== mention) return one
    if (!one.mark || !PASSED.has(one.mark.kind)) return null
    at = one.start
  }
  return null
}

/** What may stand between a column and its value. */
const PASSED: ReadonlySet<Mark['kind']> = new Set(['compare', 'count', 'negation', 'both'])

/** The value is said beside the name of a column that holds it. */
function isHeldBy({ columns: [best], mark }: Mention, { values }: Mention): boolean {
  if (mark || !best || best.score < EXACT) return false
  return values.some(({ column, share }) => column === best.column && share >= EXACT)
}

const EXACT = 0.95

/** "9 points from Hale": a word of like meaning stands between. */
function giverBehind(draft: Draft, mention: Mention, unit: Mention): Mention | null {
  const giver = next(draft, unit)
  const isUnit = unit.start === mention.end && (unit.columns[0]?.score ?? 0) < 0.6
  if (!giver || !isUnit || mention.number === null || !isHeldBy(giver, mention)) return null
  const words = gap(draft, unit.end, giver.start)
  return words.length > 0 && isGiving(words) ? giver : null
}

/** "Northport sent 12": what somebody did whose numbers stand in a column. */
function isDeed({ number }: Mention, [verb = '', ...more]: readonly string[]): boolean {
  if (number === null) return false
  return /^\p{L}{3,}$/u.test(verb) && more.every((word) => LEFT_GLUE.has(word))
}

export function rightColumn(draft: Draft, mention: Mention): Mention | null {
  const after = next(draft, mention)
  // "5 or more years": the comparison stands between.
  const isCompared =
    after?.mark?.kind === 'compare' && after.start === mention.end && draft.used.has(after.index)
  // "Had both the pole and the fastest lap".
  const isBoth = after?.mark?.kind === 'both'
  const one = isCompared || isBoth ? next(draft, after) : after
  if (!one || one.columns.length === 0) return null
  const giver = giverBehind(draft, mention, one)
  if (giver) return giver
  const before = isBoth ? gap(draft, mention.end, after.start) : []
  const from = isCompared || isBoth ? after.end : mention.end
  const words = [...before, ...gap(draft, from, one.start)]
  const isRole = words.length <= 4 && / as(?: the| a| an| its)?$/.test(` ${words.join(' ')}`)
  if (isRole) return one
  const [unit = '', ...rest] = words
  // "80 m in height", "5 % discount": the unit belongs to the number.
  const isUnit = UNIT.test(unit) || PERCENT.test(unit)
  const glue = isUnit && mention.number !== null ? rest : words
  const isGiven = isHeldBy(one, mention) && (isGiving(glue) || isHolding(glue))
  if (!isGiven && (glue.length > 3 || !glue.every((word) => RIGHT_GLUE.has(word)))) return null
  // "12 points and…", but not "2010 for what…".
  return one
}

const PERCENT = /^(?:%|percent)$/

const LEFT_GLUE = wordSet(
  "than is was are were of a an the as being be = : that has have had to named called with value equal equals which been it 's number # % at in ( ) only by",
)

const RIGHT_GLUE = wordSet("the as a an is was for in had has of were are have - 's its their")

/** "A 9 from Hale", "12 votes in Northport", "closed on Friday": what the column's name is said with. */
export function isGiving([noun = '', ...more]: readonly string[]): boolean {
  const isNoun = /^\p{L}{2,}[^s\P{L}]s$/u.test(noun) && !GIVEN_BY.has(noun) && more.length > 0
  return (isNoun ? more : [noun, ...more]).every((word) => word === '' || GIVEN_BY.has(word))
}

/** "With Hale holding the pole". */
function isHolding([verb = '', ...more]: readonly string[]): boolean {
  return /^\p{L}{2,}ing$/u.test(verb) && more.every((word) => word === 'the' || word === 'a')
}

const GIVEN_BY = wordSet('from by on at in during the')

export function negationBefore(draft: Draft, mention: Mention, column: Mention | null): boolean {
  const { mentions } = draft.sentence
  const from = column && column.index < mention.index ? column.index : mention.index
  for (const start of new Set([mention.index, from])) {
    const before = mentions[start - 1]
    if (!before || (before.mark?.kind !== 'negation' && before.mark?.kind !== 'except')) continue
    const words = gap(draft, before.end, mentions[start]?.start ?? 0)
    const isDenied = before.mark.kind === 'negation' && column !== null && start === column.index
    if (isDenied && isOtherThing(draft, column)) continue
    if (words.every((word) => NEGATED.has(word) || FILLER_WORDS.has(word) || word.length > 2)) {
      draft.used.add(before.index)
      return true
    }
  }
  return false
}

/**
 * "Had no course in 2021", "squares without stalls in the tea trade": courses and stalls are denied, of which
 * the year or the trade is told.
 */
function isOtherThing(draft: Draft, { tables: [table], columns: [column] }: Mention): boolean {
  if (table === undefined || table.score < (column?.score ?? 0)) return false
  return table.table !== draft.main || shownKind(draft) !== null
}

const NEGATED = wordSet('from in the a an to of for at by any as is on with')

/** Words that tie a value to the column said before it. */
export function isBinding(word: string): boolean {
  return LEFT_GLUE.has(word)
}

/** What a number may be said in. */
export const UNIT =
  /^(?:m|km|ft|feet|foot|yards?|miles?|met(?:re|er)s?|people|seats|tons?|kg|lbs?|pounds|points)$/
