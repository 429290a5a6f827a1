import type { Cell } from '../../../relation/column.ts'
import { says } from '../../../tables/schema.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'
import { stem } from '../../../words/stem.ts'

/** What people say for cells that are written short: "female" for F, "at home" for H, "wins" for W 27–20. */
export function aliasesOf(column: SchemaColumn): readonly (readonly [string, Cell])[] {
  const texts = column.cells.filter((cell) => typeof cell === 'string')
  if (texts.length === 0) return []
  const isSex = says(column, SEX) && texts.every((cell) => SEXES.test(cell.trim()))
  const isSide = texts.length > 1 && texts.every((cell) => SIDES.test(cell.trim()))
  const away = texts.filter((cell) => /^(?:at |@)/i.test(cell.trim()))
  if (away.length >= 2 && away.length < texts.length) return sidesOf(texts, away)
  const outcomes = texts.filter((cell) => OUTCOMES.test(cell.trim()))
  const isOutcome = texts.length > 1 && outcomes.length >= 0.9 * texts.length
  if (texts.every((cell) => FINISHED.test(cell.trim()))) return finishedOf(texts)
  const words = isSex ? SEX_WORDS : isSide ? SIDE_WORDS : isOutcome ? OUTCOME_WORDS : null
  if (!words) return []
  return texts.flatMap((cell) =>
    (words[cell.trim().charAt(0).toUpperCase()] ?? []).map((word) => [word, cell] as const),
  )
}

/** Of "at Lions" and "Packers" the first is played away. */
function sidesOf(
  texts: readonly string[],
  away: readonly string[],
): readonly (readonly [string, Cell])[] {
  return texts.flatMap((cell) =>
    (away.includes(cell) ? ['away', 'road'] : ['home']).map((word) => [word, cell] as const),
  )
}

/** Of "Winner" and "Runner-up" the first won, and the other one lost. */
function finishedOf(texts: readonly string[]): readonly (readonly [string, Cell])[] {
  return texts.flatMap((cell) => {
    const outcome = WON.test(cell.trim()) ? OUTCOME_WORDS['W'] : OUTCOME_WORDS['L']
    return (outcome ?? []).map((word) => [word, cell] as const)
  })
}

const WON = /^(?:winners?|champions?)$/i
const FINISHED = /^(?:winners?|champions?|runners?[ -]?up|finalists?|losers?)$/i

const SEX = new Set(['sex', 'gender'].map(stem))
const SEXES = /^(?:m|f|male|female|man|woman)$/i
const SIDES = /^[HAN]$/i
const OUTCOMES = /^[WLDT](?:\b|(?=[\s\d–-]))/

type Words = Readonly<Record<string, readonly string[]>>
const SEX_WORDS: Words = {
  F: ['female', 'females', 'woman', 'women', 'girls'],
  M: ['male', 'males', 'man', 'men', 'boys'],
  W: ['female', 'females', 'women'],
}
const SIDE_WORDS: Words = { H: ['home'], A: ['away'], N: ['neutral'] }
export const OUTCOME_WORDS: Words = {
  W: ['win', 'wins', 'won', 'victory', 'victories'],
  L: ['loss', 'losses', 'lost', 'lose', 'defeat', 'defeats'],
  D: ['draw', 'draws', 'drew', 'drawn'],
  T: ['tie', 'ties', 'tied'],
}
