import type { ReadingCase } from './reading-case.ts'

function dates(
  name: string,
  cells: readonly string[],
  type: 'date' | 'timestamp' | 'text' | 'integer',
  values: readonly (string | number)[],
  rest: Partial<ReadingCase> = {},
): ReadingCase {
  return {
    name,
    filename: 'x.csv',
    file: `id,x\n${cells.map((cell, index) => `${index + 1},"${cell}"\n`).join('')}`,
    columns: [
      ['id', 'integer'],
      ['x', type],
    ],
    rows: values.map((value, index) => [index + 1, value]),
    ...rest,
  }
}

/** Days and moments. */
export const days: readonly ReadingCase[] = [
  dates('ISO dates, a leap day among them', ['2024-02-29', '0001-01-01', '9999-12-31'], 'date', [
    '2024-02-29',
    '0001-01-01',
    '9999-12-31',
  ]),
  dates('a day that does not exist', ['2024-02-29', '2023-02-29'], 'text', [
    '2024-02-29',
    '2023-02-29',
  ]),
  dates(
    'ISO moments, with and without seconds, T and fraction',
    ['2024-01-31 10:00', '2024-01-31T10:00:01', '2024-01-31 10:00:02.123456'],
    'timestamp',
    ['2024-01-31T10:00:00', '2024-01-31T10:00:01', '2024-01-31T10:00:02.123456'],
  ),
  dates(
    'moments with a time zone stay text',
    ['2024-01-31T10:00:00Z', '2024-01-31T10:00:00+02:00'],
    'text',
    ['2024-01-31T10:00:00Z', '2024-01-31T10:00:00+02:00'],
  ),
  dates('nanoseconds stay text', ['2024-01-31 10:00:00.123456789'], 'text', [
    '2024-01-31 10:00:00.123456789',
  ]),
  dates('day.month.year', ['31.01.2024', '1.2.2024'], 'date', ['2024-01-31', '2024-02-01'], {
    guessed: { x: { dateFormat: '%d.%m.%Y', otherDateFormats: [] } },
  }),
  dates(
    'day/month/year, as one day above 12 tells',
    ['01/02/2024', '31/01/2024'],
    'date',
    ['2024-02-01', '2024-01-31'],
    { guessed: { x: { dateFormat: '%d/%m/%Y', otherDateFormats: [] } } },
  ),
  dates(
    'month/day/year, as one day above 12 tells',
    ['01/02/2024', '01/31/2024'],
    'date',
    ['2024-01-02', '2024-01-31'],
    { guessed: { x: { dateFormat: '%m/%d/%Y', otherDateFormats: [] } } },
  ),
  dates(
    'day or month first: a guess, and told',
    ['01/02/2024', '03/04/2024'],
    'date',
    ['2024-01-02', '2024-03-04'],
    {
      guessed: { x: { dateFormat: '%m/%d/%Y', otherDateFormats: ['%d/%m/%Y'] } },
      warnings: [/"x" are read as month\/day\/year; day\/month\/year would fit as well/],
    },
  ),
  dates('the same, overruled', ['01/02/2024', '03/04/2024'], 'date', ['2024-02-01', '2024-04-03'], {
    overrides: { columns: [{ name: 'x', dateFormat: '%d/%m/%Y' }] },
    guessed: { x: { dateFormat: '%d/%m/%Y', otherDateFormats: [] } },
  }),
  {
    name: 'day first where semicolons part the cells',
    filename: 'x.csv',
    file: 'id;x\n1;01/02/2024\n2;03/04/2024\n',
    columns: [
      ['id', 'integer'],
      ['x', 'date'],
    ],
    rows: [
      [1, '2024-02-01'],
      [2, '2024-04-03'],
    ],
    guessed: { x: { dateFormat: '%d/%m/%Y', otherDateFormats: ['%m/%d/%Y'] } },
    warnings: [/day\/month\/year; month\/day\/year would fit/],
  },
  dates(
    'both orders in one column',
    ['31/01/2024', '01/31/2024'],
    'text',
    ['31/01/2024', '01/31/2024'],
    { warnings: [/the day first and dates with the month first/] },
  ),
  dates('year/month/day', ['2024/01/31', '2024/2/1'], 'date', ['2024-01-31', '2024-02-01'], {
    guessed: { x: { dateFormat: '%Y/%m/%d' } },
  }),
  dates('months by name', ['31 Jan 2024', '1 Feb 2024'], 'date', ['2024-01-31', '2024-02-01'], {
    guessed: { x: { dateFormat: '%d %b %Y' } },
  }),
  dates(
    'months by their whole name',
    ['January 31, 2024', 'February 1, 2024'],
    'date',
    ['2024-01-31', '2024-02-01'],
    { guessed: { x: { dateFormat: '%B %d, %Y' } } },
  ),
  dates(
    'day.month.year with a time',
    ['31.01.2024 23:59', '01.02.2024 00:00'],
    'timestamp',
    ['2024-01-31T23:59:00', '2024-02-01T00:00:00'],
    { guessed: { x: { dateFormat: '%d.%m.%Y %H:%M' } } },
  ),
  dates(
    'month/day/year with morning and afternoon',
    ['1/31/2024 12:30:00 AM', '2/1/2024 1:05:00 PM'],
    'timestamp',
    ['2024-01-31T00:30:00', '2024-02-01T13:05:00'],
    { guessed: { x: { dateFormat: '%m/%d/%Y %I:%M:%S %p' } } },
  ),
  dates(
    'years of two figures stay text',
    ['31.01.24', '01.02.25'],
    'text',
    ['31.01.24', '01.02.25'],
    { warnings: [/“31\.01\.24” would be 2024-01-31/] },
  ),
  dates(
    'years of two figures, said by a person',
    ['31.01.24', '01.02.25'],
    'date',
    ['2024-01-31', '2025-02-01'],
    {
      overrides: { columns: [{ name: 'x', type: 'date', dateFormat: '%d.%m.%y' }] },
      guessed: { x: { dateFormat: '%d.%m.%y' } },
    },
  ),
  dates(
    'several ways of writing dates, said by a person',
    ['2024-01-05', '05.01.2024', 'Jan 5, 2024', '5/1/24'],
    'date',
    ['2024-01-05', '2024-01-05', '2024-01-05', '2024-01-05'],
    {
      overrides: { columns: [{ name: 'x', type: 'date', dateFormat: 'day-first' }] },
      guessed: { x: { dateFormat: 'day-first', exact: false } },
    },
  ),
  dates('figures alone are integers', ['20240131', '20240201'], 'integer', [20240131, 20240201]),
  dates(
    'figures alone that a person calls dates',
    ['20240131', '20240201'],
    'date',
    ['2024-01-31', '2024-02-01'],
    {
      overrides: { columns: [{ name: 'x', type: 'date' }] },
      guessed: { x: { dateFormat: '%Y%m%d' } },
    },
  ),
]
