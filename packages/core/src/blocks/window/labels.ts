import type { WindowName } from './config.ts'

export const FUNCTION_LABELS: Readonly<Record<WindowName, string>> = {
  row_number: 'Row number',
  rank: 'Rank (ties share it, then a gap)',
  dense_rank: 'Dense rank (no gaps)',
  percent_rank: 'Rank as a share from 0 to 1',
  lag: 'Value of a row before',
  lead: 'Value of a row after',
  running_sum: 'Running total',
  moving_average: 'Moving average',
  share_of_total: 'Share of the total',
  sum: 'Total of the group',
  mean: 'Average of the group',
  min: 'Smallest of the group',
  max: 'Largest of the group',
  count: 'Number of values in the group',
  median: 'Median of the group',
  quantile: 'Quantile of the group',
  stddev: 'Standard deviation of the group',
  formula: 'A formula',
}
