import { code } from '../../code.ts'
import type { Code } from '../../code.ts'
import { chained } from '../../python/chain.ts'
import type { PolarsSpelling, PolarsSpellings } from '../spelling.ts'

export const CALENDAR_SPELLINGS = {
  days_in_month: part(code`.dt.month_end()`, code`.dt.day()`),
  last_day: (args) =>
    args.typeAt(0) === 'timestamp'
      ? chained(args.expr(0), code`.dt.date()`, code`.dt.month_end()`)
      : chained(args.expr(0), code`.dt.month_end()`),
  quarter: part(code`.dt.quarter()`),
  week: part(code`.dt.week()`),
  iso_year: part(code`.dt.iso_year()`),
  day_of_week: part(code`.dt.weekday()`),
  day_of_year: part(code`.dt.ordinal_day()`),
  hour: clock(code`.dt.hour()`),
  minute: clock(code`.dt.minute()`),
  second: clock(code`.dt.second()`),
  day_name: (args) => chained(args.expr(0), code`.dt.strftime("%A")`),
  month_name: (args) => chained(args.expr(0), code`.dt.strftime("%B")`),
} satisfies PolarsSpellings

function part(...methods: readonly Code[]): PolarsSpelling {
  return (args) => chained(args.expr(0), ...methods, code`.cast(pl.Int64)`)
}

/** A date has no clock in Polars until it is midnight. */
function clock(method: Code): PolarsSpelling {
  return (args) => {
    const midnight = args.typeAt(0) === 'date' ? [code`.cast(pl.Datetime("us"))`] : []
    return chained(args.expr(0), ...midnight, method, code`.cast(pl.Int64)`)
  }
}
