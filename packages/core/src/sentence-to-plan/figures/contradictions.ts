import { sameJson } from '../../words/same-json.ts'
import type { Predicate } from '../question/query/query.ts'
import { type BoundParts, isMeanOfCount } from './bound-parts.ts'
import { comesTo } from './comes-to.ts'
import type { Amount } from './figure.ts'
import { isOpenShare } from './figure-draft.ts'
import type { FigureDraft } from './figure-draft.ts'

/** Whether what was said makes no figure, though the tables have every part of it. */
export function contradictsItself(
  draft: FigureDraft,
  parts: BoundParts,
  states: readonly Predicate[],
): boolean {
  return CONTRADICTIONS.some((isSo) => isSo(draft, parts, states))
}

type Contradiction = (
  draft: FigureDraft,
  parts: BoundParts,
  states: readonly Predicate[],
) => boolean

const CONTRADICTIONS: readonly Contradiction[] = [
  /** Of cancelled trips all are cancelled: what is said twice was not meant as a part of itself. */
  (_, { percent, where }, states) =>
    percent !== null && [...where, ...states].some((one) => sameJson(one, percent)),

  /** A change is one figure of two periods, and has no growth, total or share beside it. */
  (draft, { change, amount }) =>
    change !== null && (!amount || draft.growth || draft.running || isOpenShare(draft)),

  /** "With at least 3 visits" of something else than what is counted. */
  (_, { having, base }) => Boolean(having?.rows) && having?.rows?.id !== base.id,

  /** "Shipped in May and delivered in June": a figure is told by one day of each row. */
  ({ events, when }, { base: { columns } }) => {
    const days = events.map((event) =>
      columns.find((one) => one.dated && one.words.some(({ stem }) => stem === event)),
    )
    return when.length > 1 && new Set(days.filter((day) => day !== undefined)).size > 1
  },

  /** A column's bare name is no figure, unless what it comes to is said. */
  (draft, { splits, percent }) => {
    const isBare = draft.amount?.kind === 'column' && draft.amount.isBare
    return isBare && !draft.change && !percent && splits.length === 0 && !comesTo(draft)
  },

  (draft, { amount }) =>
    draft.isPercent && !isOpenShare(draft) && amount?.kind !== 'percent' && !isQuotient(amount),

  /** Growth and running totals go along one row of periods. */
  ({ growth, running }, { splits, amount }) =>
    (growth || running) && (!amount || splits.filter(({ kind }) => kind === 'period').length !== 1),

  ({ running }, { amount }) => running && !addsUp(amount),

  (draft, { splits, amount }) => isOpenShare(draft) && (splits.length === 0 || !addsUp(amount)),

  /** An average of counts, and nothing said whose. */
  ({ amount }, { averaged }) => isMeanOfCount(amount) && !averaged,
]

function isQuotient(amount: Amount | null): boolean {
  const formula = amount?.kind === 'formula' ? amount.formula : null
  return formula?.kind === 'binary' && formula.operator === '/'
}

/** Averages and percentages of groups come to none of all of them. */
function addsUp(amount: Amount | null): boolean {
  if (amount?.kind === 'formula') return amount.measure === 'sum' && !isQuotient(amount)
  return amount?.kind === 'count' || (amount?.kind === 'column' && amount.measure === 'sum')
}
