import { saysRevenue } from '../../tables/revenue-of.ts'
import { yesOf } from '../question/tables/yes-of.ts'
import { stem } from '../../words/stem.ts'
import { foldText } from '../../words/tokens.ts'
import { isOpenShare } from './figure-draft.ts'
import type { FigureDraft, Measure, SaidAmount, SaidKept } from './figure-draft.ts'
import { isFigure } from './is-figure.ts'
import { isPlural } from '../question/tables/are-rows.ts'
import { tellsPieces } from './pieces.ts'
import { takeComputed } from './take-computed.ts'
import { takeDifference, takeMargin } from './take-difference.ts'
import { takeElapsed } from './take-elapsed.ts'
import { takeDifferent, takeThings } from './take-different.ts'
import { entries, numberedRows } from './numbered-rows.ts'
import { takeKept } from './read-kept.ts'
import type { WordStream } from './word-stream.ts'

/** "total revenue", "average order value", "number of orders", "units sold", "headcount", "price". */
export function readAmount(words: WordStream, draft: FigureDraft): true | null {
  if (
    draft.amount !== null ||
    (draft.share && !isOpenShare(draft) && !isSharedAmount(words, draft))
  )
    return null
  if (draft.share?.isOf === false) return null
  const amount =
    takeDifferent(words) ??
    takeEach(words, draft) ??
    takeAmount(words) ??
    takeAmountOf(words, draft)
  if (!amount || (draft.share && isFlag(amount))) return null
  draft.amount = amount
  return true
}

/** "The share of the fees paid in May": an amount right behind it, and what is true of the rows is known already. */
function isSharedAmount(words: WordStream, { share }: FigureDraft): boolean {
  return !!share?.shared && share.of === null && /^(?:of|the|our)$/.test(words.word(-1))
}

/** "The percentage of churned members" where 0 and 1 say who churned: they are told by it, not added up. */
function isFlag(amount: SaidAmount): boolean {
  const [best] = amount.kind === 'column' && amount.isBare ? amount.columns : []
  return best !== undefined && yesOf(best.column) !== null
}

/** "total unpaid amount", "average completed orders": what stands between says which rows. */
function takeAmountOf(words: WordStream, draft: FigureDraft): SaidAmount | null {
  return words.attempt(() => {
    const said = words.take(...MEASURES.keys(), ...COUNTED)
    const kept = said === null ? null : takeKept(words)
    const measure = said === null ? null : (MEASURES.get(said) ?? null)
    const amount =
      kept &&
      (takeMeasured(words, measure, measure === null) ??
        (measure === null ? countOf(kept, words) : null))
    if (!kept || !amount) return null
    draft.kept.push(kept)
    return amount
  })
}

/** "Number of cancellations" are rows; "number of lamps per shop" are as many as a quantity tells, else rows too. */
function countOf(kept: SaidKept, { tables, tokens, at }: WordStream): SaidAmount | null {
  const last = tokens[at - 1]
  const isSplit = /^(?:by|per)$/.test(tokens[at]?.fold ?? '')
  const areThings = isSplit && last !== undefined && isPlural(last) && kept.hits.length > 0
  if (!kept.isRows && !areThings) return null
  const isHolder = ({ id }: { readonly id: string }) =>
    kept.hits.some(({ column }) => column.table === id)
  const isNumbered = tables.some((one) => isHolder(one) && one.columns.some(tellsPieces))
  if (!kept.isRows && isNumbered) return { kind: 'pieces' }
  return { kind: 'count', table: null, measure: null }
}

/** "how many orders did the average customer place": of each, then over all of them. */
function takeEach(words: WordStream, draft: FigureDraft): SaidAmount | null {
  return words.attempt(() => {
    if (words.take('how many') === null) return null
    const [counted] = words.named()?.tables ?? []
    words.at += words.named()?.length ?? 0
    if (!counted || words.take('did the average', 'does the average', 'do average') === null)
      return null
    const named = words.named()
    if (!named || named.tables.length === 0) return null
    words.at += named.length
    draft.splits.push({ kind: 'named', named: { ...named, columns: [] } })
    return { kind: 'count', table: counted.table, measure: 'mean' }
  })
}

