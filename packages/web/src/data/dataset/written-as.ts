import {
  type ColumnType,
  DATE_FORMATS,
  DECIMAL_MARKS,
  MIXED_DATES,
  type MixedDates,
  THOUSANDS_SEPARATORS,
} from '@plainflow/core'

const EXAMPLE: Readonly<Record<string, string>> = {
  '%d': '31',
  '%m': '12',
  '%Y': '2025',
  '%y': '25',
  '%b': 'Dec',
  '%B': 'December',
  '%H': '17',
  '%I': '05',
  '%M': '45',
  '%S': '30',
  '%p': 'PM',
}

const MIXED_WORDS = {
  'day-first': 'day first',
  'month-first': 'month first',
} satisfies Record<MixedDates, string>

export interface Writing {
  /** For a select: '' stands for ISO 8601. */
  readonly value: string
  readonly label: string
}

/** The ways in which dates or times can be written, told by an example that cannot be misread. */
export function dateWritings(type: 'date' | 'timestamp'): readonly Writing[] {
  const iso = type === 'date' ? '2025-12-31' : '2025-12-31 17:45:30'
  return [
    { value: '', label: `${iso} (ISO)` },
    ...DATE_FORMATS.filter((one) => one.type === type).map(({ format }) => ({
      value: format,
      label: dateExample(format),
    })),
    ...MIXED_DATES.map((value) => ({ value, label: `several ways, ${MIXED_WORDS[value]}` })),
  ]
}

export function dateExample(format: string): string {
  return format.replaceAll(/%[a-zA-Z]/g, (part) => EXAMPLE[part] ?? part)
}

/** The ways in which numbers can be written. */
export const NUMBER_WRITINGS: readonly (Writing & {
  readonly decimal: (typeof DECIMAL_MARKS)[number]
  readonly thousands: (typeof THOUSANDS_SEPARATORS)[number]
})[] = DECIMAL_MARKS.flatMap((decimal) =>
  THOUSANDS_SEPARATORS.filter((thousands) => thousands !== decimal).map((thousands) => ({
    value: `${decimal}${thousands}`,
    label: `1${thousands}234${decimal}5`,
    decimal,
    thousands,
  })),
)

export function isDated(type: ColumnType): type is 'date' | 'timestamp' {
  return type === 'date' || type === 'timestamp'
}

export function isNumeric(type: ColumnType): boolean {
  return type === 'integer' || type === 'number'
}
