import { code } from '../../code.ts'
import type { Code } from '../../code.ts'
import type { DuckdbSpelling, DuckdbSpellings } from '../spelling.ts'

export const CALENDAR_SPELLINGS = {
  days_in_month: (args) => code`day(last_day(${args.at(0)}))`,
  last_day: (args) => code`last_day(${args.at(0)})`,
  quarter: part(code`quarter`),
  week: part(code`week`),
  iso_year: part(code`isoyear`),
  day_of_week: part(code`isodow`),
  day_of_year: part(code`dayofyear`),
  hour: part(code`hour`),
  minute: part(code`minute`),
  second: part(code`second`),
  day_name: part(code`dayname`),
  month_name: part(code`monthname`),
} satisfies DuckdbSpellings

function part(name: Code): DuckdbSpelling {
  return (args) => code`${name}(${args.at(0)})`
}
