import { columnOf } from '../draft/column-of.ts'
import { gap, next } from '../draft/draft.ts'
import type { Draft } from '../draft/draft.ts'
import { isCondition } from '../draft/is-condition.ts'
import { isMeasuredBehind } from './measured-behind.ts'
import type { Mention } from '../link/mention.ts'
import { asSelected } from './shown-measure.ts'
import type { Scan, Step } from './scan.ts'

/** Takes a word of the language itself: what it says is about the thing that follows. */
export function takeMark(draft: Draft, one: Mention, scan: Scan, found: boolean): Step {
  const { mark } = one
  if (!mark) return 'stop'
  switch (mark.kind) {
    case 'measure': {
      const column = measures(draft, one) ? null : columnOf(draft, one)
      draft.used.add(one.index)
      if (found && isMeasuredBehind(draft, one)) return 'skipped'
      if (column) {
        if (isExtremeOf(draft, one)) draft.used.add(one.index + 1)
        draft.select.push(...asSelected(draft, column, scan))
        return 'taken'
      }
      scan.measures.push(mark.measure)
      return 'skipped'
    }
    case 'count':
      // "The grid number of the car": the number is what the column before it holds.
      if (found && isNumberOf(draft, one)) return 'skipped'
      if (scan.measures.length === 0) scan.measures.push('count')
      draft.used.add(one.index)
      return 'skipped'
    case 'distinct':
      scan.distinct = true
      draft.distinct = true
      draft.used.add(one.index)
      return 'skipped'
    case 'superlative':
      if (found && isMeasuredBehind(draft, one)) {
        draft.used.add(one.index)
        return 'skipped'
      }
      if (!found && !measures(draft, one)) {
        // "The lowest attendance at Elm Park", where a column is called lowest.
        const column = columnOf(draft, one)
        if (column) {
          draft.used.add(one.index)
          draft.select.push({ measure: null, column })
          return 'taken'
        }
      }
      if (!draft.used.has(one.index)) scan.superlatives.push(one)
      return 'skipped'
    case 'and':
      return found || scan.measures.length > 0 || scan.superlatives.length > 0 ? 'skipped' : 'stop'
    case 'continue':
      // "… and how many ships there are": the list goes on with a count.
      if (found && /how many$/i.test(one.text)) scan.measures.push('count')
      return found ? 'skipped' : 'stop'
    case 'ask':
      if (found && !goesOn(draft, one)) return 'stop'
      draft.used.add(one.index)
      if (mark.concept === 'count') scan.measures.push('count')
      return 'skipped'
    case 'command':
      return found ? 'stop' : 'skipped'
    default:
      return 'stop'
  }
}

/** "Which city and which brewery": the list goes on with the next thing asked for. */
function goesOn({ sentence }: Draft, { index, end, start }: Mention): boolean {
  const [before, after] = [sentence.mentions[index - 1], sentence.mentions[index + 1]]
  if (before?.mark?.kind !== 'and' || before.end !== start) return false
  return after?.start === end && !after.mark && after.values.length === 0
}

function isNumberOf({ sentence }: Draft, { index, start, text }: Mention): boolean {
  const before = sentence.mentions[index - 1]
  return /^number of$/i.test(text) && before?.end === start && before.columns.length > 0
}

/** "average" before a column computes; "the average" alone is a column of that name. */
function measures(draft: Draft, one: Mention): boolean {
  if (one.columns.length === 0) return true
  const after = next(draft, one)
  if (!after) return false
  const words = gap(draft, one.end, after.start)
  const named = after.columns.length > 0 || after.mark?.kind === 'count' || after.tables.length > 0
  // "The total in week 3": the week is a condition, and the total is the column.
  if (isCondition(draft, after) || isOfOne(one, after) || isExtremeOf(draft, one)) return false
  return named && words.every((word) => word === 'of' || word === 'the' || word === 'in')
}

/** "The lowest total points", where a column is called total and only that tells of points: nothing is added up. */
function isExtremeOf({ sentence: { mentions } }: Draft, { index, start, end, columns }: Mention) {
  const [before, after] = [mentions[index - 1], mentions[index + 1]]
  const [own] = columns
  return (
    own !== undefined &&
    before?.mark?.kind === 'superlative' &&
    before.end === start &&
    after?.start === end &&
    !after.mark &&
    after.columns[0]?.column === own.column
  )
}

/** "The total of the couple that": the one they have, where a column is called so; "of the couples" they are counted. */
function isOfOne({ columns: [own] }: Mention, { columns: [best], text, mark }: Mention): boolean {
  if (mark || !own || !best || own.score < EXACT || best.score < EXACT) return false
  const { numeric, dated, type } = best.column
  return type === 'text' && numeric === null && !dated && !/[^s]s$/i.test(text)
}

const EXACT = 0.95
