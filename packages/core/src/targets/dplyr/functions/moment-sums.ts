import { code } from '../../code.ts'
import type { Code } from '../../code.ts'
import { text } from '../literal.ts'
import { rCall, rVector } from '../r-call.ts'
import type { Use } from '../helpers.ts'
import type { DplyrArguments, DplyrSpellings } from '../spelling.ts'

export const MOMENT_SUM_SPELLINGS = {
  date_add: (args) => {
    const unit = String(args.literalAt(0)?.value)
    const months = MONTHS[unit]
    const name = args.use(months ? 'add_months' : 'add_seconds')
    const size = months ?? SECONDS[unit] ?? 1
    const count = args.operandAs(1, 'number')
    return rCall(name, args.expr(2), size === 1 ? count : code`${count} * ${args.number(size)}`)
  },
  date_diff: (args) => rCall(args.use('count_units'), args.expr(0), args.expr(1), args.expr(2)),
  make_date: (args) => {
    const parts = [0, 1, 2].map((index) => args.as(index, 'number'))
    return rCall(args.use('day_of'), ...parts)
  },
  format_date: (args) => rCall(args.use('format_moment'), args.expr(0), args.expr(1)),
  to_date: (args) => {
    args.use('lubridate')
    return rCall(code`as_date`, read(args))
  },
  to_timestamp: (args) => read(args),
} satisfies DplyrSpellings

const MONTHS: Readonly<Record<string, number>> = { year: 12, quarter: 3, month: 1 }
const SECONDS: Readonly<Record<string, number>> = {
  week: 604_800,
  day: 86_400,
  hour: 3_600,
  minute: 60,
  second: 1,
}

function read(args: DplyrArguments): Code {
  return readMoment(args.expr(0), String(args.literalAt(1)?.value), args.use)
}

/** Text read in a format such as `%d.%m.%Y`, as a timestamp. */
export function readMoment(value: Code, format: string, use: Use): Code {
  const parts: readonly string[] = format.match(/%[\s\S]?|[^%]+/g) ?? []
  const pattern = parts.map((part) => {
    if (part.startsWith('%')) return part === '%Y' ? '([0-9]{4})' : '([0-9]{1,2})'
    return part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
  })
  const names = parts.filter((part) => part.startsWith('%')).map((part) => text(part.slice(1)))
  return rCall(use('read_moment'), value, text(`^${pattern.join('')}\\z`), rVector(names))
}
