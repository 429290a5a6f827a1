import { code } from '../../code.ts'
import type { Code } from '../../code.ts'
import { cast } from '../literal.ts'
import { postgresFormat, readPattern } from '../moment-format.ts'
import { text } from '../postgres-text.ts'
import type { PostgresArguments, PostgresSpelling, PostgresSpellings } from '../spelling.ts'

export const MOMENT_SUM_SPELLINGS = {
  date_add: (args) => {
    const type = args.typeAt(2) === 'date' ? 'date' : 'timestamp'
    const interval = INTERVALS[unitOf(args)] ?? code`interval '1 day'`
    return cast(code`(${args.at(2)}) + (${args.at(1)}) * ${interval}`, type)
  },
  date_diff: (args) => {
    const units = (index: number) =>
      code`${args.use('count_units')}(${args.at(0)}, ${cast(args.at(index), 'timestamp')})`
    return code`(${units(2)} - ${units(1)})`
  },
  make_date: (args) => code`${args.use('make_day')}(${args.all})`,
  format_date: (args) =>
    code`to_char(${cast(args.at(0), 'timestamp')}, ${text(postgresFormat(formatOf(args)))})`,
  to_date: (args) => cast(read(args), 'date'),
  to_timestamp: read,
} satisfies PostgresSpellings

const INTERVALS: Readonly<Record<string, Code>> = {
  year: code`interval '1 year'`,
  quarter: code`interval '3 months'`,
  month: code`interval '1 month'`,
  week: code`interval '7 days'`,
  day: code`interval '1 day'`,
  hour: code`interval '1 hour'`,
  minute: code`interval '1 minute'`,
  second: code`interval '1 second'`,
}

function read(args: PostgresArguments): ReturnType<PostgresSpelling> {
  const { pattern, places } = readPattern(formatOf(args))
  const parts = code`regexp_match(${args.at(0)}, ${text(pattern)})`
  return code`${args.use('read_moment')}(${parts}, ${text(places)})`
}

function formatOf(args: PostgresArguments): string {
  return String(args.literalAt(1)?.value)
}

function unitOf(args: PostgresArguments): string {
  return String(args.literalAt(0)?.value)
}
