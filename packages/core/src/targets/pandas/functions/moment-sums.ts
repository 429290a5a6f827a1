import { formatPattern } from '../../../relation/functions/moment-format.ts'
import { code } from '../../code.ts'
import type { Code } from '../../code.ts'
import { text as pythonTextCode } from '../../python/literal.ts'
import { pythonCall } from '../../python/python-call.ts'
import type { PandasArguments, PandasSpellings } from '../spelling.ts'

export const MOMENT_SUM_SPELLINGS = {
  date_add: (args) => {
    const [word, times] = OFFSETS[unitOf(args)] ?? DAYS
    const whole = args.typeAt(2) === 'date' ? code`.normalize()` : code``
    const lambda = code`lambda count, day: (day + pd.DateOffset(${word}=int(count)${times}))${whole}`
    return pythonCall(args.use('by_row'), lambda, args.dtype, args.series(1), args.series(2))
  },
  date_diff: (args) =>
    pythonCall(
      args.use('by_row'),
      code`lambda start, end: ${args.use('count_units')}(end, ${args.value(0)}) - ${args.use('count_units')}(start, ${args.value(0)})`,
      args.dtype,
      args.series(1),
      args.series(2),
    ),
  make_date: (args) =>
    pythonCall(
      args.use('by_row'),
      args.use('make_day'),
      args.dtype,
      args.series(0),
      args.series(1),
      args.series(2),
    ),
  format_date: (args) =>
    code`${args.series(0)}.dt.strftime(${args.value(1)}).astype("string[python]")`,
  to_date: read,
  to_timestamp: read,
} satisfies PandasSpellings

function read(args: PandasArguments): Code {
  const pattern = pythonTextCode(formatPattern(String(args.literalAt(1)?.value)))
  return pythonCall(
    args.use('by_row'),
    code`lambda text: ${args.use('read_moment')}(text, ${pattern}, ${args.value(1)})`,
    args.dtype,
    args.series(0),
  )
}

const DAYS = [code`days`, code``] as const
const OFFSETS: Readonly<Record<string, readonly [Code, Code]>> = {
  year: [code`years`, code``],
  quarter: [code`months`, code` * 3`],
  month: [code`months`, code``],
  week: [code`days`, code` * 7`],
  day: DAYS,
  hour: [code`hours`, code``],
  minute: [code`minutes`, code``],
  second: [code`seconds`, code``],
}

function unitOf(args: PandasArguments): string {
  return String(args.literalAt(0)?.value)
}
