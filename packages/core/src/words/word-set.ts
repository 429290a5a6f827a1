import { stem } from './stem.ts'

/** A set of words as they are written. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}

/** The same, in stems. */
export function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').map(stem))
}
