import { sharesDeed } from '../words/deeds.ts'
import { stem } from '../words/stem.ts'
import type { SchemaColumn } from './schema.ts'
import { tellsBirth } from './tells-when.ts'

/** Whether a word of a date's name says what another word says happened: `closed_at` and "resolution". */
export function namesEvent(part: string, word: string): boolean {
  if (part.length < SHORTEST || SMALL.has(part) || SMALL.has(word)) return false
  if (stem(part) === stem(word) || sharesDeed(word, part)) return true
  return SAME.some(
    (words) => words.some((one) => isForm(one, part)) && words.some((one) => isForm(one, word)),
  )
}

const SHORTEST = 3
const SMALL = new Set(['date', 'time', 'day', 'the', 'its', 'and', 'for'])

function isForm(one: string, word: string): boolean {
  return stem(one) === stem(word) || sharesDeed(word, one)
}

/** Words for one and the same moment in the life of a row. */
const SAME: readonly (readonly string[])[] = [
  ['opened', 'created', 'received', 'reported', 'logged', 'submitted', 'raised'],
  ['closed', 'resolved', 'solved', 'completed', 'finished', 'ended', 'end'],
  ['reply', 'replied', 'response', 'responded', 'answer', 'answered'],
  ['delivered', 'delivery', 'arrived', 'arrival'],
  ['shipped', 'shipping', 'dispatched', 'sent'],
  ['paid', 'payment', 'pay', 'settled', 'settlement'],
  ['ordered', 'order', 'purchase', 'purchased', 'bought'],
  ['start', 'started', 'began', 'begin'],
  ['hired', 'hire', 'joined', 'joining', 'entry', 'enrolled', 'registered', 'signed'],
  ['exit', 'left', 'leaving', 'departure', 'departed', 'termination'],
  ['planned', 'promised', 'due', 'expected', 'scheduled', 'target', 'estimated', 'deadline'],
]

/** The day a row begins and the day it comes to its end, where it tells one of each: a stay, a membership. */
export function lifeOf(
  dates: readonly SchemaColumn[],
): readonly [SchemaColumn, SchemaColumn] | null {
  const real = dates.filter((one) => !tellsPlan(one))
  const [begin, ...begins] = real.filter(({ name }) => BEGINS.test(spaced(name)))
  const [end, ...ends] = real.filter(({ name }) => ENDS.test(spaced(name)))
  if (begins.length + ends.length > 0) return null
  if (!begin || !end) return begin || end ? onlyTwo(real) : null
  // A guest arrives before he departs, and a ferry after.
  const areDays = begin.type !== 'text' && end.type !== 'text'
  return areDays && earliest(end) < earliest(begin) ? [end, begin] : [begin, end]
}

/** `picked_up` and `brought_back`: where a row tells two days, one of them a begin or an end, the other is the other. */
function onlyTwo(dates: readonly SchemaColumn[]): readonly [SchemaColumn, SchemaColumn] | null {
  const [one, other, ...more] = dates.filter((date) => !tellsBirth(date))
  if (!one || !other || more.length > 0 || one.type === 'text' || one.type !== other.type)
    return null
  return earliest(other) < earliest(one) ? [other, one] : [one, other]
}

function earliest({ cells }: SchemaColumn): string {
  return cells.map(String).toSorted()[0] ?? ''
}

function spaced(name: string): string {
  return name
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .replaceAll(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .trim()
}

const BEGINS =
  /\b(?:start(?:ed|s)?|begin(?:s|ning)?|began|joined|joining|join|hired?|entry|enrolled|enrolment|admitted|admission|check ?in|checked in|arrival|arrived|borrowed|rented|pick ?up|picked up|from|since|subscribed|opened|created|reported|logged|move ?in|moved in)\b/i
const ENDS =
  /\b(?:end(?:ed|s)?|left|leaving|exit|cancell?ed|cancell?ation|terminated|termination|discharged?|check ?out|checked out|departure|departed|returned?|drop ?off|dropped off|to|until|quit|expired|closed|resolved|solved|move ?out|moved out|finished|completed)\b/i

/** `planned_end`, `Due Date`: what was to be, and not what was. */
export function tellsPlan({ name }: SchemaColumn): boolean {
  return name.split(/[^\p{L}]+/u).some((part) => namesEvent(part.toLowerCase(), 'planned'))
}
