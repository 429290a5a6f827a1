import { tellsTime } from '../draft/best-first.ts'
import { conceptColumn } from '../draft/concept-column.ts'
import { columnFor } from '../draft/column-for.ts'
import { columnOf } from '../draft/column-of.ts'
import { gap } from '../draft/draft.ts'
import type { Draft } from '../draft/draft.ts'
import { LESS, MORE } from './comparator.ts'
import { wordSet } from '../../../words/word-set.ts'
import type { Concept } from '../../../words/concepts.ts'
import type { Mention } from '../link/mention.ts'
import { isRank } from '../../../tables/schema.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'
import { wordTable } from '../../../words/word-table.ts'

/** What a comparative is about where no column is named. */
export const ABOUT = wordTable<Concept>({
  taller: 'height',
  higher: 'height',
  older: 'age',
  younger: 'age',
  longer: 'length',
  shorter: 'length',
  deeper: 'depth',
  shallower: 'depth',
  wider: 'width',
  narrower: 'width',
  heavier: 'weight',
  lighter: 'weight',
  faster: 'speed',
  slower: 'speed',
  larger: 'size',
  bigger: 'size',
  smaller: 'size',
  earlier: 'date',
  later: 'date',
  cheaper: 'price',
  pricier: 'price',
  costlier: 'price',
})

/** "Which has more floors, A or B?": of the two rows, the one that is ahead. Read after the conditions. */
export function readChoice(draft: Draft): void {
  const { tokens } = draft.sentence
  const pair = twoOfOne(draft)
  if (!pair) return
  const first = draft.sentence.mentions.some(
    ({ mark, index }) => mark?.kind === 'superlative' && !draft.used.has(index),
  )
  // "Which was built first, A or B?": the order is read with the other superlatives.
  if (first) draft.select.splice(0, draft.select.length, { measure: null, column: pair })
  if (first) return
  const at = tokens.findIndex(({ fold }) => MORE.has(fold) || LESS.has(fold))
  // "Is the depot in Manis or in Leland": which of the two.
  if (at < 0 && ASKS_EITHER.has(tokens[0]?.fold ?? ''))
    draft.select.splice(0, draft.select.length, { measure: null, column: pair })
  const word = tokens[at]?.fold
  if (word === undefined || tokens[at + 1]?.fold === 'than') return
  const key = keyOf(draft, at, word)
  if (!key && countsRows(draft, at, pair)) {
    draft.order.push({ measure: 'count_rows', of: null, descending: MORE.has(word) })
    draft.limit = 1
    draft.select.splice(0, draft.select.length, { measure: null, column: pair })
  }
  if (!key) return
  // A higher place is a smaller number.
  const isPlace = /^(?:higher|lower|better|worse)$/.test(word) && isRank(key)
  // The older one was born, built or founded earlier.
  const isAge = ABOUT[word] === 'age' && (key.dated || key.yearly)
  const isLess = isPlace || isAge || (ABOUT[word] === 'speed' && tellsTime(key))
  draft.order.push({ measure: null, of: key, descending: MORE.has(word) !== isLess })
  draft.limit = 1
  draft.select.splice(0, draft.select.length, { measure: null, column: pair })
}

/** "Which label has more albums, A or B": rows of each are counted, where no number is compared. */
function countsRows(draft: Draft, at: number, pair: SchemaColumn): boolean {
  const word = draft.sentence.tokens[at]?.fold ?? ''
  if (draft.sentence.tables.length > 1 || pair.unique || !TALLIED.has(word)) return false
  const said = draft.sentence.mentions.find((one) => one.start === at + 1 && !one.mark)
  if (said && said.columns.length > 0) draft.used.add(said.index)
  return true
}

const TALLIED = wordSet('more fewer less')

const ASKS_EITHER = wordSet('is are was were do does did has have had')

/** The column of which two values are said with "or" between, or before the question: "between A and B, which". */
function twoOfOne(draft: Draft): SchemaColumn | null {
  const sorted = draft.where.toSorted((a, b) => a.at.start - b.at.start)
  for (const [index, a] of sorted.entries()) {
    const b = sorted[index + 1]
    if (!b || b.column !== a.column || a.predicate.kind !== 'among') continue
    const joint = draft.sentence.mentions.find(
      ({ mark, start }) =>
        (mark?.kind === 'or' || mark?.kind === 'and') && start >= a.at.end && start < b.at.start,
    )?.mark
    if (joint?.kind === 'or' || (joint && isOffered(draft, a.at, b.at))) return a.column
  }
  return null
}

/** "Of A and B, which": two rows are named first, and one of them is asked for. */
function isOffered(draft: Draft, a: Mention, b: Mention): boolean {
  const opening = gap(draft, 0, a.start)
  const isFirst = opening.length <= 3 && (opening[0] === 'between' || opening[0] === 'of')
  return isFirst && gap(draft, b.end, b.end + 4).some((word) => ASKING.has(word))
}

const ASKING = wordSet('which who what whose')

function keyOf(draft: Draft, at: number, word: string): SchemaColumn | null {
  const said = draft.sentence.mentions.find((one) => one.start > at && one.start <= at + 3)
  const column =
    said && said.columns.length > 0 && gap(draft, at + 1, said.start).length <= 1
      ? columnOf(draft, said)
      : null
  if (said && column && (column.numeric !== null || column.dated)) {
    draft.used.add(said.index)
    return column
  }
  const before = draft.sentence.mentions.find((one) => one.end === at && one.columns.length > 0)
  const told = before ? columnOf(draft, before, (one) => (one.numeric === null ? -1 : 0)) : null
  if (before && told && told.numeric !== null && !told.key) {
    draft.used.add(before.index)
    return told
  }
  const isPlaced = /^(?:better|worse|higher|lower)$/.test(word)
  const place = isPlaced ? draft.main.columns.find(isRank) : undefined
  if (place) return place
  const concept = ABOUT[word]
  if (concept === 'age' || concept === 'speed') return conceptColumn(draft, draft.main, concept)
  return concept ? columnFor(draft, draft.main, concept) : null
}
