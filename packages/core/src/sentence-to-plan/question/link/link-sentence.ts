import { blank, textOf, bestParts } from './candidate.ts'
import type { Candidate } from './candidate.ts'
import { isRowNoun, isSaidOften } from '../words/everyday-words.ts'
import { marksAt } from '../words/find-marks.ts'
import type { FoundMark } from '../words/find-marks.ts'
import { findDate, isoDate, readDate } from './link-dates.ts'
import { linkColumns, saidWords } from './link-names.ts'
import { isNamedNumber } from './named-numbers.ts'
import { quotation, acrossQuotes } from './link-quotations.ts'
import { readSpan } from './link-span.ts'
import type { LinkedSentence, Mention } from './mention.ts'
import type { SchemaTable } from '../../../tables/schema.ts'
import { tellersOf } from './tellers.ts'
import { tokenize } from '../../../words/tokens.ts'
import type { Token } from '../../../words/tokens.ts'
import { valueIndex } from '../tables/value-index.ts'
import type { ValueIndex } from '../tables/value-index.ts'

/**
 * Divides a question into stretches that each stand for something, so that most of it is explained. Told
 * what one of them is not, it finds the next best division.
 */
export function linkSentence(
  sentence: string,
  tables: readonly SchemaTable[],
  refused: Mention | null = null,
): LinkedSentence {
  const tokens = tokenize(sentence)
  const values = valueIndex(tables)
  const candidates = tokens.map((_, start) =>
    candidatesAt(tokens, start, tables, values).filter((one) => !isSame(one, refused)),
  )
  const best: number[] = Array.from({ length: tokens.length + 1 }, () => 0)
  const chosen: (Candidate | null)[] = tokens.map(() => null)
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    best[at] = best[at + 1] ?? 0
    for (const candidate of candidates[at] ?? []) {
      const weight = candidate.weight + (best[candidate.end] ?? 0)
      if (weight > (best[at] ?? 0)) {
        best[at] = weight
        chosen[at] = candidate
      }
    }
  }
  const mentions: Mention[] = []
  for (let at = 0; at < tokens.length;) {
    const candidate = chosen[at]
    if (!candidate) {
      at += 1
      continue
    }
    const { weight: _weight, ...mention } = candidate
    mentions.push({ ...mention, index: mentions.length })
    at = candidate.end
  }
  return { tokens, mentions, tables }
}

function isSame({ start, end, mark }: Candidate, refused: Mention | null): boolean {
  if (refused?.start !== start || refused.end !== end) return false
  return mark?.kind === refused.mark?.kind
}

function candidatesAt(
  tokens: readonly Token[],
  start: number,
  tables: readonly SchemaTable[],
  values: ValueIndex,
): readonly Candidate[] {
  const first = tokens[start]
  if (!first) return []
  const across = acrossQuotes(tokens, start, values)
  if (first.quote !== null) {
    return tokens[start - 1]?.quote !== first.quote
      ? [quotation(tokens, start, tables, values), ...across]
      : []
  }
  const found: Candidate[] = [...across]
  const limit = Math.min(tokens.length, start + values.longest + 8)
  for (let end = start + 1; end <= limit; end += 1) {
    const span = tokens.slice(start, end)
    if (span.at(-1)?.quote !== null) break
    const candidate = readSpan(tokens, start, end, tables, values)
    if (candidate) found.push(candidate)
  }
  for (const mark of marksAt(tokens, start)) {
    // "total" and "no" may also be a column or a cell: kept beside, for whoever reads what is around.
    const other = found.find(({ end }) => end === mark.end)
    const { columns = measuredColumns(tokens, start, mark, tables), values: hits = [] } =
      other ?? {}
    const own = {
      columns: columns.filter(({ score }) => score > 0.95),
      values: hits.filter(({ share }) => share === 1),
    }
    if (isNamedNumber(tokens, start, mark, tables)) continue
    const tellers = tellersOf(textOf(tokens, start, mark.end), mark.mark, tables)
    if (tellers.length > 0) {
      found.push({ ...blank(tokens, start, mark.end), columns: tellers, weight: mark.weight })
      continue
    }
    // "The lowest total sales" adds up, even if somebody is called Total.
    const isCalled = mark.mark.kind === 'measure' && !first.proper && own.columns.length === 0
    const weight = isCalled ? Math.max(mark.weight, (other?.weight ?? 0) + 0.01) : mark.weight
    found.push({ ...blank(tokens, start, mark.end), ...own, mark: mark.mark, weight })
  }
  const typo =
    found.length === 0 && !first.sign && !isSaidOften(first) && !isRowNoun(tokens, start, start + 1)
      ? values.near(first.fold)
      : null
  if (typo !== null) {
    const hits = values.whole([typo])
    found.push({
      ...blank(tokens, start, start + 1),
      values: hits.length > 0 ? hits : bestParts(values.part([typo])),
      weight: 0.4,
    })
  }
  const date = readDate(tokens, start)
  if (date) {
    const hits = findDate(date.date, tables)
    const iso = isoDate(date.date)
    const end = start + date.length
    // Some cells are days and others only years: the day is a cell as it stands.
    const isCell = found.some((one) => one.end === end && one.values.length > 0)
    if (hits.length > 0 || (iso !== null && !isCell)) {
      const text = hits.length === 0 && iso !== null ? iso : textOf(tokens, start, end)
      found.push({
        ...blank(tokens, start, end),
        text,
        values: hits,
        weight: dateWeight(date.length),
      })
    }
  }
  return found
}

/** "The total of Hale": a column may be called "Total". */
function measuredColumns(
  tokens: readonly Token[],
  start: number,
  { mark, end }: FoundMark,
  tables: readonly SchemaTable[],
): Mention['columns'] {
  if (mark.kind !== 'measure' || tokens[end - 1]?.fold !== 'of') return []
  const said = saidWords(tokens.slice(tokens[start]?.fold === 'the' ? start + 1 : start, end - 1))
  return said ? linkColumns(said, tables) : []
}

/** A day said as a whole outweighs the month it is in and a number that is a cell elsewhere. */
function dateWeight(words: number): number {
  return words * 1.1 + 0.15 * (words - 1)
}
