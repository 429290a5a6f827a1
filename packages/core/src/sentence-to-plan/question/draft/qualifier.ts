import { gap, next } from './draft.ts'
import type { Draft } from './draft.ts'
import type { Mention } from '../link/mention.ts'
import { isDeedAsked } from '../link/said-deeds.ts'

/** "Surfer age", "the surfer's age": a table right before a column only says whose it is. */
export function isOwner(draft: Draft, one: Mention): boolean {
  const after = next(draft, one)
  if (one.mark || !after || after.mark || after.columns.length === 0) return false
  // "The most ships built": what was done with them, and no column of theirs.
  if (isDone(after.text) && !isHeading(after)) return false
  if (isDeedAsked(draft.sentence.tokens, one.start, after.end)) return false
  if ((one.tables[0]?.score ?? 0) < (one.columns[0]?.score ?? 0)) return false
  return one.tables.length > 0 && gap(draft, one.end, after.start).every((word) => word === "'s")
}

/** "Every licensed pilot": what is told of the rows of a table right behind it, and no column of theirs. */
export function isToldOf(draft: Draft, one: Mention): boolean {
  const after = next(draft, one)
  if (one.mark || one.values.length > 0 || one.tables.length > 0 || !/[^e]ed$/i.test(one.text))
    return false
  return after?.start === one.end && !after.mark && (after.tables[0]?.score ?? 0) > TABLE
}

const TABLE = 0.8

/** "Rating", "opening": a noun that a column is called by. */
function isHeading({ text, columns: [best] }: Mention): boolean {
  return /ing$/i.test(text) && !!best && best.column.name.toLowerCase().includes(text.toLowerCase())
}

/** A verb that tells what was done, the irregular ones by name. */
export function isDone(word: string): boolean {
  return DONE.test(word)
}

const DONE =
  /(?:[^e]ed|ing)$|^(?:built|held|won|lost|made|born|sold|bought|sent|spent|met|led|left|kept|took|came|went|gave|began|became|wrote|drove|flew|ran|sang|rose|fell|fought|taught|caught|taken|given|written|driven|drawn|shown|known|grown|begun|done|gone|run|cut|set|put|hit)$/i
