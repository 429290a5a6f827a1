import type { FunctionEntry, Parameter } from './function-entry.ts'
import { checkReadFormat, checkWriteFormat } from './moment-format.ts'

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
export const MOMENT_SUM_FUNCTIONS = [
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
  },
] as const satisfies readonly FunctionEntry[]

function reader<Name extends string>(
  name: Name,
  result: 'date' | 'timestamp',
  meaning: string,
  examples: FunctionEntry['examples'],
): FunctionEntry<Name> {
  return {
    name,
    parameters: [{ name: 'text', type: 'text' }, readFormat],
    result,
    meaning,
    example: `${name}(note, '%d.%m.%Y')`,
    examples,
  }
}
