import type { Expression } from '../../relation/expression.ts'
import { DAY, MONTH, YEAR } from '../../sentence-to-plan/question/tables/month-order.ts'

/** A number that grows from day to day: the year, the place of the month among the others, the day. */
export function dayNumber(cell: Expression, months: readonly string[]): Expression {
  const year = numberOf(call('regexp_extract', cell, text(YEAR)))
  const month = call('position', text(months.join('')), call('regexp_extract', cell, text(MONTH)))
  const day = numberOf(call('regexp_extract', cell, text(DAY), whole(1)))
  return sum(sum(times(year, 10_000), times(month, 100)), orNone(day))
}

/** The same of "11/09/2012", whichever of the two comes first. */
export function slashedNumber(cell: Expression, first: 'month' | 'day'): Expression {
  const part = (place: number) =>
    numberOf(
      call('regexp_extract', cell, text('([0-9]{1,2})/([0-9]{1,2})/([0-9]{4})'), whole(place)),
    )
  const [month, day] = first === 'month' ? [part(1), part(2)] : [part(2), part(1)]
  return sum(sum(times(part(3), 10_000), times(month, 100)), orNone(day))
}

function numberOf(operand: Expression): Expression {
  return { kind: 'cast', operand, to: 'number', at: NOWHERE }
}

function orNone(value: Expression): Expression {
  return call('coalesce', value, whole(0))
}

function times(value: Expression, by: number): Expression {
  return { kind: 'binary', operator: '*', left: orNone(value), right: whole(by), at: NOWHERE }
}

function sum(left: Expression, right: Expression): Expression {
  return { kind: 'binary', operator: '+', left, right, at: NOWHERE }
}

function whole(value: number): Expression {
  return { kind: 'literal', type: 'integer', value: String(value), at: NOWHERE }
}

function call(name: string, ...args: readonly Expression[]): Expression {
  return { kind: 'call', name, args, at: NOWHERE }
}

function text(value: string): Expression {
  return { kind: 'literal', type: 'text', value, at: NOWHERE }
}

const NOWHERE = { start: 0, end: 0 } as const