export function takeAmount(words: WordStream): SaidAmount | null {
  // A column that is called `Total` is none of something else.
  return takeMeasuredAmount(words) ?? words.attempt(() => takeMeasured(words, null))
}

function takeMeasuredAmount(words: WordStream): SaidAmount | null {
  return words.attempt(() => {
    words.take('the')
    const said = words.take(...MEASURES.keys())
    const measure = said === null ? null : (MEASURES.get(said) ?? null)
    if (said !== null) words.take('of')
    words.take('the', 'our', 'all')
    return (
      (measure === null || measure === 'sum' ? takeVolume(words) : null) ??
      takeOrderValue(words, measure) ??
      takeComputed(words, measure) ??
      takeDifference(words, measure) ??
      takeMargin(words, measure) ??
      takeElapsed(words, measure) ??
      takeMeasured(words, measure)
    )
  })
}

const MEASURES: ReadonlyMap<string, Measure> = new Map([
  ['total', 'sum'],
  ['sum', 'sum'],
  ['overall', 'sum'],
  ['average', 'mean'],
  ['avg', 'mean'],
  ['mean', 'mean'],
  ['median', 'median'],
  ['highest', 'max'],
  ['maximum', 'max'],
  ['max', 'max'],
  ['lowest', 'min'],
  ['minimum', 'min'],
  ['min', 'min'],
])

const COUNTED = ['number of', 'count of', 'how many', '# of', 'no of', 'count', 'backlog of']
const PIECES = ['units sold', 'sold units', 'items sold', 'pieces sold', 'quantity sold', 'units']
const HEADS = ['headcount', 'head count']

function takeMeasured(
  words: WordStream,
  measure: Measure | null,
  isKnownCount = false,
): SaidAmount | null {
  if (measure === null && words.take('aov') !== null)
    return { kind: 'revenue', measure: 'mean', each: true }
  if (words.take(...PIECES) !== null) return measure === null ? { kind: 'pieces' } : null
  if (measure === null && words.take(...HEADS) !== null) {
    const table = words.tables.find((one) => one.words.some(({ stem: root }) => HEADED.has(root)))
    return table ? { kind: 'count', table, measure: null } : null
  }
  const isCounted = isKnownCount || words.take(...COUNTED) !== null
  if (isCounted) words.take('the', 'all')
  if (!isCounted && saysRevenue([stem(words.word())]) && !isOwnColumn(words)) {
    if (measure === null && areListed(words)) return null
    words.at += 1
    return { kind: 'revenue', measure: measure ?? 'sum', each: false }
  }
  const lasting = isCounted ? null : takeLasting(words, measure)
  if (lasting) return lasting
  const named = words.named()
  if (!named) return isCounted ? takeNumbered(words) : null
  const isTotal = measure === null || measure === 'sum'
  const things = isTotal ? takeThings(words, named, isCounted) : null
  if (things) return things
  const columns = named.columns.filter(isFigure)
  const table = named.tables[0] ?? numberedRows(words)
  const figure = columns[0]?.score ?? 0
  // A table `budget` with a column `budget`: its rows are counted where that is said, else added up.
  // An `account` elsewhere only tells whose row it is.
  const isOwn = columns[0]?.column.table === table?.table.id
  const isTable = table && (isCounted || !isOwn ? table.score >= figure : table.score > figure)
  if (isCounted || (isTable && measure === 'sum')) {
    if (measure === 'mean' && !isTable && columns.length > 0) {
      words.at += named.length
      return { kind: 'column', measure, columns, isBare: false }
    }
    if (!isTable || measure === 'min' || measure === 'max' || measure === 'median') return null
    words.at += named.length
    return { kind: 'count', table: table.table, measure: measure === 'mean' ? 'mean' : null }
  }
  if (isTable || columns.length === 0 || (measure === null && named.columns[0] !== columns[0]))
    return null
  words.at += named.length
  // "Outstanding amount" of a column `Outstanding (EUR)`.
  words.take('amount', 'amounts')
  // "Membership fee income": all that was taken in, split or not.
  const isBare = words.take(...TAKEN_IN) === null && measure === null
  return { kind: 'column', measure: measure ?? 'sum', columns, isBare }
}

