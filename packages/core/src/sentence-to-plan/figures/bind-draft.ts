import { sameJson } from '../../pipeline/same-json.ts'
import type { Predicate } from '../question/query/query.ts'
import type { Reference } from '../question/tables/joins.ts'
import type { SchemaTable } from '../question/tables/schema.ts'
import type { AmountOption } from './amount-option.ts'
import { FigureBinder } from './bind-figure.ts'
import { comesTo } from './comes-to.ts'
import { withEvents, withoutEvents } from './events.ts'
import type { Amount, Figure, Split, TestedPredicate } from './figure.ts'
import { isOpenShare } from './figure-draft.ts'
import type { FigureDraft, SaidKept } from './figure-draft.ts'
import { columnsIn } from './formula.ts'
import { percentOf } from './percent-amount.ts'
import { joinsTo } from './reach.ts'
import type { SaidChange } from './take-change.ts'

export interface FigureReading {
  readonly figure: Figure
  /** The rows are called by what a cell says of them: "cancellations". Read otherwise, the noun is left out. */
  readonly isToldByCell: boolean
  /** Split by what is told of something the rows lead to: "country of the home port". Read otherwise, it is split by both. */
  readonly isSplitByOwner: boolean
  readonly assumptions: readonly string[]
}

const FIRST_OF_MANY = 10

/** What was said, as a figure of the tables at hand that measures one of the amounts it may mean; null where they cannot tell it. */
export function bindDraft(
  said: FigureDraft,
  tables: readonly SchemaTable[],
  references: readonly Reference[],
  option: AmountOption,
  states: readonly Predicate[],
): FigureReading | null {
  const { base } = option
  const timed = withEvents(said, base)
  const draft = withoutEvents(timed, base)
  if (!draft) return null
  const binder = new FigureBinder(draft, tables, references, option)
  if (draft.rows.some((table) => !binder.reaches(table))) return null
  const ranked = draft.ranking ? [binder.split(draft.ranking.entity)] : []
  const found = all([...ranked, ...draft.splits.map((split) => binder.split(split))])
  const splits = found && (ranked.length > 0 ? found : found.filter((one) => !isOfRow(option, one)))
  const where = all<Predicate>([
    ...[...draft.kept, ...keptByName(draft)].map((kept) => binder.kept(kept)),
    ...draft.when.map((when) => binder.when(when)),
    ...draft.compared.filter(({ ofGroups }) => !ofGroups).map((one) => binder.compared(one)),
  ])
  const percent = draft.share && binder.part(draft.share)
  if (!splits || !where || (draft.share?.of && !percent)) return null
  // Of cancelled trips all are cancelled: what is said twice was not meant as a part of itself.
  if (percent && where.some((one) => sameJson(one, percent))) return null
  const amount = percent ? percentOf(percent, draft, option) : option.amount
  if (percent && !amount) return null
  const change = draft.change && changeOf(draft.change, binder)
  if (draft.change && (!change || !amount || draft.growth || draft.running || isOpenShare(draft)))
    return null
  const having = draft.compared.find(({ ofGroups }) => ofGroups) ?? null
  const periods = splits.filter(({ kind }) => kind === 'period')
  const asked = said.amount
  const isEach = asked?.kind === 'count' ? asked.measure === 'mean' : isAverageSpend(asked)
  const isOfRows = splits[0]?.kind === 'rows'
  const averaged = isOfRows && (draft.ofOrders || (isEach && splits.length === 1))
  const isPart = isOpenShare(draft)
  const isBare = asked?.kind === 'column' && asked.isBare && !draft.change && !percent
  if (isBare && splits.length === 0 && !comesTo(draft)) return null
  if (draft.isPercent && !isPart && amount?.kind !== 'percent' && !isQuotient(amount)) return null
  if ((draft.growth || draft.running) && (periods.length !== 1 || !amount)) return null
  if (draft.running && !addsUp(amount)) return null
  if (isPart && (splits.length === 0 || !addsUp(amount))) return null
  if (asked?.kind === 'count' && asked.measure === 'mean' && !averaged) return null
  const limit = draft.ranking ? (draft.ranking.limit ?? FIRST_OF_MANY) : null
  const assumptions = [
    ...option.assumptions,
    ...binder.assumptions,
    ...amongWhich(draft).map(({ column }) => `Took the share of rows with a ${column.column}.`),
    ...(draft.ranking && draft.ranking.limit === null ? [`Took the first ${FIRST_OF_MANY}.`] : []),
  ]
  // Where the day something happened is asked for, rows it never happened to are left out.
  const isOfEvent = timed !== said || (draft.events.length > 0 && periods.length > 0)
  const date = isOfEvent ? binder.date() : null
  const happened: readonly Predicate[] = date
    ? [{ kind: 'empty', column: { table: base.id, column: date.name }, negated: true }]
    : []
  const figure = {
    base: base.id,
    where: [
      ...where,
      ...happened,
      ...(draft.skipsBlanks ? splits.flatMap(isTold) : []),
      ...states,
      ...amongWhich(draft),
    ],
    amount: averaged && amount?.kind === 'column' ? added(amount) : asSaid(amount, draft),
    splits,
    having: having && { comparison: having.comparison, value: having.value },
    rank: draft.ranking ? { descending: draft.ranking.descending, limit } : sortedBy(draft),
    hidesAmount: draft.hidesAmount,
    beside: besideOf(draft, isPart),
    change,
    averaged,
  }
  const joins = joinsTo(base.id, spokenTables(figure, draft), binder.ways())
  const isToldByCell = said.kept.some(({ isRows }) => isRows) || isCountOfKept(said)
  const isSplitByOwner = draft.splits.some((one) => one.kind === 'named' && one.via !== undefined)
  return joins && { figure: { ...figure, joins }, isToldByCell, isSplitByOwner, assumptions }
}

