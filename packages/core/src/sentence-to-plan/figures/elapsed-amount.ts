import { printExpression } from '../../relation/print-expression.ts'
import { cellOf } from '../../relation/make-expression.ts'
import { isDateColumn } from '../question/link/link-dates.ts'
import { lifeOf, namesEvent, tellsPlan } from '../../tables/event-dates.ts'
import type { SchemaColumn, SchemaTable } from '../../tables/schema.ts'
import { likeliestDates } from '../../tables/which-date.ts'
import { measured } from './amount-option.ts'
import type { AmountOption } from './amount-option.ts'
import type { SaidAmount, TimeUnitName } from './figure-draft.ts'
import { isCalledBy } from './take-elapsed.ts'

type Elapsed = Extract<SaidAmount, { readonly kind: 'elapsed' }>

/** How long it took in the rows of a table that has both days; nothing where one of them is not told clearly. */
export function ofElapsed(
  table: SchemaTable,
  amount: Elapsed,
  saidUnit: TimeUnitName | null,
): readonly AmountOption[] {
  const dates = table.columns.filter(isDateColumn)
  const pair = daysMeant(table, dates, amount)
  if (!pair) return []
  const [from, to] = pair
  const isTimed = from.type === 'timestamp' && to.type === 'timestamp'
  const unit = saidUnit ?? amount.unit ?? (isTimed ? 'hour' : 'day')
  const name = `${unit}s from ${from.name} to ${to.name}`
  const column = { ...from, name, formula: formulaOf(from, to, unit) }
  const called = name.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '_')
  const assumptions = [`Took the ${name}.`]
  return [{ ...measured(table, column, amount.measure, 1, called), assumptions }]
}

function daysMeant(
  table: SchemaTable,
  dates: readonly SchemaColumn[],
  amount: Elapsed,
): Pair | null {
  if (amount.to !== null) return between(table, dates, amount)
  return amount.from === null ? lifeOf(dates) : against(dates, amount.from)
}

type Pair = readonly [SchemaColumn, SchemaColumn]

/** "Time to close" begins with the first day a row tells. */
function between(
  table: SchemaTable,
  dates: readonly SchemaColumn[],
  { from, to }: Elapsed,
): Pair | null {
  const end = dateNamed(dates, to ?? [])
  const begin = from
    ? (dateNamed(dates, from) ?? ownDate(table, dates, from))
    : (dates.find((one) => !tellsPlan(one)) ?? null)
  return begin && end && begin !== end ? [begin, end] : null
}

/** "From visit to payment": the day of a visit is that of its row. */
function ownDate(
  table: SchemaTable,
  dates: readonly SchemaColumn[],
  [word = '', ...more]: readonly string[],
): SchemaColumn | null {
  if (more.length > 0 || !isCalledBy(table, word)) return null
  return likeliestDates(dates, { rows: table.name })[0] ?? null
}

/** "Delay against the planned end": until what happened then. */
function against(dates: readonly SchemaColumn[], event: readonly string[]): Pair | null {
  const isPlanned = event.some((word) => namesEvent('planned', word))
  const plans = dates.filter(tellsPlan)
  const [only, ...others] = plans
  const plan = isPlanned && others.length === 0 ? (only ?? null) : dateNamed(plans, event)
  const done = dates.filter((one) => !tellsPlan(one)).at(-1)
  return plan && done ? [plan, done] : null
}

/** The one date that is called so; a plan only where no date tells what happened. */
export function dateNamed(
  dates: readonly SchemaColumn[],
  event: readonly string[],
): SchemaColumn | null {
  const fitting = dates
    .map((column) => ({ column, score: event.filter((word) => isCalled(column, word)).length }))
    .filter(({ score }) => score > 0)
    .map((one) => ({ ...one, score: one.score - (tellsPlan(one.column) ? PLAN : 0) }))
    .toSorted((a, b) => b.score - a.score)
  const [best, next] = fitting
  return best && best.score > (next?.score ?? -Infinity) ? best.column : null
}

const PLAN = 0.5

function isCalled({ name }: SchemaColumn, word: string): boolean {
  return name.split(/[^\p{L}]+/u).some((part) => namesEvent(part.toLowerCase(), word))
}

/** Days are counted whole, what is shorter or told by the clock in parts. */
export function formulaOf(from: SchemaColumn, to: SchemaColumn, unit: TimeUnitName): string {
  const [begin, end] = [from, to].map(({ name }) => printExpression(cellOf(name)))
  const isTimed = from.type === 'timestamp' && to.type === 'timestamp'
  if (!isTimed && unit === 'day') return `date_diff('day', ${begin}, ${end})`
  const per = isTimed ? SECONDS[unit] : SECONDS[unit] / SECONDS.day
  return `date_diff('${isTimed ? 'second' : 'day'}', ${begin}, ${end}) / ${per}`
}

const SECONDS: Readonly<Record<TimeUnitName, number>> = {
  minute: 60,
  hour: 3_600,
  day: 86_400,
  week: 604_800,
  year: 31_557_600,
}
