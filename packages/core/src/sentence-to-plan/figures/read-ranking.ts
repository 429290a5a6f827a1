import { takeAmount } from './read-amount.ts'
import { takeComputed } from './take-computed.ts'
import type { FigureDraft, SaidSplit } from './figure-draft.ts'
import { takeKept } from './read-kept.ts'
import { readShare } from './read-share.ts'
import { takeElapsed } from './take-elapsed.ts'
import { takeDifferent } from './take-different.ts'
import { takeUnit } from './take-unit.ts'
import type { WordStream } from './word-stream.ts'

const BEST = ['top', 'best', 'biggest', 'largest', 'strongest', 'busiest']
const WORST = ['bottom', 'worst', 'smallest', 'weakest', 'quietest']
const BUSY = new Set(['busiest', 'quietest'])
const SELLING = ['selling', '- selling', 'sold', '- sold', 'performing', '- performing']
const DONE_BEST = [
  'sold best',
  'sells best',
  'sold most',
  'sold the most',
  'performs best',
  'performed best',
]
const DONE_WORST = ['sold worst', 'sells worst', 'sold least', 'sold the least', 'performs worst']
const MOST = [
  'the most',
  'most',
  'the highest',
  'the biggest',
  'the largest',
  'the greatest',
  'the longest',
  'highest',
]
const LEAST = [
  'the least',
  'least',
  'the lowest',
  'the fewest',
  'the smallest',
  'the shortest',
  'lowest',
  'fewest',
]

/** "top 5 customers by spend", "which product sold best", "5 cities with the highest sales". */
export function readRanking(words: WordStream, draft: FigureDraft): true | null {
  if (draft.ranking) return readRankedBy(words, draft)
  return (
    readTop(words, draft) ??
    readTopBehind(words, draft) ??
    readCounted(words, draft) ??
    readWhich(words, draft)
  )
}

/** "Total amount by customer, top 10": of what was split before, so many. */
function readTopBehind(words: WordStream, draft: FigureDraft): true | null {
  const [entity, ...others] = draft.splits
  if (!entity || others.length > 0 || !draft.amount) return null
  return words.attempt(() => {
    words.take(',')
    const said = words.take('top', 'bottom')
    const limit = words.takeNumber()
    if (said === null || limit === null || !isCount(limit)) return null
    // "Top 10 by price" goes on, and says of what.
    if (!words.done && !SIGNS.has(words.word())) return null
    draft.splits.length = 0
    draft.ranking = { entity, descending: said === 'top', limit }
    return true
  })
}

const SIGNS: ReadonlySet<string> = new Set([',', '.', '?', '!'])

function readTop(words: WordStream, draft: FigureDraft): true | null {
  return words.attempt(() => {
    words.take('the', 'our')
    const first = words.takeNumber()
    const said = words.take(...BEST, ...WORST)
    if (said === null) return null
    const limit = first ?? words.takeNumber()
    const sells = words.take(...SELLING) !== null
    const entity = takeEntity(words)
    if (!entity || (limit !== null && !isCount(limit))) return null
    // "The top product" is one of them; "top products" are as many as it says.
    if (said === 'top' && (limit ?? entity.limit) === null) return null
    // "Best selling product by revenue": by what stands behind, else by how many went out.
    if (sells && !words.attempt(() => readRankedBy(words, draft)))
      draft.amount ??= { kind: 'pieces' }
    if (said === 'quietest' && entity.named.kind === 'named') return null
    // The busiest hour has the most rows, whatever they bring in.
    if (BUSY.has(said) && entity.named.kind === 'period')
      draft.amount ??= { kind: 'count', table: null, measure: null }
    draft.ranking = {
      entity: entity.named,
      descending: BEST.includes(said),
      limit: limit ?? entity.limit,
    }
    return true
  })
}

/** "5 cities with the highest sales". */
function readCounted(words: WordStream, draft: FigureDraft): true | null {
  return words.attempt(() => {
    words.take('the')
    const limit = words.takeNumber()
    const entity = limit !== null && isCount(limit) ? takeEntity(words) : null
    if (!entity || words.take('with', 'having', 'that have', 'who have') === null) return null
    return takeMost(words, draft, entity.named, limit)
  })
}

