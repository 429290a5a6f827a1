import { code, verbatim } from '../../targets/code.ts'
import type { Code } from '../../targets/code.ts'
import { duckdbText } from '../../targets/duckdb/duckdb-text.ts'
import type { DuckdbArguments } from '../../targets/duckdb/spelling.ts'
import { text as pythonTextCode } from '../../targets/pandas/literal.ts'
import { pythonCall } from '../../targets/pandas/python-call.ts'
import type { FunctionEntry, Parameter } from './function-entry.ts'
import { checkReadFormat, checkWriteFormat, formatPattern } from './moment-format.ts'

const moment: Parameter = { name: 'moment', type: 'moment' }
const UNITS = 'year quarter month week day hour minute second'.split(' ')
const unit: Parameter = { name: 'unit', type: 'text', literal: true, choices: UNITS }
const readFormat: Parameter = {
  name: 'format',
  type: 'text',
  literal: true,
  check: checkReadFormat,
}

/** Moments moved, compared, made from parts and from text. */
export const MOMENT_SUM_FUNCTIONS: readonly FunctionEntry[] = [
  {
    name: 'date_add',
    parameters: [unit, { name: 'count', type: 'integer' }, moment],
    result: { ofParameter: 2 },
    meaning: 'The moment so many units later; a day the month does not have becomes its last.',
    example: "date_add('month', 1, ordered_at)",
    examples: [
      ["date_add('month', 1, date '2024-01-31')", '2024-02-29'],
      ["date_add('hour', -1, timestamp '2024-01-01 00:30')", '2023-12-31 23:30:00'],
    ],
    spelling: {
      duckdb: (args) => {
        const type = args.typeAt(2) === 'date' ? code`DATE` : code`TIMESTAMP`
        return code`CAST(${args.at(2)} + ${interval(args)} AS ${type})`
      },
      pandas: (args) => {
        const [word, times] = OFFSETS[unitOf(args)] ?? DAYS
        const whole = args.typeAt(2) === 'date' ? code`.normalize()` : code``
        const lambda = code`lambda count, day: (day + pd.DateOffset(${word}=int(count)${times}))${whole}`
        return pythonCall(args.use('by_row'), lambda, args.dtype, args.series(1), args.series(2))
      },
    },
  },
  {
    name: 'date_diff',
    aliases: ['datediff'],
    parameters: [unit, { ...moment, name: 'start' }, { ...moment, name: 'end' }],
    result: 'integer',
    meaning:
      'How many begins of a unit lie after the start, up to the end; negative if the end is earlier.',
    example: "date_diff('day', ordered_at, shipped_at)",
    examples: [
      ["date_diff('year', date '2023-12-31', date '2024-01-01')", '1'],
      ["date_diff('week', date '2024-01-07', date '2024-01-08')", '1'],
    ],
    spelling: {
      duckdb: (args) => {
        const [start, end] = [1, 2].map((index) => code`CAST(${args.at(index)} AS TIMESTAMP)`)
        if (!start || !end) throw new Error('date_diff takes a start and an end')
        if (unitOf(args) !== 'week') return code`date_diff(${args.at(0)}, ${start}, ${end})`
        // DuckDB counts weeks of seven days there, wherever they begin.
        return code`(date_diff('day', date_trunc('week', ${start}), date_trunc('week', ${end})) // 7)`
      },
      pandas: (args) =>
        pythonCall(
          args.use('by_row'),
          code`lambda start, end: ${args.use('count_units')}(end, ${args.value(0)}) - ${args.use('count_units')}(start, ${args.value(0)})`,
          args.dtype,
          args.series(1),
          args.series(2),
        ),
    },
  },
  {
    name: 'make_date',
    parameters: ['year', 'month', 'day'].map((name) => ({ name, type: 'integer' as const })),
    result: 'date',
    meaning: 'The date of a year, a month and a day; null where there is no such date.',
    example: 'make_date(2024, 2, days)',
    examples: [
      ['make_date(2024, 2, 29)', '2024-02-29'],
      ['make_date(2023, 2, 29)', 'null'],
    ],
    spelling: {
      duckdb: (args) =>
        code`CASE WHEN ${args.at(0)} BETWEEN 1 AND 9999 THEN TRY_CAST(printf('%04d-%02d-%02d', ${args.all}) AS DATE) END`,
      pandas: (args) =>
        pythonCall(
          args.use('by_row'),
          args.use('make_day'),
          args.dtype,
          args.series(0),
          args.series(1),
          args.series(2),
        ),
    },
  },
  reader('to_date', 'date', 'The date a text says in a format; null where it does not fit.', [
    ["to_date('31.1.2024', '%d.%m.%Y')", '2024-01-31'],
    ["to_date('31.2.2024', '%d.%m.%Y')", 'null'],
  ]),
  reader(
    'to_timestamp',
    'timestamp',
    'The timestamp a text says in a format; null where it does not fit.',
    [["to_timestamp('31.1.2024 22:30', '%d.%m.%Y %H:%M')", '2024-01-31 22:30:00']],
  ),
  {
    name: 'format_date',
    aliases: ['strftime'],
    parameters: [moment, { name: 'format', type: 'text', literal: true, check: checkWriteFormat }],
    result: 'text',
    meaning: 'The moment as text in a format; names of days and months are English.',
    example: "format_date(ordered_at, '%d.%m.%Y')",
    examples: [["format_date(date '2024-01-31', '%A, %d %B %Y')", 'Wednesday, 31 January 2024']],
    spelling: {
      duckdb: (args) => code`strftime(${args.at(0)}, ${args.at(1)})`,
      pandas: (args) =>
        code`${args.series(0)}.dt.strftime(${args.value(1)}).astype("string[python]")`,
    },
  },
]

function reader(
  name: string,
  result: 'date' | 'timestamp',
  meaning: string,
  examples: FunctionEntry['examples'],
): FunctionEntry {
  const type = { date: code`DATE`, timestamp: code`TIMESTAMP` }[result]
  return {
    name,
    parameters: [{ name: 'text', type: 'text' }, readFormat],
    result,
    meaning,
    example: `${name}(note, '%d.%m.%Y')`,
    examples,
    spelling: {
      duckdb: (args) => {
        const pattern = verbatim(duckdbText(formatPattern(String(args.literalAt(1)?.value))))
        const read = code`try_strptime(${args.at(0)}, ${args.at(1)})`
        return code`CASE WHEN regexp_full_match(${args.at(0)}, ${pattern}) THEN CAST(${read} AS ${type}) END`
      },
      pandas: (args) => {
        const pattern = pythonTextCode(formatPattern(String(args.literalAt(1)?.value)))
        return pythonCall(
          args.use('by_row'),
          code`lambda text: ${args.use('read_moment')}(text, ${pattern}, ${args.value(1)})`,
          args.dtype,
          args.series(0),
        )
      },
    },
  }
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

function interval(args: DuckdbArguments): Code {
  const [name, times] = INTERVALS[unitOf(args)] ?? [code`to_days`, code``]
  return code`${name}(CAST(${args.at(1)} AS INTEGER)${times})`
}

function unitOf(args: { literalAt(index: number): { readonly value: unknown } | null }): string {
  return String(args.literalAt(0)?.value)
}
