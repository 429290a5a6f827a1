import { sameJson } from '../../../words/same-json.ts'
import { joinedWith } from '../../question/query/query.ts'
import { sameColumn } from '../../../tables/column-ref.ts'
import type { Comparison, Moment, Predicate } from '../../question/query/query.ts'
import type { Figure } from '../figure.ts'
import type { FiguresReading, TableColumn, TableKey } from './figure-table.ts'
import type { ReadItem } from './read-figures.ts'

/** Figures that were read one by one, put side by side; null where they are not of the same groups. */
export function combine(
  items: readonly ReadItem[],
  orderOf: (figure: Figure) => readonly TableKey[] | null,
  mayRepeat: boolean,
): FiguresReading | null {
  const figures = counted(items)
  if (!figures || endsWithRows(items)) return null
  const timed = withPeriod(items, figures)
  const columns: TableColumn[] = []
  for (const [at, { item }] of items.entries()) {
    const figure = timed[at]
    if (figure) columns.push({ kind: 'figure', figure })
    else if (item.kind === 'compared') {
      const sides = sidesOf(columns)
      if (!sides) return null
      columns.push({ kind: 'compared', how: item.how, ...sides })
    }
  }
  const read = timed.filter((one) => one !== null)
  const isWhole =
    read.every(isPlain) &&
    read.every((one) => areGroupsAlike(one, read[0])) &&
    (mayRepeat || areDifferent(read))
  const [first, second] = read
  if (!isWhole || !first || !second) return null
  const order = orderOf(first)
  if (!order) return null
  const assumptions = [...new Set(items.flatMap(({ reading }) => reading?.assumptions ?? []))]
  return { table: { columns, order }, assumptions }
}

/** "Average fee by plan, current members": of which rows it is, and no second figure. */
function endsWithRows(items: readonly ReadItem[]): boolean {
  const last = items.at(-1)
  if (last?.item.kind !== 'figure' || last.reading?.figure.amount?.kind !== 'count') return false
  return last.item.isApart && !/\b(?:number|count|how many|no|volume)\b|#/i.test(last.item.text)
}

/** "Number and total amount": the number is that of the rows whose amount is added up. */
function counted(items: readonly ReadItem[]): readonly (Figure | null)[] | null {
  const found: (Figure | null)[] = []
  for (const [at, { item, reading }] of items.entries()) {
    const next = [...items.slice(at + 1), ...items.slice(0, at)].find((one) => one.reading)
    const like = next?.reading?.figure
    if (item.kind === 'counted' && !like) return null
    const before = found.findLast((one) => one !== null)
    if (item.kind === 'counted' && like)
      found.push({ ...like, amount: { kind: 'count', called: 'number' }, beside: null })
    else if (reading && item.kind === 'figure' && item.isTheirs && before)
      found.push(ofThose(reading.figure, before))
    else found.push(reading?.figure ?? null)
  }
  return found
}

/** "Paid orders and their total value": the value of those. */
function ofThose(figure: Figure, before: Figure): Figure {
  if (figure.base !== before.base || before.amount?.kind !== 'count') return figure
  const added = before.where.filter((one) => !figure.where.some((own) => sameJson(own, one)))
  return { ...figure, where: [...figure.where, ...added], joins: joinsOf(figure, before) }
}

function joinsOf(figure: Figure, other: Figure): Figure['joins'] {
  const added = other.joins.filter((one) => !figure.joins.some((own) => sameJson(own, one)))
  return [...figure.joins, ...added]
}

/** "Orders in 2024 and revenue by region": the revenue of that year, unless years are set against each other. */
function withPeriod(
  items: readonly ReadItem[],
  figures: readonly (Figure | null)[],
): readonly (Figure | null)[] {
  const periods = figures.map((one) => one?.where.filter(isPeriod) ?? [])
  const [told, ...others] = periods.filter((one) => one.length > 0)
  const isSetAgainst = items.some(({ item }) => item.kind === 'figure' && item.isAgainst)
  if (!told || others.length > 0 || isSetAgainst) return figures
  const owner = figures[periods.indexOf(told)]
  const isRepeated = figures.some(
    (one) => one && one !== owner && sameJson(one.amount, owner?.amount),
  )
  if (isRepeated) return figures
  return figures.map((one) =>
    one && owner && one !== owner && one.base === owner.base
      ? { ...one, where: [...one.where, ...told], joins: joinsOf(one, owner) }
      : one,
  )
}

