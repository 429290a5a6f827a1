import { columnFor, columnOf, gap, nameColumn, next } from './draft.ts'
import type { Draft, SelectDraft } from './draft.ts'
import { FUNCTION_WORDS, FILLER_WORDS, wordSet } from './lexicon.ts'
import type { Mention } from './mention.ts'
import type { MeasureName } from './query.ts'
import type { SchemaColumn } from './schema.ts'

const SKIP = wordSet(
  "the a an is are was were all me us of any each every some and , its their his her do does did different : both to please these those this as be by out total 's in on at for that would there exact only many also or",
)
const JOINERS = wordSet(
  'and , or the a an their its his her also with of corresponding respective each all both',
)

interface Scan {
  measure: MeasureName | 'count' | null
  distinct: boolean
  superlative: Mention | null
  entity: Mention | null
}

/** Reads what is to be seen, from the word that asks for it up to where conditions begin. */
export function readProjection(draft: Draft, focus: Mention | null): void {
  const scan: Scan = { measure: null, distinct: false, superlative: null, entity: null }
  const mark = focus?.mark
  if (mark?.kind === 'ask' && mark.concept === 'count') scan.measure = 'count'
  if (mark?.kind === 'count') scan.measure = 'count'
  if (focus) draft.used.add(focus.index)
  const first = focus ? next(draft, focus) : (draft.sentence.mentions[0] ?? null)
  const from = focus ? focus.end : 0
  const end = collect(draft, first, from, scan, focus === null)
  draft.focus = { start: focus?.start ?? 0, end }
  if (draft.select.length > 0) return
  byConcept(draft, focus, scan)
}

/** Walks along the mentions, and returns the token behind the last one that belongs to the projection. */
function collect(
  draft: Draft,
  first: Mention | null,
  from: number,
  scan: Scan,
  loose: boolean,
): number {
  let at = from
  let one = first
  let found = false
  while (one) {
    const words = gap(draft, at, one.start)
    const resumed: Mention | null = found ? resume(draft, one, words) : null
    if (resumed) {
      one = resumed
    } else {
      if (!words.every((word) => (found ? JOINERS.has(word) : SKIP.has(word) || fillers(word))))
        break
      if (found && !continues(draft, words, one)) break
    }
    const step = take(draft, one, scan, found)
    if (step === 'stop') break
    if (step === 'taken') found = true
    at = one.end
    one = next(draft, one)
    if (loose && found && one && gap(draft, at, one.start).length > 0) break
  }
  return at
}

/** "The cost of each treatment and its date": behind the table, the list of things to be seen goes on. */
function resume(draft: Draft, one: Mention, words: readonly string[]): Mention | null {
  const grouped = one.mark?.kind === 'group'
  const table = grouped ? next(draft, one) : one
  if (!table || table.tables.length === 0 || table.mark) return null
  const linked = grouped || words.some((word) => word === 'of' || word === 'for' || word === 'in')
  if (!linked || !words.every((word) => JOINERS.has(word) || word === 'for' || word === 'in'))
    return null
  let joiner = next(draft, table)
  let comma = gap(draft, table.end, joiner?.start ?? table.end)
  if (joiner?.mark?.kind === 'and' || joiner?.mark?.kind === 'continue') {
    const after = next(draft, joiner)
    comma = gap(draft, joiner.end, after?.start ?? joiner.end)
    joiner = after
  } else if (!comma.includes(',')) return null
  if (!joiner || joiner.columns.length === 0 || joiner.mark || isCondition(draft, joiner))
    return null
  if (!comma.every((word) => JOINERS.has(word))) return null
  const main = table.tables[0]?.table
  if (main) draft.used.add(table.index)
  if (grouped) draft.used.add(one.index)
  return joiner
}

function fillers(word: string): boolean {
  return (
    FILLER_WORDS.has(word) ||
    (FUNCTION_WORDS.has(word) === false && word.length > 2 && /^\p{L}+$/u.test(word))
  )
}

/** After the first thing to be seen, only "and", a comma or a neighbour goes on with the list. */
function continues(draft: Draft, words: readonly string[], one: Mention): boolean {
  if (words.length === 0) return true
  if (words.includes("'s")) return true
  if (one.mark?.kind === 'and' || one.mark?.kind === 'continue') return true
  const listed = words.includes(',') || words.includes('and')
  const before = draft.sentence.mentions[one.index - 1]
  const afterJoiner = before?.mark?.kind === 'and' || before?.mark?.kind === 'continue'
  return (listed || afterJoiner) && !isCondition(draft, one)
}

/** A column that is compared with something is a condition, not a thing to be seen. */
export function isCondition(draft: Draft, one: Mention): boolean {
  const after = next(draft, one)
  if (!after || one.columns.length === 0) return false
  const words = gap(draft, one.end, after.start)
  const bare = words.every((word) => BINDING.has(word))
  if (!bare) return false
  if (after.mark?.kind === 'compare' || after.mark?.kind === 'between')
    return words.every((word) => word !== 'of')
  if (after.columns.length > 0) return false
  if (after.number !== null || after.quoted) return true
  return after.values.some(({ column }) => one.columns.some((link) => link.column === column))
}

const BINDING = wordSet('is was of are were a the an = : equals being named called as')

type Step = 'taken' | 'skipped' | 'stop'

