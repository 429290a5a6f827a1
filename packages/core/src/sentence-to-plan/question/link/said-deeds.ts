import type { SchemaTable } from '../../../tables/schema.ts'
import type { Token } from '../../../words/tokens.ts'

/**
 * "Has each member cancelled", "did each member cancel": what they did, even if a table is called
 * `member_cancellations`. The member is one thing, and what was done another.
 */
export function endsInDeed(
  tokens: readonly Token[],
  start: number,
  end: number,
  tables: readonly SchemaTable[],
): boolean {
  const last = tokens[end - 1]?.fold ?? ''
  if (end - start < 2 || !(/[^e]ed$/.test(last) || isDeedAsked(tokens, start, end))) return false
  return !tables.some(({ name }) => isCalled(name, last))
}

/** "How many trips did each guest book?": behind "did" the last word tells what they did. */
export function isDeedAsked(tokens: readonly Token[], start: number, end: number): boolean {
  const before = tokens.slice(Math.max(0, start - 2), start).map(({ fold }) => fold)
  if (!/^(?:do|does|did) (?:each|every)$/.test(before.join(' '))) return false
  const behind = tokens[end]
  return !behind || behind.sign || AROUND.test(behind.fold)
}

const AROUND = /^(?:in|on|at|for|from|to|by|with|during|since|before|after)$/

function isCalled(name: string, word: string): boolean {
  const words = name.toLowerCase().split(/[^\p{L}]+/u)
  return words.includes(word) || words.includes(`${word}s`)
}
