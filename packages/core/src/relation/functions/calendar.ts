import type { FunctionEntry, Parameter } from './function-entry.ts'

const moment: Parameter = { name: 'moment', type: 'moment' }

/** What the calendar and the clock say of a moment. */
export const CALENDAR_FUNCTIONS = [
  part('quarter', 'The quarter of the year, 1 to 4.', '1'),
  part('week', 'The ISO week of the year, 1 to 53; weeks begin on Monday.', '5'),
  part('iso_year', 'The year the ISO week belongs to.', '2024'),
  part('day_of_week', 'The day of the week, 1 for Monday to 7 for Sunday.', '3'),
  part('day_of_year', 'The day of the year, 1 to 366.', '31'),
  part('hour', 'The hour, 0 to 23; 0 for a date.', '22'),
  part('minute', 'The minute, 0 to 59; 0 for a date.', '30'),
  part('second', 'The whole second, 0 to 59; 0 for a date.', '15'),
  {
    name: 'days_in_month',
    parameters: [moment],
    result: 'integer',
    meaning: 'How many days the month has.',
    example: 'days_in_month(ordered_at)',
    examples: [["days_in_month(date '2024-02-01')", '29']],
  },
  word('day_name', 'The English name of the day: Monday.', 'Wednesday'),
  word('month_name', 'The English name of the month: January.', 'January'),
  {
    name: 'last_day',
    parameters: [moment],
    result: 'date',
    meaning: 'The last day of the month.',
    example: 'last_day(ordered_at)',
    examples: [["last_day(date '2024-02-10')", '2024-02-29']],
  },
] as const satisfies readonly FunctionEntry[]

function part<Name extends string>(
  name: Name,
  meaning: string,
  gives: string,
): FunctionEntry<Name> {
  return {
    name,
    parameters: [moment],
    result: 'integer',
    meaning,
    example: `${name}(ordered_at)`,
    examples: [[`${name}(timestamp '2024-01-31 22:30:15')`, gives]],
  }
}

function word<Name extends string>(
  name: Name,
  meaning: string,
  gives: string,
): FunctionEntry<Name> {
  return {
    name,
    parameters: [moment],
    result: 'text',
    meaning,
    example: `${name}(ordered_at)`,
    examples: [[`${name}(date '2024-01-31')`, gives]],
  }
}
