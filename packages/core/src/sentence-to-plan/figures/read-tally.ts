import type { SchemaTable } from '../../tables/schema.ts'
import type { FigureDraft } from './figure-draft.ts'
import { isFigure } from './is-figure.ts'
import type { WordStream } from './word-stream.ts'

/** "Grade distribution", "breakdown of payment methods", "reasons and how often": how many rows of each kind. */
export function readTally(words: WordStream, draft: FigureDraft): true | null {
  if (draft.amount || draft.splits.length > 0 || draft.ranking) return null
  const isBefore = words.take(...BEFORE) !== null
  words.take('the', 'all')
  const named = words.named()
  const columns = named?.columns.filter((one) => !isFigure(one) && !one.column.dated) ?? []
  const [best] = columns
  const table = words.tables.find(({ id }) => id === best?.column.table)
  const isColumn = best && best === named?.columns[0] && best.score >= (named.tables[0]?.score ?? 0)
  if (!named || !table || !isColumn) return null
  words.at += named.length
  const counted = isBefore ? null : words.attempt(() => takeCounted(words))
  if (!isBefore && !counted && words.take(...BEHIND) === null) return null
  draft.splits.push({ kind: 'named', named: { ...named, tables: [], columns } })
  draft.amount = { kind: 'count', table: counted ?? table, measure: null }
  return true
}

/** "Reasons with the number of bookings". */
function takeCounted(words: WordStream): SchemaTable | null {
  words.take('and', 'with', 'plus')
  words.take('the', 'their')
  if (words.take('number of', 'count of') === null) return null
  const named = words.named()
  words.at += named?.length ?? 0
  return named?.tables[0]?.table ?? null
}

const BEFORE = ['distribution of', 'breakdown of', 'breakdown by', 'frequency of', 'frequencies of']

/** The longest first. */
const BEHIND = [
  'and how often they occur',
  'and how often they were given',
  'and how often each',
  'and how often',
  'and how many of each',
  'and how many',
  'and the number of each',
  'and their counts',
  'and their frequency',
  'with their counts',
  'with the number of each',
  'with counts',
  'with count',
  'distribution',
  'breakdown',
  'frequency',
]
