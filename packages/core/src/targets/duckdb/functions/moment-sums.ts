import { formatPattern } from '../../../relation/functions/moment-format.ts'
import { code, verbatim } from '../../code.ts'
import type { Code } from '../../code.ts'
import { duckdbText } from '../duckdb-text.ts'
import type { CallArguments } from '../../sql/call-arguments.ts'
import type { DuckdbSpelling, DuckdbSpellings } from '../spelling.ts'

export const MOMENT_SUM_SPELLINGS = {
  date_add: (args) => {
    const type = args.typeAt(2) === 'date' ? code`DATE` : code`TIMESTAMP`
    return code`CAST(${args.at(2)} + ${interval(args)} AS ${type})`
  },
  date_diff: (args) => {
    const [start, end] = [1, 2].map((index) => code`CAST(${args.at(index)} AS TIMESTAMP)`)
    if (!start || !end) throw new Error('date_diff takes a start and an end')
    if (unitOf(args) !== 'week') return code`date_diff(${args.at(0)}, ${start}, ${end})`
    // DuckDB counts weeks of seven days there, wherever they begin.
    return code`(date_diff('day', date_trunc('week', ${start}), date_trunc('week', ${end})) // 7)`
  },
  make_date: (args) =>
    code`CASE WHEN ${args.at(0)} BETWEEN 1 AND 9999 THEN TRY_CAST(printf('%04d-%02d-%02d', ${args.all}) AS DATE) END`,
  format_date: (args) => code`strftime(${args.at(0)}, ${args.at(1)})`,
  to_date: reader(code`DATE`),
  to_timestamp: reader(code`TIMESTAMP`),
} satisfies DuckdbSpellings

function reader(type: Code): DuckdbSpelling {
  return (args) => {
    const pattern = verbatim(duckdbText(formatPattern(String(args.literalAt(1)?.value))))
    const read = code`try_strptime(${args.at(0)}, ${args.at(1)})`
    return code`CASE WHEN regexp_full_match(${args.at(0)}, ${pattern}) THEN CAST(${read} AS ${type}) END`
  }
}

const INTERVALS: Readonly<Record<string, readonly [Code, Code]>> = {
  year: [code`to_years`, code``],
  quarter: [code`to_months`, code` * 3`],
  month: [code`to_months`, code``],
  week: [code`to_days`, code` * 7`],
  day: [code`to_days`, code``],
  hour: [code`to_hours`, code``],
  minute: [code`to_minutes`, code``],
  second: [code`to_seconds`, code``],
}

function interval(args: CallArguments): Code {
  const [name, times] = INTERVALS[unitOf(args)] ?? [code`to_days`, code``]
  return code`${name}(CAST(${args.at(1)} AS INTEGER)${times})`
}

function unitOf(args: CallArguments): string {
  return String(args.literalAt(0)?.value)
}