function take(draft: Draft, one: Mention, scan: Scan, found: boolean): Step {
  const { mark } = one
  if (mark) return takeMark(draft, one, scan, found)
  if (isCondition(draft, one) && !(draft.select.length === 0 && scan.measure !== null))
    return 'stop'
  const possessive = gap(draft, one.end, one.end + 1)[0] === "'s"
  const after = next(draft, one)
  // "the owner's first name", "dog names": the table only says whose.
  if (one.tables.length > 0 && after && !found) {
    const words = gap(draft, one.end, after.start)
    const qualifies = after.columns.length > 0 && words.every((word) => word === "'s")
    if (qualifies && (one.tables[0]?.score ?? 0) >= (one.columns[0]?.score ?? 0)) {
      scan.entity = one
      return 'skipped'
    }
  }
  if (
    one.values.length > 0 &&
    (possessive || one.columns.length === 0) &&
    one.tables.length === 0
  ) {
    return possessive ? 'skipped' : 'stop'
  }
  if (one.number !== null && one.columns.length === 0) return 'stop'
  const tableScore = one.tables[0]?.score ?? 0
  const columnScore = one.columns[0]?.score ?? 0
  if (tableScore > 0 && tableScore >= columnScore - 0.1 && !found) {
    scan.entity = one
    const table = one.tables[0]?.table
    if (table) draft.main = table
    draft.used.add(one.index)
    if (scan.measure === 'count') {
      draft.select.push({ measure: 'count_rows', column: null })
      return 'taken'
    }
    if (scan.measure === null && scan.superlative === null) {
      draft.select.push({ measure: null, column: nameColumn(draft.main) })
      draft.implicit = true
      return 'taken'
    }
    return 'skipped'
  }
  const column = columnOf(draft, one)
  if (!column) return 'stop'
  draft.used.add(one.index)
  // "ticket expense": two names side by side are one thing, and the second says what it is.
  if (
    after &&
    after.start === one.end &&
    after.columns.length > 0 &&
    !after.mark &&
    after.values.length === 0 &&
    !isCondition(draft, after)
  )
    return 'skipped'
  draft.select.push(asSelected(draft, column, scan))
  scan.measure = null
  scan.superlative = null
  return 'taken'
}

function takeMark(draft: Draft, one: Mention, scan: Scan, found: boolean): Step {
  const { mark } = one
  if (!mark) return 'stop'
  switch (mark.kind) {
    case 'measure':
      if (one.columns.length > 0 && !measures(draft, one)) {
        const column = columnOf(draft, one)
        if (column) {
          draft.used.add(one.index)
          draft.select.push(asSelected(draft, column, scan))
          return 'taken'
        }
      }
      scan.measure = mark.measure
      draft.used.add(one.index)
      return 'skipped'
    case 'count':
      scan.measure = scan.measure && scan.measure !== 'count' ? scan.measure : 'count'
      draft.used.add(one.index)
      return 'skipped'
    case 'distinct':
      scan.distinct = true
      draft.distinct = true
      draft.used.add(one.index)
      return 'skipped'
    case 'superlative':
      scan.superlative = one
      return 'skipped'
    case 'and':
    case 'continue':
      return found ? 'skipped' : 'stop'
    case 'ask':
      return found
        ? 'stop'
        : (draft.used.add(one.index),
          mark.concept === 'count' && (scan.measure = 'count'),
          'skipped')
    case 'command':
      return found ? 'stop' : 'skipped'
    default:
      return 'stop'
  }
}

/** "average" before a column computes; "the average" alone is a column of that name. */
function measures(draft: Draft, one: Mention): boolean {
  const after = next(draft, one)
  if (!after) return false
  const words = gap(draft, one.end, after.start)
  return (
    (after.columns.length > 0 || after.mark?.kind === 'count' || after.tables.length > 0) &&
    words.every((word) => word === 'of' || word === 'the' || word === 'in')
  )
}

function asSelected(draft: Draft, column: SchemaColumn, scan: Scan): SelectDraft {
  const { measure, superlative } = scan
  if (superlative?.mark?.kind === 'superlative' && draft.select.length === 0) {
    draft.used.add(superlative.index)
    return { measure: superlative.mark.descending ? 'max' : 'min', column }
  }
  if (measure === 'count') return { measure: countOf(draft, column, scan.distinct), column }
  if (measure !== null) {
    const adds = measure === 'sum' || measure === 'mean'
    if (adds && column.numeric === null) return { measure: 'count', column }
    return { measure, column }
  }
  return { measure: null, column }
}

/** "How many points" asks for the number that is there; "how many players" counts. */
function countOf(draft: Draft, column: SchemaColumn, distinct: boolean): MeasureName {
  if (distinct) return 'count_distinct'
  if (column.numeric !== null && !column.ordinal && !column.key) return 'sum'
  if (draft.sentence.tables.length > 1 && !column.unique && column.numeric === null)
    return 'count_distinct'
  return 'count'
}

function byConcept(draft: Draft, focus: Mention | null, scan: Scan): void {
  const mark = focus?.mark
  if (scan.measure === 'count') {
    draft.select.push({ measure: 'count_rows', column: null })
    return
  }
  if (
    mark?.kind === 'ask' &&
    mark.concept !== null &&
    mark.concept !== 'count' &&
    mark.concept !== 'much'
  ) {
    const column = columnFor(draft, draft.main, mark.concept)
    if (column) {
      draft.select.push({ measure: null, column })
      return
    }
  }
  // Left to whoever knows the conditions: what is asked for is not among them.
}