function isTold(split: Split): readonly Predicate[] {
  return split.kind === 'column' ? [{ kind: 'empty', column: split.column, negated: true }] : []
}

/** "On-time rate": of the rows that have both days. */
function amongWhich({ share }: FigureDraft): readonly TestedPredicate[] {
  return share?.shared?.among ? [share.shared.among] : []
}

function keptByName({ amount }: FigureDraft): readonly SaidKept[] {
  return amount?.kind === 'formula' ? (amount.kept ?? []) : []
}

/** "Average nights per booking" of bookings: the average of all of them, each of which has its own. */
function isOfRow({ base, amount }: AmountOption, split: Split): boolean {
  const isAverage = amount?.kind === 'column' && amount.measure === 'mean'
  const isOwn =
    split.kind === 'rows' &&
    split.key.table === base.id &&
    base.columns.some(({ name, unique }) => unique && name === split.key.column)
  return isAverage && isOwn
}

function isQuotient(amount: Amount | null): boolean {
  const formula = amount?.kind === 'formula' ? amount.formula : null
  return formula?.kind === 'binary' && formula.operator === '/'
}

function asSaid(amount: Amount | null, { isPercent, change }: FigureDraft): Amount | null {
  const told = isPercent && amount?.kind === 'formula' ? { ...amount, isPercent } : amount
  return told && change ? { ...told, called: `change_in_${told.called}` } : told
}

function changeOf({ of, above }: SaidChange, binder: FigureBinder): Figure['change'] {
  const [one, other] = [binder.side(of), binder.side(above)]
  return one && other && { of: one, above: other }
}

function besideOf({ growth, running }: FigureDraft, isPart: boolean): Figure['beside'] {
  return growth ? 'growth' : running ? 'running' : isPart ? 'part' : null
}

/** Averages and percentages of groups come to none of all of them. */
function addsUp(amount: Amount | null): boolean {
  if (amount?.kind === 'formula') return amount.measure === 'sum' && !isQuotient(amount)
  return amount?.kind === 'count' || (amount?.kind === 'column' && amount.measure === 'sum')
}

function sortedBy({ sorted }: FigureDraft): Figure['rank'] {
  return sorted && { descending: sorted === 'descending', limit: null }
}

/** "Which sensor failed most often?": of which rows the count is, only the verb tells. */
function isCountOfKept({ amount, rows, kept, ranking }: FigureDraft): boolean {
  const isCount = amount?.kind === 'count' && amount.table === null
  return ranking !== null && isCount && rows.length === 0 && kept.length > 0
}

/** What is added up for each before the average is taken. */
function added(amount: Extract<Amount, { kind: 'column' }>): Amount {
  return { ...amount, measure: 'sum', called: amount.called.replace(/^average_/, '') }
}

/** "average spend per customer" is of what each of them spent. */
function isAverageSpend(asked: FigureDraft['amount']): boolean {
  return asked?.kind === 'revenue' && asked.measure === 'mean' && !asked.each
}

function spokenTables(
  { where, amount, splits, change }: Pick<Figure, 'where' | 'amount' | 'splits' | 'change'>,
  { rows }: FigureDraft,
): readonly string[] {
  const inside = (one: Predicate): readonly string[] =>
    one.kind === 'any' ? one.predicates.flatMap(inside) : [one.column.table]
  return [
    ...where.flatMap(inside),
    ...[...(change?.of ?? []), ...(change?.above ?? [])].map(({ column }) => column.table),
    ...(amount?.kind === 'percent' ? [amount.of.column.table] : []),
    ...(amount?.kind === 'formula' ? columnsIn(amount.formula).map(({ table }) => table) : []),
    ...splits.map((split) => (split.kind === 'rows' ? split.key.table : split.column.table)),
    ...rows.map(({ id }) => id),
  ]
}

function all<Part>(parts: readonly (Part | null)[]): readonly Part[] | null {
  return parts.every((part) => part !== null) ? parts : null
}