/** "which region brings in the least revenue", "which product sold best". */
function readWhich(words: WordStream, draft: FigureDraft): true | null {
  return words.attempt(() => {
    if (words.take('which', 'what', 'who') === null) return null
    const entity = takeEntity(words)
    if (!entity) return null
    draft.hidesAmount = true
    const best = words.take(...DONE_BEST) !== null
    if (best || words.take(...DONE_WORST) !== null) {
      draft.amount ??= { kind: 'pieces' }
      draft.ranking = { entity: entity.named, descending: best, limit: entity.limit }
      return true
    }
    const done = words.attempt(() => takeDone(words))
    if (done) {
      draft.kept.push(done.kept)
      draft.amount = { kind: 'count', table: null, measure: null }
      draft.ranking = { entity: entity.named, descending: done.isMost, limit: entity.limit }
      return true
    }
    const long = words.attempt(() => takeLongest(words))
    if (long) {
      draft.amount = long.amount
      draft.ranking = { entity: entity.named, descending: long.isLong, limit: entity.limit }
      return true
    }
    words.take(...VERBS)
    const made = takeMost(words, draft, entity.named, entity.limit)
    if (!made) draft.hidesAmount = false
    return made
  })
}

/** "Which sensor failed most often?", "which driver was late the most?". */
function takeDone(words: WordStream) {
  words.take('was', 'were', 'is', 'has been', 'have been', 'got')
  const kept = takeKept(words)
  const isMost = words.take('most often', 'the most often', 'the most', 'most') !== null
  const isSaid =
    isMost || words.take('least often', 'the least often', 'the least', 'least') !== null
  return kept && isSaid ? { kept, isMost } : null
}

/** "Which claim took the longest to settle?", "which parcel took longest from pickup to delivery?". */
function takeLongest(words: WordStream) {
  const isLong = words.take('took the longest', 'took longest', 'takes the longest') !== null
  if (!isLong && words.take('took the shortest', 'was the fastest', 'was fastest') === null)
    return null
  words.take('time')
  const amount = takeElapsed(words, 'mean', 'time')
  return amount && { isLong, amount }
}

const VERBS = [
  'finished with',
  'ended with',
  'arrived with',
  'has',
  'have',
  'had',
  'with',
  'brings in',
  'brought in',
  'makes',
  'made',
  'generates',
  'generated',
  'gets',
  'got',
]

function takeMost(
  words: WordStream,
  draft: FigureDraft,
  entity: SaidSplit,
  limit: number | null,
): true | null {
  const isBest = words.take('the best', 'best') !== null
  const most = isBest || words.take(...MOST) !== null
  if (!most && words.take(...LEAST) === null) return null
  if (!takeRanked(words, draft)) return null
  // The best price may be the lowest; the best rate is the highest.
  if (isBest && draft.amount?.kind !== 'formula' && draft.share === null) return null
  draft.ranking = { entity, descending: most, limit }
  return true
}

/** "the most orders" are counted. */
function takeRowsAmount(words: WordStream) {
  const named = words.named()
  const [table] = named?.tables ?? []
  if (!named || !table || table.score < (named.columns[0]?.score ?? 0)) return null
  words.at += named.length
  return { kind: 'count', table: table.table, measure: null } as const
}

/** "by revenue" after "top 3 regions". */
function readRankedBy(words: WordStream, draft: FigureDraft): true | null {
  if (draft.amount || words.take('by', 'in terms of', 'according to', 'based on', 'in') === null)
    return null
  return takeRanked(words, draft)
}

/** "highest revenue", "most orders", "lowest cancellation rate". */
function takeRanked(words: WordStream, draft: FigureDraft): true | null {
  const computed = takeComputed(words, null)
  if (computed) {
    draft.amount = computed
    return true
  }
  if (words.attempt(() => readShare(words, draft)) !== null) return true
  const amount = takeDifferent(words) ?? takeAmount(words) ?? takeRowsAmount(words)
  const kept = amount ? null : takeKept(words)
  // "By delivered parcels": how many parcels there are of which that is told.
  const rows = kept && !kept.isRows ? takeRowsAmount(words) : null
  if (!amount && !rows && !kept?.isRows) return null
  if (kept) draft.kept.push(kept)
  draft.amount = amount ?? rows ?? { kind: 'count', table: null, measure: null }
  return true
}

export function takeEntity(
  words: WordStream,
): { readonly named: SaidSplit; readonly limit: number | null } | null {
  const isMany = words.word().endsWith('s')
  const unit = takeUnit(words)
  if (unit) return { named: { kind: 'period', unit }, limit: isMany ? null : 1 }
  const named = words.named()
  const isSplit =
    named &&
    (named.tables.length > 0 ||
      named.columns.some(({ column }) => column.numeric === null && !column.dated))
  if (!named || !isSplit) return null
  words.at += named.length
  // "the best customer" is one of them.
  return { named: { kind: 'named', named }, limit: /[^s]s$/.test(words.word(-1)) ? null : 1 }
}

function isCount(number: number): boolean {
  return Number.isInteger(number) && number >= 1 && number <= 1_000
}
