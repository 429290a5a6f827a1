import type { PeriodUnit } from './figure.ts'
import type { FigureDraft, SaidSplit } from './figure-draft.ts'
import { entries } from './numbered-rows.ts'
import { takeKept } from './read-kept.ts'
import { tellsSeen } from './read-seen.ts'
import { takeUnit } from './take-unit.ts'
import { isDateColumn } from '../question/link/link-dates.ts'
import { namesEvent } from '../../tables/event-dates.ts'
import { DATE_WORDS } from '../../words/column-words.ts'
import { stem } from '../../words/stem.ts'
import type { ColumnLink } from '../question/link/mention.ts'
import type { Named, WordStream } from './word-stream.ts'

const GROUPED = [
  'by',
  'per',
  'for each',
  'for every',
  'in each',
  'in every',
  'of each',
  'on each',
  'on every',
  'at each',
  'at every',
  'across',
  'each',
]
const SPLIT = ['split by', 'broken down by', 'grouped by', 'break down by', 'separately for']

/** "by region and month", "per customer", "monthly". */
export function readSplit(words: WordStream, draft: FigureDraft): true | null {
  const growth = words.take('month over month', 'mom', 'month on month')
  const yearly = growth === null ? words.take('year over year', 'yoy', 'year on year') : null
  if (growth !== null || yearly !== null) {
    draft.growth = true
    addPeriod(draft, growth !== null ? 'month' : 'year')
    return true
  }
  const grown = words.attempt(() => takeGrowth(words))
  if (grown) {
    draft.growth = true
    addPeriod(draft, grown)
    return true
  }
  if (!draft.running && words.take(...RUNNING) !== null) {
    draft.running = true
    return true
  }
  if (words.take('growth in', 'growth of', 'change in') !== null || isGrown(words, draft)) {
    draft.growth = true
    return true
  }
  if (draft.growth && words.take('growth', 'change', 'growth rate', 'development') !== null)
    return true
  const adjective = ADJECTIVES.get(words.word())
  if (adjective && !isWithinName(words)) {
    words.at += 1
    addPeriod(draft, adjective)
    return true
  }
  if (words.attempt(() => takeEachRow(words, draft)) !== null) return true
  if (words.take(...SPLIT, ...GROUPED) === null) return null
  const first = takeSplit(words, draft)
  if (!first) return null
  draft.splits.push(first)
  const next = () => (tellsSeen(words, draft) ? null : words.attempt(() => takeNext(words, draft)))
  for (let more = next(); more; more = next()) draft.splits.push(more)
  return true
}

/** "Average fare per evening ride": over the rides of the evening, and no split by ride. */
function takeEachRow(words: WordStream, draft: FigureDraft): true | null {
  const { amount } = draft
  if (amount?.kind !== 'column' || amount.measure !== 'mean' || words.take('per') === null)
    return null
  const kept = takeKept(words)
  const named = words.named()
  const rows = entries(words)
  const table = rows?.table ?? named?.tables[0]?.table
  const isOwn = amount.columns.some(({ column }) => column.table === table?.id)
  if (!table || !isOwn || (!kept && !rows)) return null
  words.at += rows?.length ?? named?.length ?? 0
  if (kept) draft.kept.push(kept)
  draft.rows.push(table)
  return true
}

/** A `Monthly Rent` that a column holds is no rent by month. */
function isWithinName(words: WordStream): boolean {
  const named = words.named()
  return named !== null && named.length > 1 && (named.columns[0]?.score ?? 0) > OWN
}

const OWN = 0.9

/** "monthly revenue growth": what it grows from stands before. */
function isGrown(words: WordStream, { splits, growth }: FigureDraft): boolean {
  const isTimed = splits.some((split) => split.kind === 'period')
  return !growth && isTimed && words.take('growth rate', 'growth') !== null
}

const RUNNING = [
  'running total of',
  'running sum of',
  'running count of',
  'running number of',
  'running total',
  'cumulative total of',
  'cumulative sum of',
  'cumulative number of',
  'cumulative',
]