const TAKEN_IN = ['income', 'revenue', 'revenues', 'takings', 'earnings', 'proceeds']

/** "All sales from the west" where rows are sales: each of them, unless they are split. */
function areListed(words: WordStream): boolean {
  const isSplit = words.tokens.some(({ fold }) => /^(?:by|per|each|every)$/.test(fold))
  const isTable = (words.named()?.tables.length ?? 0) > 0
  return words.word(-1) === 'all' && isTable && !isSplit
}

/** "Spend per channel" where a column is called `Spend (EUR)`: that is added up, and no other that is revenue. */
function isOwnColumn(words: WordStream): boolean {
  const said = words.word()
  const called = words.named()?.columns.filter(isFigure) ?? []
  return called.some(({ column }) => foldText(column.name.replace(/[([].*$/, '')).trim() === said)
}

/** "Number of SKUs" where the items of a list are numbered. */
function takeNumbered(words: WordStream): SaidAmount | null {
  const rows = numberedRows(words) ?? entries(words)
  words.at += rows?.length ?? 0
  return rows && { kind: 'count', table: rows.table, measure: null }
}

/** "Parcel volume per depot": how many there are, unless they come to something that is added up. */
function takeVolume(words: WordStream): SaidAmount | null {
  return words.attempt(() => {
    const named = words.named()
    const numbered = numberedRows(words)
    const table = named?.tables[0]?.table ?? numbered?.table
    words.at += named?.length ?? numbered?.length ?? 0
    const isVolume = table?.revenue === null && words.take('volume', 'volumes', 'count') !== null
    return isVolume ? { kind: 'count', table, measure: null } : null
  })
}

/** "average delivery time": the days between two dates of a row. */
function takeLasting(words: WordStream, measure: Measure | null): SaidAmount | null {
  const columns = words.tables.flatMap(({ spans }) => spans.map((column) => ({ column, score: 1 })))
  const of = stem(words.word())
  const fitting = columns.filter(
    ({ column: { span } }) =>
      LASTING.has(of) || (span !== undefined && eventsOf(span).includes(of)),
  )
  if (measure === null || fitting.length === 0 || !TIMES.has(words.word(1))) return null
  words.at += 2
  return { kind: 'column', measure, columns: fitting, isBare: false }
}

function eventsOf({ from, to }: { readonly from: string; readonly to: string }): readonly string[] {
  const words = `${from} ${to}`.toLowerCase().split(/[^\p{L}]+/u)
  return words.flatMap((word) => [stem(word), stem(`${word.replace(/(?:ed|e)$/, '')}y`)])
}

const TIMES = new Set(['time', 'times', 'duration', 'days'])
const LASTING = new Set(['lead', 'turnaround', 'processing', 'cycle', 'resolution'].map(stem))

/** What a row of orders comes to: "order value", "basket size". */
function takeOrderValue(words: WordStream, measure: Measure | null): SaidAmount | null {
  return words.attempt(() => {
    if (!ORDERED.has(stem(words.word())) || !VALUED.has(words.word(1))) return null
    words.at += 2
    return { kind: 'revenue', measure: measure ?? 'mean', each: true }
  })
}

const HEADED = new Set(['employee', 'staff', 'worker', 'person', 'member'].map(stem))
/** What a row of sales is called. */
export const ORDERED: ReadonlySet<string> = new Set(
  ['order', 'basket', 'cart', 'ticket', 'purchase', 'deal', 'sale'].map(stem),
)
const VALUED = new Set(['value', 'size', 'amount', 'volume', 'values', 'amounts'])
