import { RANK_WORDS } from '../../../words/column-words.ts'
import type { Mention } from '../link/mention.ts'
import { hasConcept, isRank, says } from '../../../tables/schema.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'
import { stem } from '../../../words/stem.ts'
import type { Token } from '../../../words/tokens.ts'

/** "The best finish" is the first place, and the best time the shortest: there less is more. */
export function isLessMore(
  { text, start }: Mention,
  column: SchemaColumn,
  tokens: readonly Token[],
): boolean {
  // "Ranked the highest", "charted highest in the UK": at a smaller number.
  const before = tokens.slice(Math.max(0, start - 2), start).map(({ fold }) => fold)
  const verb = before.findLast((word) => word !== 'the' && word !== 'at')
  if (/^(?:the )?(?:highest|lowest)$/i.test(text) && verb !== undefined && PLACED.test(verb))
    return isRank(column) || CHARTED.test(verb)
  // Nobody means the last place by the highest one on a chart.
  if (/^(?:the )?(?:highest|lowest)$/i.test(text) && says(column, CHARTS)) return true
  if (/^(?:the )?top$/i.test(text)) return isRank(column)
  if (/^(?:the )?(?:fastest|quickest|slowest)$/i.test(text)) return tellsTime(column)
  if (!/^(?:the )?(?:best|worst)$/i.test(text)) return false
  return isRank(column) || says(column, RANK_WORDS) || says(column, TIMES)
}

/** Whoever is faster took less of it, unless it is a speed. */
export function tellsTime(column: SchemaColumn): boolean {
  return column.numeric !== null && !hasConcept(column, 'speed') && !PER_HOUR.test(column.name)
}

const PER_HOUR = /\/h\b|\bper hour\b|\b(?:mph|kph|kmh|knots?)\b/i

const CHARTS = new Set(['chart'].map(stem))

/** "Peaked above number 10", "ranked lower than 5": above a place is at a smaller number. */
export function isPlaceCompared(
  { text, start }: Mention,
  column: SchemaColumn,
  tokens: readonly Token[],
): boolean {
  if (!/\b(?:above|higher|better|below|lower|worse)\b/i.test(text)) return false
  const before = tokens.slice(Math.max(0, start - 2), start).map(({ fold }) => fold)
  const verb = before.findLast((word) => word !== 'at' && word !== 'in')
  if (verb !== undefined && PLACED.test(verb)) return isRank(column) || CHARTED.test(verb)
  return says(column, CHARTS)
}

const PLACED = /^(?:rank|chart|peak|plac|finish|seed)(?:ed|ing)?$/
const CHARTED = /^(?:chart|peak)/

const TIMES = new Set(['time', 'grid', 'start', 'peak'].map(stem))
