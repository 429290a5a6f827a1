import { code } from '../../targets/code.ts'
import type { Code } from '../../targets/code.ts'
import type { FunctionEntry, Parameter } from './function-entry.ts'

const moment: Parameter = { name: 'moment', type: 'moment' }

/** What the calendar and the clock say of a moment. */
export const CALENDAR_FUNCTIONS: readonly FunctionEntry[] = [
  part('quarter', 'The quarter of the year, 1 to 4.', code`quarter`, code`.dt.quarter`, '1'),
  part(
    'week',
    'The ISO week of the year, 1 to 53; weeks begin on Monday.',
    code`week`,
    code`.dt.isocalendar().week`,
    '5',
  ),
  part(
    'iso_year',
    'The year the ISO week belongs to.',
    code`isoyear`,
    code`.dt.isocalendar().year`,
    '2024',
  ),
  part(
    'day_of_week',
    'The day of the week, 1 for Monday to 7 for Sunday.',
    code`isodow`,
    code`.dt.dayofweek.add(1)`,
    '3',
  ),
  part('day_of_year', 'The day of the year, 1 to 366.', code`dayofyear`, code`.dt.dayofyear`, '31'),
  part('hour', 'The hour, 0 to 23; 0 for a date.', code`hour`, code`.dt.hour`, '22'),
  part('minute', 'The minute, 0 to 59; 0 for a date.', code`minute`, code`.dt.minute`, '30'),
  part('second', 'The whole second, 0 to 59; 0 for a date.', code`second`, code`.dt.second`, '15'),
  {
    name: 'days_in_month',
    parameters: [moment],
    result: 'integer',
    meaning: 'How many days the month has.',
    example: 'days_in_month(ordered_at)',
    examples: [["days_in_month(date '2024-02-01')", '29']],
    spelling: {
      duckdb: (args) => code`day(last_day(${args.at(0)}))`,
      pandas: (args) => code`${args.series(0)}.dt.days_in_month.astype("Int64")`,
    },
  },
  word(
    'day_name',
    'The English name of the day: Monday.',
    code`dayname`,
    code`day_name`,
    'Wednesday',
  ),
  word(
    'month_name',
    'The English name of the month: January.',
    code`monthname`,
    code`month_name`,
    'January',
  ),
  {
    name: 'last_day',
    parameters: [moment],
    result: 'date',
    meaning: 'The last day of the month.',
    example: 'last_day(ordered_at)',
    examples: [["last_day(date '2024-02-10')", '2024-02-29']],
    spelling: {
      duckdb: (args) => code`last_day(${args.at(0)})`,
      pandas: (args) => code`(${args.series(0)}.dt.normalize() + pd.offsets.MonthEnd(0))`,
    },
  },
]

function part(
  name: string,
  meaning: string,
  duckdb: Code,
  pandas: Code,
  gives: string,
): FunctionEntry {
  return {
    name,
    parameters: [moment],
    result: 'integer',
    meaning,
    example: `${name}(ordered_at)`,
    examples: [[`${name}(timestamp '2024-01-31 22:30:15')`, gives]],
    spelling: {
      duckdb: (args) => code`${duckdb}(${args.at(0)})`,
      pandas: (args) => code`${args.series(0)}${pandas}.astype("Int64")`,
    },
  }
}

function word(
  name: string,
  meaning: string,
  duckdb: Code,
  pandas: Code,
  gives: string,
): FunctionEntry {
  return {
    name,
    parameters: [moment],
    result: 'text',
    meaning,
    example: `${name}(ordered_at)`,
    examples: [[`${name}(date '2024-01-31')`, gives]],
    spelling: {
      duckdb: (args) => code`${duckdb}(${args.at(0)})`,
      pandas: (args) => code`${args.series(0)}.dt.${pandas}().astype("string[python]")`,
    },
  }
}
