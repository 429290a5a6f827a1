import { MARKS, MARK_WORDS } from './find-marks.ts'
import { COMMON_VERBS, FILLER_WORDS, FUNCTION_WORDS } from '../../../words/empty-words.ts'
import { isKnownWord } from '../../../words/synonyms.ts'
import { wordSet } from '../../../words/word-set.ts'
import type { Token } from '../../../words/tokens.ts'

/** "How many releases", "which release was": what the rows are, even if a cell somewhere speaks of one. */
export function isRowNoun(tokens: readonly Token[], start: number, end: number): boolean {
  const only = tokens[start]
  if (end - start > 1 || !only || only.proper) return false
  const [before, earlier] = [tokens[start - 1], tokens[start - 2]]
  if (only.fold.endsWith('s') && before?.fold === 'many' && earlier?.fold === 'how') return true
  const isAsked = before?.fold === 'which' || before?.fold === 'what' || isListed(tokens, start)
  return isAsked && AFTER_NOUN.has(tokens[end]?.fold ?? '')
}

/** What a noun is told of by: "the mountains that", "which building has". */
const AFTER_NOUN = wordSet('has have had is are was were did does do that who whose which with')

/** "List the mountains", at the start of a sentence. */
function isListed(tokens: readonly Token[], start: number): boolean {
  const opening = tokens.slice(0, start).map(({ fold }) => fold)
  const said = opening.filter((word) => word !== 'the' && word !== 'all').join(' ')
  return MARKS.get(said)?.kind === 'command'
}

/** "The one whose", "which one": it stands for a row, and counts nothing. */
export function isPronoun(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.fold !== 'one') return false
  const [before, after] = [tokens[at - 1]?.fold ?? '', tokens[at + 1]?.fold ?? '']
  if (/^(?:which|what|this|that)$/.test(before)) return true
  return (before === 'the' && RELATIVE.has(after)) || isBestOne(tokens, at)
}

/** "Than the oldest one", "the most expensive one." */
function isBestOne(tokens: readonly Token[], at: number): boolean {
  const [more = '', best = ''] = tokens.slice(at - 2, at).map(({ fold }) => fold)
  const isBest = /^\p{L}{2,}est$/u.test(best) || /^(?:most|least)$/.test(more)
  const after = tokens[at + 1]
  return at >= 2 && isBest && best !== 'least' && (!after || after.sign)
}

const RELATIVE = wordSet('whose who that which where with having')

/** A word of the language itself is spelled as it is meant: "later" is not "water". */
export function isSaidOften(token: Token): boolean {
  return isCommon([token]) || MARK_WORDS.has(token.fold) || isKnownWord(token.stem)
}

/** A part of a cell says something only if it is no everyday word. */
export function isCommon(span: readonly Token[]): boolean {
  const words = span.filter((token) => !token.sign && !FUNCTION_WORDS.has(token.fold))
  if (words.every((token) => FILLER_WORDS.has(token.stem))) return true
  const [only] = words
  if (words.length !== 1 || !only || only.proper) return false
  return only.fold.length < 4 || COMMON_VERBS.has(only.stem)
}