/** "growth by month", "change per year", "growth year over year". */
function takeGrowth(words: WordStream): PeriodUnit | null {
  if (words.take('growth', 'change', 'increase') === null) return null
  words.take('rate')
  words.take('in')
  if (words.take('month over month', 'mom', 'month on month') !== null) return 'month'
  if (words.take('year over year', 'yoy', 'year on year') !== null) return 'year'
  words.take('from', 'over')
  return words.take('by', 'per', 'each', 'every') === null ? null : takeUnit(words)
}

/** "By delivery month": the month of the day on which it was delivered. */
function takeDatedUnit(words: WordStream, { events }: FigureDraft): PeriodUnit | null {
  const said = words.word()
  const named = words.named()
  const own = named?.columns.find(({ column, score }) => isDateColumn(column) && score > OWN)
  const dates = words.tables.flatMap(({ columns }) => columns.filter(isDateColumn))
  const event = (own ? own.column.words : dates.flatMap((column) => column.words))
    .filter(({ stem: root }) => !DATE_WORDS.has(root))
    .find(({ stem: root }) => own || root === stem(said) || namesEvent(root, said))
  words.at += own ? (named?.length ?? 1) : 1
  const unit = event ? takeUnit(words) : null
  if (event && unit) events.push(event.stem)
  return unit
}

function takeNext(words: WordStream, draft: FigureDraft): SaidSplit | null {
  const comma = words.take(',') !== null
  const and = words.take('and', '&') !== null
  if (!comma && !and) return null
  words.take('by', 'per')
  const next = takeSplit(words, draft)
  return and || !isClause(words, next) ? next : null
}

/** "Per room type, stays starting in May": of which rows it is, and no second split. */
function isClause(words: WordStream, next: SaidSplit | null): boolean {
  const isTable = next?.kind === 'named' && next.named.tables.length > 0
  return (
    isTable && /^(?:\p{L}{3,}(?:ing|ed)|that|which|who|whose|with|without)$/u.test(words.word())
  )
}

function takeSplit(words: WordStream, draft: FigureDraft): SaidSplit | null {
  words.take('the', 'each', 'every')
  words.take('calendar')
  const unit = takeUnit(words) ?? words.attempt(() => takeDatedUnit(words, draft))
  if (unit) return { kind: 'period', unit }
  const named = words.named()
  const isSplittable =
    named && (named.tables.length > 0 || named.columns.some(({ column }) => !column.dated))
  if (!named || !isSplittable) return null
  words.at += named.length
  const via = words.attempt(() => takeOwner(words, named))
  const isByName = words.take('name', 'names') !== null
  return { kind: 'named', named, ...(via ? { via } : {}), ...(isByName ? { isByName } : {}) }
}

/** "Region of the departure station": of two stations of a trip, the one by which it is split. */
function takeOwner(words: WordStream, { columns }: Named): readonly ColumnLink[] | null {
  if (words.take('of') === null) return null
  words.take('the', 'their', 'its')
  const owner = words.named()
  const isElsewhere = ({ column }: ColumnLink) =>
    columns.some((one) => one.column.table !== column.table)
  const own = owner?.columns.filter((one) => one.score > OWN && isElsewhere(one)) ?? []
  if (!owner || own.length === 0) return null
  words.at += owner.length
  return own
}

function addPeriod({ splits }: FigureDraft, unit: PeriodUnit): void {
  if (!splits.some((split) => split.kind === 'period' && split.unit === unit))
    splits.push({ kind: 'period', unit })
}

const ADJECTIVES: ReadonlyMap<string, PeriodUnit> = new Map([
  ['monthly', 'month'],
  ['yearly', 'year'],
  ['annual', 'year'],
  ['quarterly', 'quarter'],
  ['weekly', 'week'],
  ['daily', 'day'],
  ['hourly', 'hour'],
])
