import { code } from '../../code.ts'
import { rCall } from '../r-call.ts'
import type { DplyrSpellings } from '../spelling.ts'
import { part } from './calendar.ts'

const TIMES = new Set(['hour', 'minute', 'second'])

export const MOMENT_SPELLINGS = {
  year: part(code`year`),
  month: part(code`month`),
  day: part(code`day`),
  date_trunc: (args) => {
    const unit = String(args.literalAt(0)?.value)
    if (args.typeAt(1) === 'date' && (TIMES.has(unit) || unit === 'day')) return args.expr(1)
    args.use('lubridate')
    const week = unit === 'week' ? [code`week_start = 1`] : []
    return rCall(code`floor_date`, args.expr(1), args.expr(0), ...week)
  },
} satisfies DplyrSpellings
