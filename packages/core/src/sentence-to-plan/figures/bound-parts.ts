import type { Predicate } from '../question/query/query.ts'
import type { AmountOption } from './amount-option.ts'
import type { FigureBinder } from './bind-figure.ts'
import type { Amount, Figure, Split } from './figure.ts'
import type { FigureDraft, SaidCompared, SaidKept } from './figure-draft.ts'
import { percentOf } from './percent-amount.ts'
import type { SaidChange } from './take-change.ts'

/** What the words of a figure stand for in the tables. */
export interface BoundParts {
  readonly base: AmountOption['base']
  readonly splits: readonly Split[]
  readonly where: readonly Predicate[]
  /** The part of the rows whose share is asked for. */
  readonly percent: Predicate | null
  readonly amount: Amount | null
  readonly change: Figure['change']
  /** What groups are kept by. */
  readonly having: SaidCompared | null
  /** Each of those it is split by is measured, and of these the average is taken. */
  readonly averaged: boolean
}

/** Null where the tables lack something that was said. */
export function bindParts(
  draft: FigureDraft,
  option: AmountOption,
  binder: FigureBinder,
): BoundParts | null {
  const splits = splitsOf(draft, option, binder)
  const where = whereOf(draft, binder)
  const percent = draft.share && binder.part(draft.share)
  if (!splits || !where || (draft.share?.of && !percent)) return null
  const amount = percent ? percentOf(percent, draft, option) : option.amount
  const change = draft.change && changeOf(draft.change, binder)
  if ((percent && !amount) || (draft.change && !change)) return null
  const having = draft.compared.find(({ ofGroups }) => ofGroups) ?? null
  const averaged = isAveraged(draft, splits)
  return { base: option.base, splits, where, percent, amount, change, having, averaged }
}

function splitsOf(
  draft: FigureDraft,
  option: AmountOption,
  binder: FigureBinder,
): readonly Split[] | null {
  const ranked = draft.ranking ? [binder.split(draft.ranking.entity)] : []
  const found = all([...ranked, ...draft.splits.map((split) => binder.split(split))])
  return found && (ranked.length > 0 ? found : found.filter((one) => !isOfRow(option, one)))
}

function whereOf(draft: FigureDraft, binder: FigureBinder): readonly Predicate[] | null {
  return all<Predicate>([
    ...[...draft.kept, ...keptByName(draft)].map((kept) => binder.kept(kept)),
    ...draft.when.map((when) => binder.when(when)),
    ...draft.compared.filter(({ ofGroups }) => !ofGroups).map((one) => binder.compared(one)),
  ])
}

function keptByName({ amount }: FigureDraft): readonly SaidKept[] {
  return amount?.kind === 'formula' ? (amount.kept ?? []) : []
}

/** "Average nights per booking" of bookings: the average of all of them, each of which has its own. */
function isOfRow({ base, amount }: AmountOption, split: Split): boolean {
  const isAverage = amount?.kind === 'column' && amount.measure === 'mean'
  const key = split.kind === 'rows' ? split.key : split.kind === 'column' ? split.column : null
  const isOwn =
    key?.table === base.id && base.columns.some(({ name, unique }) => unique && name === key.column)
  return isAverage && isOwn
}

function changeOf({ of, above }: SaidChange, binder: FigureBinder): Figure['change'] {
  const [one, other] = [binder.side(of), binder.side(above)]
  return one && other && { of: one, above: other }
}

/** "Average number of calls per agent", "average spend per customer": of what each of them comes to. */
function isAveraged({ amount, ofOrders }: FigureDraft, splits: readonly Split[]): boolean {
  const isEach = isMeanOfCount(amount) || isAverageSpend(amount)
  return splits[0]?.kind === 'rows' && (ofOrders || (isEach && splits.length === 1))
}

export function isMeanOfCount(asked: FigureDraft['amount']): boolean {
  return asked?.kind === 'count' && asked.measure === 'mean'
}

function isAverageSpend(asked: FigureDraft['amount']): boolean {
  return asked?.kind === 'revenue' && asked.measure === 'mean' && !asked.each
}

function all<Part>(parts: readonly (Part | null)[]): readonly Part[] | null {
  return parts.every((part) => part !== null) ? parts : null
}
