import type { MeasureFunction } from '../relation/aggregate.ts'
import type { SqlCall, SqlExpression } from './syntax.ts'

/** Aggregates of SQL as measures; null where there is no such measure, or it takes more to say it. */
export const AGGREGATES: ReadonlyMap<string, MeasureFunction | null> = new Map<
  string,
  MeasureFunction | null
>([
  ['count', 'count'],
  ['sum', 'sum'],
  ['fsum', 'sum'],
  ['avg', 'mean'],
  ['mean', 'mean'],
  ['min', 'min'],
  ['max', 'max'],
  ['median', 'median'],
  ['stddev', 'stddev'],
  ['stddev_samp', 'stddev'],
  ['quantile_cont', 'quantile'],
  ['percentile_cont', 'quantile'],
  // Any of the values may be given: the smallest is the same on every day.
  ['any_value', 'min'],
  ['arbitrary', 'min'],
  ['first', 'first'],
  ['last', 'last'],
  ['bool_and', 'min'],
  ['bool_or', 'max'],
  ['every', 'min'],
  ['count_if', 'count'],
  ['countif', 'count'],
  ['string_agg', 'list'],
  ['group_concat', 'list'],
  ['listagg', 'list'],
  ['total', null],
  ['array_agg', null],
  ['list', null],
  ['mode', 'first'],
  ['product', null],
  ['var_pop', null],
  ['stddev_pop', null],
  ['corr', null],
  ['covar_pop', null],
  ['covar_samp', null],
  ['approx_count_distinct', null],
  ['quantile', null],
  ['quantile_disc', null],
  ['percentile_disc', null],
  ['arg_min', 'first'],
  ['arg_max', 'first'],
  ['min_by', 'first'],
  ['max_by', 'first'],
  ['grouping', null],
  ['bit_and', null],
  ['bit_or', null],
])

/** Functions that need OVER. */
export const WINDOW_NAMES: ReadonlySet<string> = new Set(
  `row_number rank dense_rank percent_rank cume_dist ntile lag lead first_value last_value nth_value`.split(
    /\s+/,
  ),
)

export function isAggregate(node: SqlExpression): node is SqlCall {
  if (node.kind !== 'call' || node.over || !AGGREGATES.has(node.name)) return false
  return !((node.name === 'min' || node.name === 'max') && node.args.length > 1)
}

export function isWindow(node: SqlExpression): node is SqlCall {
  return node.kind === 'call' && node.over !== null
}
