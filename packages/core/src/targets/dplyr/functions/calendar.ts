import { code } from '../../code.ts'
import type { Code } from '../../code.ts'
import { rCall } from '../r-call.ts'
import type { DplyrArguments, DplyrSpelling, DplyrSpellings } from '../spelling.ts'

export const CALENDAR_SPELLINGS = {
  days_in_month: (args) => whole(args, code`unname(days_in_month(${args.expr(0)}))`),
  last_day: (args) => {
    args.use('lubridate')
    const next = rCall(
      code`ceiling_date`,
      dateOf(args),
      code`"month"`,
      code`change_on_boundary = TRUE`,
    )
    return code`(${next} - 1)`
  },
  quarter: part(code`quarter`),
  week: part(code`isoweek`),
  iso_year: part(code`isoyear`),
  day_of_week: (args) => whole(args, rCall(code`wday`, args.expr(0), code`week_start = 1`)),
  day_of_year: part(code`yday`),
  hour: part(code`hour`),
  minute: part(code`minute`),
  // R may show the last microsecond of a second as the next one.
  second: (args) => {
    args.use('lubridate')
    const seconds = rCall(code`as_datetime`, args.expr(0))
    return whole(args, code`floor(as.double(${seconds})) %% 60`)
  },
  day_name: (args) => rCall(args.use('day_name'), args.expr(0)),
  month_name: (args) => {
    args.use('lubridate')
    return code`base::month.name[${rCall(code`month`, args.expr(0))}]`
  },
} satisfies DplyrSpellings

/** A part of a moment as an integer. */
export function part(name: Code): DplyrSpelling {
  return (args) => whole(args, rCall(name, args.expr(0)))
}

function whole(args: DplyrArguments, value: Code): Code {
  args.use('lubridate')
  args.use('bit64')
  return rCall(code`as.integer64`, value)
}

function dateOf(args: DplyrArguments): Code {
  return args.typeAt(0) === 'date' ? args.expr(0) : rCall(code`as_date`, args.expr(0))
}
