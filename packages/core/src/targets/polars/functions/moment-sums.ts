import { formatPattern } from '../../../relation/functions/moment-format.ts'
import { code, NOTHING } from '../../code.ts'
import type { Code } from '../../code.ts'
import { text } from '../../python/literal.ts'
import { pythonCall } from '../../python/python-call.ts'
import { chained } from '../../python/chain.ts'
import type { PolarsArguments, PolarsSpellings } from '../spelling.ts'

export const MOMENT_SUM_SPELLINGS = {
  date_add: (args) => {
    const unit = unitOf(args)
    const isTimed = args.typeAt(2) === 'date' && TIMES.has(unit)
    const start = isTimed ? midnight(args, 2) : args.expr(2)
    const moved = chained(start, pythonCall(code`.dt.offset_by`, offset(args, unit)))
    return isTimed ? chained(moved, code`.dt.date()`) : moved
  },
  date_diff: (args) => {
    const type = args.typeAt(1) === args.typeAt(2) ? args.typeAt(1) : null
    const [start, end] = [1, 2].map((index) =>
      type === null && args.typeAt(index) === 'date' ? midnight(args, index) : args.expr(index),
    )
    return pythonCall(args.use('count_units'), args.value(0), start ?? NOTHING, end ?? NOTHING)
  },
  make_date: (args) => pythonCall(args.use('make_date'), ...args.exprs()),
  format_date: (args) => {
    const isTimed = args.typeAt(0) === 'date' && /%[HMS]/.test(String(args.literalAt(1)?.value))
    const moment = isTimed ? midnight(args, 0) : args.expr(0)
    return chained(moment, pythonCall(code`.dt.strftime`, args.value(1)))
  },
  to_date: (args) => read(args),
  to_timestamp: (args) => read(args),
} satisfies PolarsSpellings

const TIMES = new Set(['hour', 'minute', 'second'])
const OFFSETS: Readonly<Record<string, readonly [times: number, sign: string]>> = {
  year: [1, 'y'],
  quarter: [3, 'mo'],
  month: [1, 'mo'],
  week: [1, 'w'],
  day: [1, 'd'],
  hour: [1, 'h'],
  minute: [1, 'm'],
  second: [1, 's'],
}

function offset(args: PolarsArguments, unit: string): Code {
  const [times, sign] = OFFSETS[unit] ?? [1, 'd']
  const fixed = args.literalAt(1)
  if (fixed?.type === 'integer') return text(`${Number(fixed.value) * times}${sign}`)
  const count = times === 1 ? args.expr(1) : code`(${args.operand(1)} * ${args.number(times)})`
  return code`${chained(count, code`.cast(pl.String)`)} + ${text(sign)}`
}

/** Polars guards no digits: a year may be of five, and a second the sixtieth. */
function read(args: PolarsArguments): Code {
  const format = String(args.literalAt(1)?.value)
  const parts: readonly string[] = format.match(/%[\s\S]?|[^%]+/g) ?? []
  const pattern = parts.map((part) => (part === '%S' ? '[0-5]?[0-9]' : formatPattern(part)))
  const options = [args.expr(0), text(`^(?:${pattern.join('')})$`), args.value(1)]
  return pythonCall(args.use(args.type === 'date' ? 'read_date' : 'read_moment'), ...options)
}

function midnight(args: PolarsArguments, index: number): Code {
  return chained(args.expr(index), code`.cast(pl.Datetime("us"))`)
}

function unitOf(args: PolarsArguments): string {
  return String(args.literalAt(0)?.value)
}
