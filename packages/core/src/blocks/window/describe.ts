import { saySortKeys } from '../../words/say-sort-keys.ts'
import { sayFormula, sayName, sayNames, sayNew } from '../../words/say.ts'
import { plainDigits } from '../../words/number-text.ts'
import type { Column } from '../../relation/column.ts'
import type { WindowFunction } from '../../relation/window.ts'
import type { Given } from '../block.ts'
import { isPlain } from './config.ts'
import type { WindowColumn, WindowConfiguration } from './config.ts'

/** The block in words; `understand.ts` reads the same words back. */
export function describe({ parameters }: WindowConfiguration, given: Given): string {
  const columns = given.inputs[0]?.columns ?? []
  if (parameters.columns.length === 0) return 'Look across rows for nothing'
  return `Look across rows (${parameters.columns.map((one) => sayCall(one, columns)).join('; ')})`
}

function sayCall(one: WindowColumn, columns: readonly Column[]): string {
  const phrase = isPlain(one) ? SAID[one.function][0] : sayFormula(one.formula ?? '')
  const of = one.column === '' ? '' : ` of ${sayName(one.column, columns)}`
  const over = one.size === undefined ? '' : ` over ${one.size} rows`
  const share = one.fraction === undefined ? '' : ` at ${plainDigits(one.fraction)}`
  const away = one.offset === undefined ? '' : ` ${one.offset} rows away`
  const within = one.partition.length === 0 ? '' : ` within ${sayNames(one.partition, columns)}`
  const order = one.order.length === 0 ? '' : ` by ${saySortKeys(one.order, columns)}`
  return `${phrase}${of} as ${sayNew(one.name)}${over}${share}${away}${within}${order}`
}

/** The first of each is the one said; the others are understood as well. */
export const SAID: Readonly<Record<WindowFunction, readonly [string, ...string[]]>> = {
  row_number: ['row number', 'number the rows', 'number rows', 'row numbers'],
  dense_rank: ['dense rank'],
  percent_rank: ['percent rank', 'percentile rank'],
  rank: ['rank', 'rank the rows', 'rank rows'],
  lag: ['previous', 'previous value', 'lag'],
  lead: ['next value', 'following value', 'lead'],
  running_sum: ['running total', 'running sum', 'cumulative total', 'cumulative sum'],
  moving_average: ['moving average', 'rolling average', 'rolling mean'],
  share_of_total: ['share', 'share of total', 'percentage of total', 'share of the total'],
  sum: ['group total', 'group sum'],
  mean: ['group average', 'group mean'],
  min: ['group minimum', 'group smallest'],
  max: ['group maximum', 'group largest'],
  count: ['group count', 'group size'],
  median: ['group median'],
  quantile: ['group quantile'],
  stddev: ['group deviation', 'group standard deviation'],
}

export const openers = ['look across rows', 'running', 'rank', 'number the rows', 'number rows']

export function examples(): readonly string[] {
  return []
}
