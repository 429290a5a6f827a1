/**
 * The ways of writing dates and times that are recognised beside ISO 8601, in strptime's words, which
 * DuckDB and Python share. `shape` is a regular expression every such text matches; whether the day
 * exists is asked of the engine. Years have four digits: of two, the century would be a guess.
 */
export interface DateFormat {
  readonly format: string
  readonly type: 'date' | 'timestamp'
  readonly shape: string
}

const DAYS: readonly (readonly [format: string, shape: string])[] = [
  ['%d.%m.%Y', '[0-9]{1,2}\\.[0-9]{1,2}\\.[0-9]{4}'],
  ['%d/%m/%Y', '[0-9]{1,2}/[0-9]{1,2}/[0-9]{4}'],
  ['%m/%d/%Y', '[0-9]{1,2}/[0-9]{1,2}/[0-9]{4}'],
  ['%d-%m-%Y', '[0-9]{1,2}-[0-9]{1,2}-[0-9]{4}'],
  ['%m-%d-%Y', '[0-9]{1,2}-[0-9]{1,2}-[0-9]{4}'],
  ['%Y/%m/%d', '[0-9]{4}/[0-9]{1,2}/[0-9]{1,2}'],
  ['%Y.%m.%d', '[0-9]{4}\\.[0-9]{1,2}\\.[0-9]{1,2}'],
  ['%d %b %Y', '[0-9]{1,2} [A-Za-z]{3} [0-9]{4}'],
  ['%d-%b-%Y', '[0-9]{1,2}-[A-Za-z]{3}-[0-9]{4}'],
  ['%b %d, %Y', '[A-Za-z]{3} [0-9]{1,2}, [0-9]{4}'],
  ['%d %B %Y', '[0-9]{1,2} [A-Za-z]{3,9} [0-9]{4}'],
  ['%B %d, %Y', '[A-Za-z]{3,9} [0-9]{1,2}, [0-9]{4}'],
]

const TIMES: readonly (readonly [format: string, shape: string])[] = [
  ['%H:%M', '[0-9]{1,2}:[0-9]{2}'],
  ['%H:%M:%S', '[0-9]{1,2}:[0-9]{2}:[0-9]{2}'],
  ['%I:%M %p', '[0-9]{1,2}:[0-9]{2} [AaPp][Mm]'],
  ['%I:%M:%S %p', '[0-9]{1,2}:[0-9]{2}:[0-9]{2} [AaPp][Mm]'],
]

const NUMERIC_DAYS = DAYS.slice(0, 7)

export const DATE_FORMATS: readonly DateFormat[] = [
  ...DAYS.map(([format, shape]) => ({ format, shape, type: 'date' as const })),
  ...NUMERIC_DAYS.flatMap(([day, dayShape]) =>
    TIMES.map(([time, timeShape]) => ({
      format: `${day} ${time}`,
      shape: `${dayShape} ${timeShape}`,
      type: 'timestamp' as const,
    })),
  ),
  // Never guessed, as figures alone look like numbers, but there for the asking.
  { format: '%Y%m%d', shape: '[0-9]{8}', type: 'date' },
  { format: '%d.%m.%y', shape: '[0-9]{1,2}\\.[0-9]{1,2}\\.[0-9]{2}', type: 'date' },
  { format: '%d/%m/%y', shape: '[0-9]{1,2}/[0-9]{1,2}/[0-9]{2}', type: 'date' },
  { format: '%m/%d/%y', shape: '[0-9]{1,2}/[0-9]{1,2}/[0-9]{2}', type: 'date' },
]

/** Of figures alone, or with a century left open: only read so where a person says so. */
export function isGuessable({ format }: DateFormat): boolean {
  return format !== '%Y%m%d' && !format.includes('%y')
}
