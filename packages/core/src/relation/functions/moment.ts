import type { FunctionEntry, Parameter } from './function-entry.ts'

const moment: Parameter = { name: 'moment', type: 'moment' }

const TRUNCATION_UNITS = 'year quarter month week day hour minute second'.split(' ')

export const MOMENT_FUNCTIONS = [
  {
    name: 'year',
    parameters: [moment],
    result: 'integer',
    meaning: 'The year of a date or timestamp.',
    example: 'year(ordered_at)',
    examples: [["year(date '2024-01-31')", '2024']],
  },
  {
    name: 'month',
    parameters: [moment],
    result: 'integer',
    meaning: 'The month of a date or timestamp, 1 to 12.',
    example: 'month(ordered_at)',
    examples: [["month(date '2024-01-31')", '1']],
  },
  {
    name: 'day',
    parameters: [moment],
    result: 'integer',
    meaning: 'The day of the month of a date or timestamp, 1 to 31.',
    example: 'day(ordered_at)',
    examples: [["day(date '2024-01-31')", '31']],
  },
  {
    name: 'date_trunc',
    parameters: [{ name: 'unit', type: 'text', literal: true, choices: TRUNCATION_UNITS }, moment],
    result: { ofParameter: 1 },
    meaning: 'The begin of the year, quarter, month, week (Monday), day, hour, minute or second.',
    example: "date_trunc('month', ordered_at)",
    examples: [["date_trunc('week', date '2024-01-31')", '2024-01-29']],
  },
] as const satisfies readonly FunctionEntry[]
