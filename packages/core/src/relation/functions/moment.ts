import { code } from '../../targets/code.ts'
import type { Code } from '../../targets/code.ts'
import type { PandasArguments } from '../../targets/pandas/spelling.ts'
import type { FunctionEntry, Parameter } from './function-entry.ts'

const moment: Parameter = { name: 'moment', type: 'moment' }

const TRUNCATION_UNITS = 'year quarter month week day hour minute second'.split(' ')

export const MOMENT_FUNCTIONS: readonly FunctionEntry[] = [
  {
    name: 'year',
    parameters: [moment],
    result: 'integer',
    meaning: 'The year of a date or timestamp.',
    example: 'year(ordered_at)',
    examples: [["year(date '2024-01-31')", '2024']],
    spelling: {
      duckdb: (args) => code`year(${args.at(0)})`,
      pandas: (args) => code`${args.series(0)}.dt.year.astype("Int64")`,
    },
  },
  {
    name: 'month',
    parameters: [moment],
    result: 'integer',
    meaning: 'The month of a date or timestamp, 1 to 12.',
    example: 'month(ordered_at)',
    examples: [["month(date '2024-01-31')", '1']],
    spelling: {
      duckdb: (args) => code`month(${args.at(0)})`,
      pandas: (args) => code`${args.series(0)}.dt.month.astype("Int64")`,
    },
  },
  {
    name: 'day',
    parameters: [moment],
    result: 'integer',
    meaning: 'The day of the month of a date or timestamp, 1 to 31.',
    example: 'day(ordered_at)',
    examples: [["day(date '2024-01-31')", '31']],
    spelling: {
      duckdb: (args) => code`day(${args.at(0)})`,
      pandas: (args) => code`${args.series(0)}.dt.day.astype("Int64")`,
    },
  },
  {
    name: 'date_trunc',
    parameters: [{ name: 'unit', type: 'text', literal: true, choices: TRUNCATION_UNITS }, moment],
    result: { ofParameter: 1 },
    meaning: 'The begin of the year, quarter, month, week (Monday), day, hour, minute or second.',
    example: "date_trunc('month', ordered_at)",
    examples: [["date_trunc('week', date '2024-01-31')", '2024-01-29']],
    spelling: {
      duckdb: (args) => {
        const type = args.typeAt(1) === 'date' ? code`DATE` : code`TIMESTAMP`
        return code`CAST(date_trunc(${args.all}) AS ${type})`
      },
      pandas: truncated,
    },
  },
]

function truncated(args: PandasArguments): Code {
  const column = args.series(1)
  switch (args.literalAt(0)?.value) {
    case 'year':
      return code`${column}.dt.to_period("Y").dt.to_timestamp()`
    case 'quarter':
      return code`${column}.dt.to_period("Q").dt.to_timestamp()`
    case 'month':
      return code`${column}.dt.to_period("M").dt.to_timestamp()`
    case 'week':
      return code`${column}.dt.to_period("W-SUN").dt.to_timestamp()`
    case 'hour':
      return code`${column}.dt.floor("h")`
    case 'minute':
      return code`${column}.dt.floor("min")`
    case 'second':
      return code`${column}.dt.floor("s")`
    default:
      return code`${column}.dt.normalize()`
  }
}
