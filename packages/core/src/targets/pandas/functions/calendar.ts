import { code } from '../../code.ts'
import type { Code } from '../../code.ts'
import type { PandasSpelling, PandasSpellings } from '../spelling.ts'

export const CALENDAR_SPELLINGS = {
  days_in_month: (args) => code`${args.series(0)}.dt.days_in_month.astype("Int64")`,
  last_day: (args) => code`(${args.series(0)}.dt.normalize() + pd.offsets.MonthEnd(0))`,
  quarter: part(code`.dt.quarter`),
  week: part(code`.dt.isocalendar().week`),
  iso_year: part(code`.dt.isocalendar().year`),
  day_of_week: part(code`.dt.dayofweek.add(1)`),
  day_of_year: part(code`.dt.dayofyear`),
  hour: part(code`.dt.hour`),
  minute: part(code`.dt.minute`),
  second: part(code`.dt.second`),
  day_name: word(code`day_name`),
  month_name: word(code`month_name`),
} satisfies PandasSpellings

function part(accessor: Code): PandasSpelling {
  return (args) => code`${args.series(0)}${accessor}.astype("Int64")`
}

function word(name: Code): PandasSpelling {
  return (args) => code`${args.series(0)}.dt.${name}().astype("string[python]")`
}
