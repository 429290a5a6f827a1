import { code } from '../../code.ts'
import type { Code } from '../../code.ts'
import { cast } from '../literal.ts'
import type { PostgresArguments, PostgresSpelling, PostgresSpellings } from '../spelling.ts'

export const CALENDAR_SPELLINGS = {
  quarter: part(code`quarter`),
  week: part(code`week`),
  iso_year: part(code`isoyear`),
  day_of_week: part(code`isodow`),
  day_of_year: part(code`doy`),
  hour: part(code`hour`),
  minute: part(code`minute`),
  second: (args) => cast(code`trunc(extract(second FROM ${moment(args)}))`, 'integer'),
  days_in_month: (args) => cast(code`extract(day FROM ${lastDay(args)})`, 'integer'),
  day_name: (args) => code`to_char(${moment(args)}, 'FMDay')`,
  month_name: (args) => code`to_char(${moment(args)}, 'FMMonth')`,
  last_day: (args) => cast(lastDay(args), 'date'),
} satisfies PostgresSpellings

function part(name: Code): PostgresSpelling {
  return (args) => cast(code`extract(${name} FROM ${moment(args)})`, 'integer')
}

function lastDay(args: PostgresArguments): Code {
  return code`(date_trunc('month', ${moment(args)}) + interval '1 month' - interval '1 day')`
}

/** A date as its midnight: it has no hours of its own, and no name but in a time zone. */
function moment(args: PostgresArguments): Code {
  return args.typeAt(0) === 'timestamp' ? code`(${args.at(0)})` : cast(args.at(0), 'timestamp')
}
