import { cast } from '../column-name.ts'
import { fn, operation, text, whole } from '../spark-tree.ts'
import type { SparkSpelling, SparkSpellings } from '../spelling.ts'
import { part } from './moment.ts'

export const CALENDAR_SPELLINGS = {
  days_in_month: (args) => cast(fn('dayofmonth', fn('last_day', args.column(0))), 'integer'),
  last_day: (args) => fn('last_day', args.column(0)),
  quarter: part('quarter'),
  week: part('weekofyear'),
  // The Thursday of a week is in the year the week belongs to.
  iso_year: (args) => {
    const monday = fn('trunc', args.column(0), text('week'))
    return cast(fn('year', fn('date_add', monday, whole(3))), 'integer')
  },
  day_of_week: (args) => cast(operation('+', fn('weekday', args.column(0)), whole(1)), 'integer'),
  day_of_year: part('dayofyear'),
  hour: part('hour'),
  minute: part('minute'),
  second: part('second'),
  day_name: word('EEEE'),
  month_name: word('MMMM'),
} satisfies SparkSpellings

function word(pattern: string): SparkSpelling {
  return (args) => fn('date_format', args.column(0), text(pattern))
}