function isPeriod(one: Predicate): boolean {
  if (one.kind === 'any') return one.predicates.every(isPeriod)
  return (
    one.kind === 'during' || (one.kind === 'compare' && /^\d{4}-\d\d-\d\d$/.test(String(one.value)))
  )
}

/** What is compared stands before it: the two figures last listed, of which the later is above the earlier. */
function sidesOf(columns: readonly TableColumn[]): { of: number; above: number } | null {
  const places = columns.flatMap((one, at) =>
    one.kind === 'figure' ? [{ at, figure: one.figure }] : [],
  )
  const [first, second] = places.slice(-2)
  if (!first || !second) return null
  const [from, to] = [startOf(first.figure), startOf(second.figure)]
  const isLater = from !== null && to !== null && to >= from
  return isLater ? { of: second.at, above: first.at } : { of: first.at, above: second.at }
}

/** When the rows of a figure begin; null where that is not told. */
function startOf(figure: Figure): string | null {
  const { where } = figure
  const year = yearOf(figure)
  if (year !== null) return padded(year, 4)
  const days = where.filter(isPeriod).flatMap((one) => {
    if (one.kind === 'compare') return dayFrom(one.comparison, String(one.value))
    return one.kind === 'during' && !one.negated ? [firstDay(one.moment)] : []
  })
  // Of several that all hold, the latest is where the rows begin.
  return days.toSorted().at(-1) ?? null
}

/** The one year that a column of whole numbers is to hold: `year = 2024`. */
function yearOf({ where }: Figure): number | null {
  const [year, ...others] = where.flatMap((one) => {
    const values = one.kind === 'among' && !one.negated ? one.values : []
    const value = one.kind === 'compare' && one.comparison === '=' ? one.value : values[0]
    return values.length < 2 && isYear(value) ? [Number(value)] : []
  })
  return year !== undefined && others.length === 0 ? year : null
}

function isYear(value: unknown): boolean {
  return /^(?:1[89]|20)\d\d$/.test(String(value))
}

/** "Before 2024" begins before any day that is told. */
function dayFrom(comparison: Comparison, day: string): readonly string[] {
  if (comparison === '<>') return []
  return comparison.startsWith('<') ? [''] : [day]
}

/** Written as dates of comparisons are, so that texts follow each other as days do. */
function firstDay({ year, month, day, quarter }: Moment): string {
  const first = month ?? (quarter === undefined ? 1 : 3 * quarter - 2)
  return [padded(year ?? 0, 4), padded(first, 2), padded(day ?? 1, 2)].join('-')
}

function padded(part: number, digits: number): string {
  return String(part).padStart(digits, '0')
}

/** Figures that rank, keep groups or go along time by themselves cannot stand beside others. */
function isPlain(figure: Figure): boolean {
  const { amount, splits, having, rank, hidesAmount, beside, change, joins } = figure
  const isRanked = having !== null || rank !== null || hidesAmount
  // "The towns and the number of guests by town": the towns themselves, and not how many there are.
  const isOfGroup =
    amount?.kind === 'column' &&
    amount.measure === 'count_distinct' &&
    splits
      .flatMap((one) => joinedWith(one.kind === 'rows' ? one.key : one.column, joins))
      .some((one) => sameColumn(one, amount.column))
  const isTold = amount !== null && !isOfGroup && change === null
  return isTold && !isRanked && (beside === null || beside === 'part')
}

function areGroupsAlike(one: Figure, other: Figure | undefined): boolean {
  const [own, others] = [splitsOf(one), other ? splitsOf(other) : []]
  // "Visits: number …" is not of each visit.
  const isOfRow = own.some((split) => split.kind === 'rows' && split.key.table === one.base)
  return (
    !isOfRow &&
    own.length === others.length &&
    own.every((split, at) => {
      const like = others[at]
      return split.kind === 'period' && like?.kind === 'period'
        ? split.unit === like.unit
        : sameJson(split, like)
    })
  )
}

/** The average of orders is had of each order first. */
export function splitsOf({ splits, averaged }: Figure) {
  return averaged ? splits.slice(1) : splits
}

/** Two figures that are the same were not meant: something that tells them apart was lost. */
function areDifferent(figures: readonly Figure[]): boolean {
  const told = figures.map(({ base, where, amount, beside }) => ({
    base,
    where,
    beside,
    amount: { ...amount, called: '' },
  }))
  return told.every((one, at) => !told.slice(at + 1).some((other) => sameJson(one, other)))
}
