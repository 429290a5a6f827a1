import { binary, call, cast, textOf, wholeOf } from '../../relation/make-expression.ts'
import type { Expression } from '../../relation/expression.ts'
import { DAY, MONTH, YEAR } from '../../sentence-to-plan/question/tables/month-order.ts'

/** A number that grows from day to day: the year, the place of the month among the others, the day. */
export function dayNumber(cell: Expression, months: readonly string[]): Expression {
  const year = cast(call('regexp_extract', cell, textOf(YEAR)), 'number')
  const month = call(
    'position',
    textOf(months.join('')),
    call('regexp_extract', cell, textOf(MONTH)),
  )
  const day = cast(call('regexp_extract', cell, textOf(DAY), wholeOf(1)), 'number')
  return together(year, month, day)
}

/** The same of "11/09/2012", whichever of the two comes first. */
export function slashedNumber(cell: Expression, first: 'month' | 'day'): Expression {
  const part = (place: number) =>
    cast(
      call('regexp_extract', cell, textOf('([0-9]{1,2})/([0-9]{1,2})/([0-9]{4})'), wholeOf(place)),
      'number',
    )
  const [month, day] = first === 'month' ? [part(1), part(2)] : [part(2), part(1)]
  return together(part(3), month, day)
}

/** A text that names no day, "still open", comes neither first nor last. */
function together(year: Expression, month: Expression, day: Expression): Expression {
  const sum = binary('+', binary('+', times(year, 10_000), times(month, 100)), orNone(day))
  return call('nullif', sum, wholeOf(0))
}

function orNone(value: Expression): Expression {
  return call('coalesce', value, wholeOf(0))
}

function times(value: Expression, by: number): Expression {
  return binary('*', orNone(value), wholeOf(by))
}
