import { binary, call, cast, cellOf, textOf, wholeOf } from '../../relation/make-expression.ts'
import { dayNumber, slashedNumber } from './day-order.ts'
import type { ColumnType } from '../../relation/column.ts'
import type { Expression } from '../../relation/expression.ts'
import type { Span } from '../../tables/schema.ts'
import { partOf } from '../../tables/lasting.ts'
import type { TimeUnit } from '../../tables/lasting.ts'
import type { ColumnRef } from '../../tables/column-ref.ts'

/** Which columns hold numbers or years inside their texts. */
export interface NumberReading {
  kindOf(column: ColumnRef): 'separated' | 'number' | 'signed' | 'clock' | 'feet' | 'year' | null
  /** The months in the order in which a column of days written as text goes through them; null for others. */
  monthsOf(column: ColumnRef): readonly string[] | null
  /** What comes first in days written as "11/09/2012"; null for columns of others. */
  slashedOf(column: ColumnRef): 'month' | 'day' | null
  /** The units of a column that says how long something lasted; none for others. */
  unitsOf(column: ColumnRef): readonly TimeUnit[]
  /** How a column that is none of the file is computed; null for one of the file. */
  formulaOf(column: ColumnRef): Formula | null
}

export interface Formula {
  readonly expression: string
  readonly type: ColumnType
}

/** The number inside a text: `1,234`, `$5.20`, `12th`, or the year of a date; null where none is needed. */
export function asNumber(ref: ColumnRef, name: string, numbers: NumberReading): Expression | null {
  const kind = numbers.kindOf(ref)
  if (kind === null) return null
  const cell = cellOf(name)
  const units = numbers.unitsOf(ref)
  if (units.length > 0) return lasted(cell, units)
  if (kind === 'clock') return seconds(cell)
  if (kind === 'feet') return inches(cell)
  const grouped = call('replace', cell, textOf(','), textOf(''))
  // The printer's minus sign, which no number is cast from.
  const plain = kind === 'signed' ? call('replace', grouped, textOf('−'), textOf('-')) : grouped
  const digits =
    kind === 'separated'
      ? plain
      : kind === 'year'
        ? call('regexp_extract', cell, textOf('[0-9]{4}'))
        : call('regexp_extract', plain, textOf('-?[0-9]*[.]?[0-9]+'))
  return cast(digits, 'number')
}

/** What rows are put in order by: as above, but of days written as text the day and not only its year. */
export function asOrder(ref: ColumnRef, name: string, numbers: NumberReading): Expression | null {
  const months = numbers.monthsOf(ref)
  if (months) return dayNumber(cellOf(name), months)
  const first = numbers.slashedOf(ref)
  return first ? slashedNumber(cellOf(name), first) : asNumber(ref, name, numbers)
}

/** How long a row lasted: years less years, or the days between two dates. */
export function spanExpression({ from, to, unit, inText }: Span): Expression {
  if (unit === 'day') return call('date_diff', textOf('day'), cellOf(from), cellOf(to))
  const yearIn = (name: string, pattern: string): Expression =>
    inText.includes(name)
      ? cast(call('regexp_extract', cellOf(name), textOf(pattern), wholeOf(1)), 'number')
      : cellOf(name)
  const [start, end] = [yearIn(from, '([0-9]{3,4})'), yearIn(to, '([0-9]{3,4})[^0-9]*$')]
  return binary('-', end, start)
}

/** "1:02:03.5" and "4:24" in seconds: what has no hours or minutes has none of them. */
function seconds(cell: Expression): Expression {
  const part = (pattern: string, worth: number): Expression => {
    const found: Expression = cast(
      call('regexp_extract', cell, textOf(pattern), wholeOf(1)),
      'number',
    )
    return worth === 1 ? found : binary('*', call('coalesce', found, wholeOf(0)), wholeOf(worth))
  }
  const hours = part('([0-9]+):[0-9]+:[0-9.]+$', 3600)
  const minutes = part('([0-9]+):[0-9.]+$', 60)
  return binary('+', binary('+', hours, minutes), part('([0-9]+[.]?[0-9]*)$', 1))
}

/** "2 years, 40 days" in days: in the smallest unit that is written; what says no time is none. */
function lasted(cell: Expression, units: readonly TimeUnit[]): Expression {
  const smallest = units.at(-1)?.seconds ?? 1
  const folded = call('lower', cell)
  const parts = units.map(({ written, seconds: worth }): Expression => {
    const found = cast(
      call('regexp_extract', folded, textOf(partOf(written)), wholeOf(1)),
      'number',
    )
    const known = call('coalesce', found, wholeOf(0))
    return worth === smallest ? known : binary('*', known, wholeOf(worth / smallest))
  })
  const whole = parts.reduce((sum, part) => binary('+', sum, part))
  return call('nullif', whole, wholeOf(0))
}

/** "6 ft 2 in (1.88 m)" in inches. */
function inches(cell: Expression): Expression {
  const part = (pattern: string): Expression =>
    cast(call('regexp_extract', cell, textOf(pattern), wholeOf(1)), 'number')
  const rest = call('coalesce', part('^[0-9]+[^0-9(]+([0-9]{1,2})'), wholeOf(0))
  return binary('+', binary('*', part('^([0-9]+)'), wholeOf(12)), rest)
}
