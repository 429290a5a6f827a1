import { sharesDeed } from '../words/deeds.ts'
import { stem } from '../words/stem.ts'
import type { SchemaColumn } from './schema.ts'

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
  ['ordered', 'order', 'purchase', 'purchased', 'bought'],
  ['start', 'started', 'began', 'begin'],
  ['hired', 'hire', 'joined', 'joining', 'entry'],
  ['exit', 'left', 'leaving', 'departure', 'departed', 'termination'],
  ['planned', 'promised', 'due', 'expected', 'scheduled', 'target', 'estimated', 'deadline'],
]

/** `planned_end`, `Due Date`: what was to be, and not what was. */
export function tellsPlan({ name }: SchemaColumn): boolean {
  return name.split(/[^\p{L}]+/u).some((part) => namesEvent(part.toLowerCase(), 'planned'))
}
