import type { Predicate } from '../question/query/query.ts'
import type { Reference } from '../../tables/relate/reference.ts'
import type { SchemaTable } from '../../tables/schema.ts'
import type { AmountOption } from './amount-option.ts'
import { FigureBinder } from './bind-figure.ts'
import { bindParts, type BoundParts } from './bound-parts.ts'
import { contradictsItself } from './contradictions.ts'
import { withEvents, withoutEvents } from './events.ts'
import type { Amount, Figure, Split, TestedPredicate } from './figure.ts'
import { isOpenShare } from './figure-draft.ts'
import type { FigureDraft, SaidCompared } from './figure-draft.ts'
import { columnsIn } from './formula.ts'
import { joinsTo } from '../../tables/relate/joins-to.ts'

export interface FigureReading {
  readonly figure: Figure
  /** The rows are called by what a cell says of them: "cancellations". Read otherwise, the noun is left out. */
  readonly isToldByCell: boolean
  /** Split by what is told of something the rows lead to: "country of the home port". Read otherwise, it is split by both. */
  readonly isSplitByOwner: boolean
  readonly assumptions: readonly string[]
}

/** What was said, as a figure of the tables at hand that measures one of the amounts it may mean; null where they cannot tell it. */
export function bindDraft(
  said: FigureDraft,
  tables: readonly SchemaTable[],
  references: readonly Reference[],
  option: AmountOption,
  states: readonly Predicate[],
): FigureReading | null {
  const timed = withEvents(said, option.base)
  const draft = withoutEvents(timed, option.base)
  if (!draft) return null
  const binder = new FigureBinder(draft, tables, references, option)
  if (draft.rows.some((table) => !binder.reaches(table))) return null
  const parts = bindParts(draft, option, binder)
  if (!parts || contradictsItself(draft, parts, states)) return null
  // Where the day something happened is asked for, rows it never happened to are left out.
  const isOfEvent =
    timed !== said ||
    (draft.events.length > 0 && parts.splits.some(({ kind }) => kind === 'period'))
  const happened = isOfEvent ? isToldOn(binder, option) : []
  const where = [
    ...parts.where,
    ...happened,
    ...(draft.skipsBlanks ? parts.splits.flatMap(isTold) : []),
    ...states,
    ...amongWhich(draft),
  ]
  const figure = { ...figureOf(draft, parts), where }
  const joins = joinsTo(option.base.id, spokenTables(figure, draft), binder.ways())
  return (
    joins && {
      figure: { ...figure, joins },
      isToldByCell: said.kept.some(({ isRows }) => isRows) || isCountOfKept(said),
      isSplitByOwner: draft.splits.some((one) => one.kind === 'named' && one.via !== undefined),
      assumptions: [...option.assumptions, ...binder.assumptions, ...assumedIn(draft)],
    }
  )
}

function figureOf(draft: FigureDraft, parts: BoundParts): Omit<Figure, 'where' | 'joins'> {
  const { base, splits, amount, having, change, averaged } = parts
  return {
    base: base.id,
    amount: averaged && amount?.kind === 'column' ? added(amount) : asSaid(amount, draft),
    splits,
    having: having && havingOf(having, amount),
    rank: rankOf(draft),
    hidesAmount: draft.hidesAmount,
    beside: besideOf(draft),
    change,
    averaged,
  }
}

const FIRST_OF_MANY = 10

function rankOf({ ranking, sorted }: FigureDraft): Figure['rank'] {
  if (ranking) return { descending: ranking.descending, limit: ranking.limit ?? FIRST_OF_MANY }
  return sorted && { descending: sorted === 'descending', limit: null }
}

function assumedIn(draft: FigureDraft): readonly string[] {
  return [
    ...amongWhich(draft).map(({ column }) => `Took the share of rows with a ${column.column}.`),
    ...(draft.ranking?.limit === null ? [`Took the first ${FIRST_OF_MANY}.`] : []),
  ]
}

function isToldOn(binder: FigureBinder, { base }: AmountOption): readonly Predicate[] {
  const date = binder.date()
  return date
    ? [{ kind: 'empty', column: { table: base.id, column: date.name }, negated: true }]
    : []
}

/** Rows that are counted already are compared by that. */
function havingOf({ comparison, value, rows }: SaidCompared, amount: Amount | null) {
  return {
    comparison,
    value,
    ofRows: rows !== null && rows !== undefined && amount?.kind !== 'count',
  }
}

function isTold(split: Split): readonly Predicate[] {
  return split.kind === 'column' ? [{ kind: 'empty', column: split.column, negated: true }] : []
}

/** "On-time rate": of the rows that have both days. */
function amongWhich({ share }: FigureDraft): readonly TestedPredicate[] {
  return share?.shared?.among ? [share.shared.among] : []
}

function asSaid(amount: Amount | null, { isPercent, change }: FigureDraft): Amount | null {
  const told = isPercent && amount?.kind === 'formula' ? { ...amount, isPercent } : amount
  return told && change ? { ...told, called: `change_in_${told.called}` } : told
}

function besideOf(draft: FigureDraft): Figure['beside'] {
  return draft.growth ? 'growth' : draft.running ? 'running' : isOpenShare(draft) ? 'part' : null
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
