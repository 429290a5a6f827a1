import { isLessMore } from '../draft/best-first.ts'
import { columnFor } from '../draft/column-for.ts'
import type { Draft, SelectDraft } from '../draft/draft.ts'
import { DATE_WORDS } from '../../../words/column-words.ts'
import { orderColumn } from '../tables/order-column.ts'
import { skipTo } from '../draft/ordinal-before.ts'
import type { MeasureName } from '../query/query.ts'
import { fansOut } from '../draft/fans-out.ts'
import { hasConcept, isClock, isFeet, isRank, says } from '../../../tables/schema.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'
import type { Scan } from './scan.ts'

/** A column as it is shown: itself, or what is computed of it. */
export function asSelected(draft: Draft, column: SchemaColumn, scan: Scan): readonly SelectDraft[] {
  const sortable = column.numeric !== null || column.dated
  // "The average age and the highest weight": beside what is computed, an extreme is computed too.
  const isComputed =
    draft.select.every(({ measure, column: of }) => measure !== null && of !== null) ||
    (draft.select.length > 1 && draft.select.at(-1)?.measure !== null)
  const extremes = sortable && (isComputed || isOfMany(draft, column)) ? scan.superlatives : []
  const found: SelectDraft[] = []
  for (const extreme of extremes) {
    const { mark, index } = extreme
    // "The most common fee" is the one that most rows have, and not the greatest.
    if (mark?.kind !== 'superlative' || mark.concept === 'count') continue
    // "Her last result": that of the last row, and not the greatest.
    const when = mark.concept === 'date' && !isWhen(column) ? orderOfRows(draft) : null
    if (when) {
      draft.used.add(index)
      draft.order.push({ measure: null, of: when, descending: mark.descending })
      draft.limit ??= 1
      return [{ measure: null, column }]
    }
    const descending = mark.descending !== isLessMore(extreme, column, draft.sentence.tokens)
    draft.used.add(index)
    const isText =
      column.type === 'text' && (column.numeric === null || isTold(column) || isRank(column))
    const areSeveral = draft.limit !== null && draft.limit > 1
    if (skipTo(draft, extreme) || isText || areSeveral) {
      // "The first season": the text itself, and not the year that is read from it; "the 3 highest": each of them.
      draft.order.push({ measure: null, of: column, descending })
      draft.limit ??= 1
      return [{ measure: null, column }]
    }
    found.push({ measure: descending ? 'max' : 'min', column })
  }
  // "The least number of viewers" is one thing: the number is there, the least of it is asked for.
  const measures =
    found.length > 0 || scan.measures.some((one) => one !== 'count')
      ? scan.measures.filter((one) => one !== 'count')
      : scan.measures
  for (const measure of new Set(measures))
    found.push({
      measure: measureOf(draft, column, measure, scan.distinct),
      column,
      ...(measure === 'count' ? { asked: 'count' } : {}),
    })
  return found.length > 0 ? found : [{ measure: null, column }]
}

/** "The title and the highest price of each film": of the many prices that every film has. */
function isOfMany(draft: Draft, { table }: SchemaColumn): boolean {
  const words = draft.sentence.tokens.map(({ fold }) => fold).join(' ')
  if (
    !/\b(?:each|every|(?:of|among|from|across|in) (?:all )?(?:of )?(?:its|their|his|her))\b/.test(
      words,
    )
  )
    return false
  return table !== draft.main.id && fansOut(draft, table)
}

function isWhen(column: SchemaColumn): boolean {
  return column.dated || column.yearly || (column.ordinal && !isRank(column))
}

function orderOfRows(draft: Draft): SchemaColumn | null {
  return columnFor(draft, draft.main, 'date') ?? orderColumn(draft.main)
}

function measureOf(
  draft: Draft,
  column: SchemaColumn,
  measure: MeasureName | 'count',
  distinct: boolean,
): MeasureName {
  const adds = measure === 'sum' || measure === 'mean'
  if (measure !== 'count') return adds && column.numeric === null ? 'count' : measure
  if (distinct) return 'count_distinct'
  // "How many points" asks for the number that is there; "how many players" counts.
  const isAmount = column.numeric !== null && !column.ordinal && !column.key
  // "How many records": times are looked at one by one, and nobody adds up the best of them.
  if (isAmount && !isTold(column)) return 'sum'
  const told = draft.sentence.tables.length > 1 && !column.unique && column.numeric === null
  return told ? 'count_distinct' : 'count'
}

/** Whether a column may answer the question word: below zero where it may not. */
export function fitsAsker(column: SchemaColumn, asks: Scan['asks']): number {
  switch (asks) {
    case 'person':
      if (column.numeric !== null || column.dated) return -1
      return hasConcept(column, 'person') ? 0.2 : 0
    case 'place':
      if (column.numeric !== null || column.dated) return -1
      return hasConcept(column, 'place') ? 0.2 : 0
    case 'much':
      return column.cells.some((cell) => /[$€£¥]/.test(String(cell))) ? 0.3 : 0
    case 'date':
    case 'year':
      return column.dated ||
        column.yearly ||
        says(column, DATE_WORDS) ||
        column.numeric === 'native'
        ? 0.2
        : -1
    default:
      return 0
  }
}

/** Minutes and seconds, feet and inches: written in two numbers, and added up by nobody. */
function isTold({ cells }: SchemaColumn): boolean {
  return isClock(cells) || isFeet(cells)
}
