import { code } from '../../code.ts'
import type { Code } from '../../code.ts'
import type { PandasArguments, PandasSpellings } from '../spelling.ts'

export const MOMENT_SPELLINGS = {
  year: (args) => code`${args.series(0)}.dt.year.astype("Int64")`,
  month: (args) => code`${args.series(0)}.dt.month.astype("Int64")`,
  day: (args) => code`${args.series(0)}.dt.day.astype("Int64")`,
  date_trunc: truncated,
} satisfies PandasSpellings

function truncated(args: PandasArguments): Code {
  const column = args.series(1)
  switch (args.literalAt(0)?.value) {
    case 'year':
      return code`${column}.dt.to_period("Y").dt.to_timestamp()`
    case 'quarter':
      return code`${column}.dt.to_period("Q").dt.to_timestamp()`
    case 'month':
      return code`${column}.dt.to_period("M").dt.to_timestamp()`
    case 'week':
      return code`${column}.dt.to_period("W-SUN").dt.to_timestamp()`
    case 'hour':
      return code`${column}.dt.floor("h")`
    case 'minute':
      return code`${column}.dt.floor("min")`
    case 'second':
      return code`${column}.dt.floor("s")`
    default:
      return code`${column}.dt.normalize()`
  }
}
