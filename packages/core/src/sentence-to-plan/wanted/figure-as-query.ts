import type { Amount, Figure, Split } from '../figures/figure.ts'
import type { MeasureItem, MeasureName, Query, SelectItem } from '../question/query/query.ts'

/** A figure that a query says as well, so that what is to be seen of it can be set alike. Null for all others. */
export function figureAsQuery(figure: Figure): Query | null {
  const { base, joins, where, amount, splits, having, rank, hidesAmount } = figure
  if (figure.beside !== null || figure.change !== null || figure.averaged) return null
  if (splits.some(({ kind }) => kind === 'period') || (rank?.limit != null && splits.length > 1))
    return null
  const item = amount && measureIn(amount)
  if (amount && !item) return null
  const shown = splits.flatMap(nameOf).map((column): SelectItem => ({ kind: 'column', column }))
  return {
    tables: [base, ...joins.map(({ right }) => right.table)],
    joins,
    where,
    select: [...shown, ...(item && !hidesAmount ? [item] : [])],
    group: splits.flatMap(keysOf),
    having: having && item ? [{ item, ...having }] : [],
    order: rank && item ? [{ item, descending: rank.descending }] : [],
    ...(rank?.limit == null ? {} : { limit: rank.limit }),
    distinct: false,
  }
}

function measureIn(amount: Amount): MeasureItem | null {
  if (amount.kind === 'count') return { kind: 'measure', measure: 'count_rows', column: null }
  if (amount.kind !== 'column' || amount.formula !== null) return null
  const measure = MEASURES.find((one) => one === amount.measure)
  return measure ? { kind: 'measure', measure, column: amount.column } : null
}

const MEASURES: readonly MeasureName[] = ['sum', 'mean', 'min', 'max', 'count_distinct']

function nameOf(split: Split) {
  return split.kind === 'rows' ? [split.name] : [split.column]
}

function keysOf(split: Split) {
  return split.kind === 'rows' ? [split.key, split.name] : [split.column]
}
