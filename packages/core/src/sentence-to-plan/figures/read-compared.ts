import type { ColumnLink } from '../question/link/mention.ts'
import type { SchemaTable } from '../../tables/schema.ts'
import { comparisonWords } from '../question/words/comparison-words.ts'
import { isOpenShare } from './figure-draft.ts'
import type { FigureDraft } from './figure-draft.ts'
import { isFigure } from './is-figure.ts'
import type { WordStream } from './word-stream.ts'

/** "over 100", "quantity of at least 3", "over 500 kg", "only those above 50000". */
export function readCompared(words: WordStream, draft: FigureDraft): true | null {
  if (words.take('out of stock', 'sold out') !== null) {
    const columns = stockColumns(words)
    if (columns.length === 0) return null
    draft.compared.push({ columns, comparison: '<=', value: 0, ofGroups: false })
    draft.lists = true
    return true
  }
  const only = words.take('only', 'but only', 'where', 'with', 'having') !== null
  const ofGroups = only && takeGroups(words, draft)
  if (ofGroups && words.attempt(() => takeAmountAgain(words, draft)) !== null) {
    draft.compared.push({ columns: [], comparison: '>', value: 0, ofGroups })
    return true
  }
  const named = ofGroups ? null : words.named()
  const before = named?.columns.filter(isFigure) ?? []
  const [table] = named?.tables ?? []
  if (table && table.score >= (before[0]?.score ?? 0)) return null
  if (named && before.length > 0) words.at += named.length
  words.take('is', 'of', 'are', 'was', 'were')
  const compared = takeComparison(words)
  if (!compared) return null
  words.take('$', '€', '£', 'euros', 'dollars', 'eur', 'usd')
  const columns = before.length > 0 ? before : takeUnit(words)
  const isSplit = draft.splits.length > 0 && draft.amount !== null && columns.length === 0
  const isOfGroups = ofGroups || isSplit
  const rows = isOfGroups ? rowsBehind(words, draft) : null
  const said = { columns, ...compared, ofGroups: isOfGroups, rows }
  // "The share of orders over 100 by country": those are the part.
  if (isOpenShare(draft) && draft.splits.length === 0 && draft.amount === null && draft.share)
    draft.share.of = said
  else draft.compared.push(said)
  return true
}

/** "At least 5 orders", "at least 5 paid orders", where "paid" is for others to read. */
function rowsBehind(words: WordStream, draft: FigureDraft): SchemaTable | null {
  const start = words.at
  for (const skipped of [0, 1]) {
    words.at = start + skipped
    const named = words.named()
    words.at = start
    const [table] = named?.tables ?? []
    if (!named || !table || table.score < (named.columns[0]?.score ?? 0)) continue
    const isSplit = draft.splits.some(
      (one) => one.kind === 'named' && one.named.tables[0]?.table === table.table,
    )
    if (isSplit) continue
    if (skipped === 0) words.at += named.length
    return table.table
  }
  return null
}

/** "over 100", "at least € 3". */
export function takeComparison(words: WordStream) {
  const said = words.take(...COMPARED.keys())
  const comparison = said === null ? undefined : COMPARED.get(said)
  words.take('$', '€', '£')
  const value = comparison === undefined ? null : takeFigure(words)
  return comparison === undefined || value === null ? null : { comparison, value }
}

const COMPARED = comparisonWords('amount', 'number', 'sign')

/** "only those", "only countries": the groups rather than the rows. */
function takeGroups(words: WordStream, draft: FigureDraft): boolean {
  if (draft.splits.length === 0) return false
  words.take('the')
  if (words.take('those', 'ones', 'groups', 'these') !== null) return true
  const named = words.named()
  const isSplit = draft.splits.some(
    (split) =>
      split.kind === 'named' &&
      (split.named.tables[0]?.table === named?.tables[0]?.table ||
        split.named.columns[0]?.column === named?.columns[0]?.column),
  )
  if (named && isSplit) words.at += named.length
  return named !== null && isSplit
}

/** "Only towns with rainfall": those of which the figure tells something. */
function takeAmountAgain(words: WordStream, { amount }: FigureDraft): true | null {
  if (words.take('with', 'that have', 'which have', 'having') === null) return null
  const named = words.named()
  const known = amount?.kind === 'column' ? amount.columns : []
  const isAmount = named?.columns.some(({ column }) => known.some((one) => one.column === column))
  if (!named || !isAmount) return null
  words.at += named.length
  return true
}

function takeFigure(words: WordStream): number | null {
  const number = words.takeNumber()
  if (number === null) return null
  const scale = words.take('k', 'thousand', 'million')
  return number * (scale === null ? 1 : scale === 'million' ? 1_000_000 : 1_000)
}

/** "500 kg" where a column is called `weight_kg`. */
function takeUnit(words: WordStream): readonly ColumnLink[] {
  const unit = words.word()
  if (!/^\p{L}{1,8}$/u.test(unit)) return []
  const columns = words.tables.flatMap((table) =>
    table.columns.filter(
      ({ name, numeric }) =>
        numeric === 'native' &&
        name
          .toLowerCase()
          .split(/[^\p{L}\d]+/u)
          .at(-1) === unit,
    ),
  )
  if (columns.length > 0) words.at += 1
  return columns.map((column) => ({ column, score: 1 }))
}

function stockColumns({ tables }: WordStream): readonly ColumnLink[] {
  return tables.flatMap(({ columns }) =>
    columns
      .filter(({ name, numeric }) => numeric === 'native' && /stock|inventory|on_?hand/i.test(name))
      .map((column) => ({ column, score: 1 })),
  )
}
