import type { MeasureFunction } from './aggregate.ts'
import type { WindowFunction } from './window.ts'

/** A function that looks at several rows, as a formula of Aggregate or Window may call it. */
export interface GroupCall<Name extends string = string> {
  readonly name: Name
  /** Other spellings people bring along. */
  readonly aliases?: readonly string[]
  readonly takes: readonly GroupArgument[]
  /** One sentence, for the documentation. */
  readonly meaning: string
  readonly example: string
}

/** What an argument is; all but values and orders are written out, not computed. */
export interface GroupArgument {
  readonly part: 'value' | 'order' | 'fraction' | 'rows' | 'separator'
  readonly optional?: true
}

const value: GroupArgument = { part: 'value' }
const order: GroupArgument = { part: 'order' }
const fraction: GroupArgument = { part: 'fraction' }
const rows: GroupArgument = { part: 'rows' }

const OF_A_GROUP = {
  count_rows: entry('count_rows', [], 'How many rows there are; also written count(*).', '()'),
  count: entry('count', [value], 'How many values there are, nulls left out.'),
  sum: entry('sum', [value], 'The total.', '(price * pieces)'),
  mean: entry('mean', [value], 'The average.', '(price)', ['avg', 'average']),
  median: entry('median', [value], 'The median.'),
  min: entry('min', [value], 'The smallest value.'),
  max: entry('max', [value], 'The largest value.'),
  stddev: entry('stddev', [value], 'The standard deviation of a sample.', '(price)', [
    'stddev_samp',
    'stdev',
  ]),
  quantile: entry(
    'quantile',
    [value, fraction],
    'The value that a share of all stays below.',
    '(price, 0.9)',
    ['percentile', 'quantile_cont'],
  ),
} as const

/** Total over the measures: what Aggregate can do, a formula of it can. */
const MEASURE_CALLS: { readonly [Name in MeasureFunction]: GroupCall<Name> } = {
  ...OF_A_GROUP,
  count_distinct: entry(
    'count_distinct',
    [value],
    'How many different values there are; also written count(distinct price).',
  ),
  first: entry('first', [value, order], 'The first value in an order.', '(price, day)'),
  last: entry('last', [value, order], 'The last value in an order.', '(price, day)'),
  list: entry(
    'list',
    [value, { part: 'separator', optional: true }, { part: 'order', optional: true }],
    'The values as one text with a separator, ascending or in an order.',
    "(name, '; ')",
    ['string_agg'],
  ),
}

/** Total over the window functions; a formula of Window may also count rows. */
const WINDOW_CALLS: { readonly [Name in WindowFunction | 'count_rows']: GroupCall<Name> } = {
  ...OF_A_GROUP,
  row_number: entry('row_number', [], 'The number of the row in its group.', '()'),
  rank: entry('rank', [], 'The rank of the row; rows that tie share it.', '()'),
  dense_rank: entry('dense_rank', [], 'The rank of the row, without gaps.', '()'),
  percent_rank: entry('percent_rank', [], 'The rank of the row as a share from 0 to 1.', '()'),
  lag: entry('lag', [value, { ...rows, optional: true }], 'The value so many rows before.'),
  lead: entry('lead', [value, { ...rows, optional: true }], 'The value so many rows after.'),
  running_sum: entry('running_sum', [value], 'The total up to and with this row.'),
  moving_average: entry(
    'moving_average',
    [value, rows],
    'The average of so many rows up to this one.',
    '(price, 7)',
  ),
  share_of_total: entry('share_of_total', [value], 'The value divided by the total of its group.'),
}

/** Where a formula stands that may look at several rows. */
export type GroupPlace = 'aggregate' | 'window'

export const GROUP_CALLS: Readonly<Record<GroupPlace, readonly GroupCall[]>> = {
  aggregate: Object.values(MEASURE_CALLS),
  window: Object.values(WINDOW_CALLS),
}

export function findGroupCall(place: GroupPlace, name: string): GroupCall | undefined {
  const wanted = name.toLowerCase()
  return GROUP_CALLS[place].find((call) => call.name === wanted || call.aliases?.includes(wanted))
}

function entry<Name extends string>(
  name: Name,
  takes: readonly GroupArgument[],
  meaning: string,
  example = '(price)',
  aliases?: readonly string[],
): GroupCall<Name> {
  return { name, takes, meaning, example: name + example, ...(aliases ? { aliases } : {}) }
}
