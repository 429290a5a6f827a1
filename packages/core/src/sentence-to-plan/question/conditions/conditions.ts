import { leftColumn, rightColumn } from './words-beside.ts'
import { asksDifference } from '../answer/difference.ts'
import { comparatorOf } from './comparator.ts'
import { compareWith } from './compare-with.ts'
import { readRange } from './read-range.ts'
import { readCount, readNumber, readTimes } from './count-conditions.ts'
import { gap, next } from '../draft/draft.ts'
import type { Draft } from '../draft/draft.ts'
import { equalTo } from './equal-to.ts'
import { isAdjective } from '../draft/is-condition.ts'
import { wordSet } from '../../../words/word-set.ts'
import { readMeasured } from './measured-conditions.ts'
import type { Mention } from '../link/mention.ts'
import { ordinalBefore } from '../draft/ordinal-before.ts'
import { nearestCell, readUnknown } from './nearest-cell.ts'

export function readConditions(draft: Draft): void {
  for (const mention of draft.sentence.mentions) {
    if (draft.used.has(mention.index)) continue
    if (mention.mark?.kind === 'times') readTimes(draft, mention)
    else if (isNumberOfAll(draft, mention)) draft.used.add(mention.index)
    else if (isValue(draft, mention)) readCondition(draft, mention)
  }
  for (const mention of draft.sentence.mentions) readUnknown(draft, mention)
}

/** "Which of the 11 districts": how many rows there are, with or without a line of totals. */
function isNumberOfAll({ sentence, main }: Draft, { number, start, text }: Mention): boolean {
  const { rowCount } = main
  if (number === null || rowCount === null || (number !== rowCount && number !== rowCount - 1))
    return false
  // "Of the 11th week" is one of them.
  if (/(?:st|nd|rd|th)$/i.test(text)) return false
  const before = sentence.tokens.slice(Math.max(0, start - 2), start).map(({ fold }) => fold)
  return /^(?:(?:of|all) )?the$|\ball$/.test(before.join(' '))
}

function isValue(draft: Draft, mention: Mention): boolean {
  if (mention.mark) return isNo(draft, mention)
  const after = next(draft, mention)
  if (after?.mark?.kind === 'superlative' && ordinalBefore(draft, after)) return false
  if (mention.quoted || mention.number !== null) return true
  if (mention.values.length === 0 || isUnit(draft, mention)) return false
  const name = Math.max(mention.columns[0]?.score ?? 0, mention.tables[0]?.score ?? 0)
  const whole = mention.values.some(({ share }) => share >= 0.95)
  if (!whole && name >= 0.5) return mention.proper && name < 0.85
  if (name < 0.85)
    return (
      isPartOfSeveral(mention) ||
      mention.proper ||
      name < 0.6 ||
      isAdjective(draft, mention) ||
      hasColumnBeside(draft, mention)
    )
  if (isToldOf(draft, mention)) return true
  return (
    mention.proper &&
    mention.values.some(({ share }) => share === 1) &&
    hasColumnBeside(draft, mention)
  )
}

/** "Given for the garden", where there are `garden_plots` and `garden_tools`: it tells neither, and is a cell. */
function isPartOfSeveral({ columns, tables }: Mention): boolean {
  return columns.length === 0 && tables.length > 1
}

/** "The status was reserve", even if another column is called so: a cell of the column named right before it. */
function isToldOf(draft: Draft, mention: Mention): boolean {
  const left = leftColumn(draft, mention, mention)
  const [best] = left?.columns ?? []
  if (!left || !best || best.score < EXACT || mention.columns[0]?.column === best.column)
    return false
  const words = gap(draft, left.end, mention.start)
  const isTold = mention.values.some(({ column, share }) => share === 1 && column === best.column)
  return isTold && words.every((word) => /^(?:is|was|are|were|of|=|:)$/.test(word))
}

const EXACT = 0.95

/** "Less than 2 years": what the number is said in, even if cells say "4 years". */
function isUnit({ sentence }: Draft, { index, start, values, proper, end }: Mention): boolean {
  const before = sentence.mentions[index - 1]
  if (proper || end - start > 1 || before?.end !== start || before.number === null) return false
  return values.every(({ share }) => share < 1)
}

function isNo(draft: Draft, mention: Mention): boolean {
  if (mention.mark?.kind !== 'negation' || mention.values.length === 0) return false
  const left = leftColumn(draft, mention, mention)
  return (
    left !== null &&
    mention.values.some(({ column }) => left.columns.some((link) => link.column === column))
  )
}

function hasColumnBeside(draft: Draft, mention: Mention): boolean {
  return leftColumn(draft, mention, mention) !== null || rightColumn(draft, mention) !== null
}

const ONLY = wordSet('only just')

function readCondition(draft: Draft, mention: Mention): void {
  const range = readRange(draft, mention)
  if (range) return
  const comparator = comparatorOf(draft, mention)
  const start = comparator?.left ?? mention
  const left = leftColumn(draft, mention, start)
  const right = rightColumn(draft, mention)
  // "How many years after A was B": both are names, and nothing is compared.
  const apart = mention.number === null && mention.values.length > 0 && asksDifference(draft)
  // "Under Bob Hale": who led; "over the Rhine": where. No number to compare.
  const isUnder =
    /^(?:under|over)$/i.test(comparator?.left.text ?? '') &&
    mention.number === null &&
    mention.values.every(({ column }) => column.numeric === null && !column.dated)
  if (
    comparator &&
    !apart &&
    !isUnder &&
    (mention.number !== null || comparator.comparison !== '=')
  ) {
    if (readMeasured(draft, mention, comparator, { left, right })) return
    if (readCount(draft, mention, comparator.comparison)) return
    compareWith(draft, mention, comparator, left, right)
    return
  }
  const isOnly = ONLY.has(draft.sentence.tokens[mention.start - 1]?.fold ?? '')
  if (isOnly && mention.number !== null && readCount(draft, mention, '=')) return
  if (readNumber(draft, mention)) return
  if (mention.values.length > 0 || mention.number !== null) equalTo(draft, mention, left, right)
  else if (left) nearestCell(draft, mention, left)
}
