import type { Condition, ConditionGroup } from '../../conditions/condition.ts'
import type { Cell } from '../../relation/column.ts'
import type { Comparison, Predicate } from '../../sentence-to-plan/question/query/query.ts'
import type { ColumnRef } from '../../tables/column-ref.ts'

/** What columns are called where the condition stands. */
export interface Names {
  name(ref: ColumnRef): string
  /** The same read as a number, where it is text. */
  number(ref: ColumnRef): string
  isDate(ref: ColumnRef): boolean
  /** The column that is filled where this holds, if one was made for it. */
  mark(predicate: Predicate): string | null
}

type Of<Kind extends Predicate['kind']> = Extract<Predicate, { kind: Kind }>

/** A predicate as a row of conditions; null where it takes blocks of its own. */
export function conditionOf(predicate: Predicate, names: Names): Condition | ConditionGroup | null {
  switch (predicate.kind) {
    case 'within': {
      const column = names.mark(predicate)
      if (column === null) return null
      return { column, operator: predicate.negated ? 'is empty' : 'is not empty' }
    }
    case 'against':
    case 'columns':
      return null
    case 'any': {
      const conditions = predicate.predicates.flatMap((one) => conditionOf(one, names) ?? [])
      // One of several that no row of conditions says must not get lost: a formula says them all.
      return conditions.length < predicate.predicates.length ? null : { match: 'any', conditions }
    }
    case 'empty':
      return {
        column: names.name(predicate.column),
        operator: predicate.negated ? 'is not empty' : 'is empty',
      }
    case 'contains': {
      const operator = CONTAINING[predicate.part][predicate.negated ? 1 : 0]
      return { column: names.name(predicate.column), operator, value: predicate.text }
    }
    case 'compare':
      return compared(predicate, names)
    case 'among':
      return among(predicate, names)
    case 'during':
      return during(names.name(predicate.column), predicate)
  }
}

export const OPERATORS = {
  '=': 'is',
  '<>': 'is not',
  '>': 'over',
  '>=': 'at least',
  '<': 'under',
  '<=': 'at most',
} as const satisfies Record<Comparison, Condition['operator']>

const CONTAINING = {
  anywhere: ['contains', 'does not contain'],
  start: ['starts with', 'does not start with'],
  end: ['ends with', 'does not end with'],
} as const

function compared({ column, comparison, value }: Of<'compare'>, names: Names): Condition {
  if (names.isDate(column) && typeof value === 'number')
    return againstYear(names.name(column), comparison, value)
  return { column: names.number(column), operator: OPERATORS[comparison], value: value ?? '' }
}

function among({ column, values, negated }: Of<'among'>, names: Names): Condition {
  const name = names.name(column)
  const filled = values.map((cell: Cell) => cell ?? '')
  const [only, ...more] = filled
  if (more.length === 0)
    return { column: name, operator: negated ? 'is not' : 'is', value: only ?? '' }
  return { column: name, operator: negated ? 'is not one of' : 'is one of', value: filled }
}

/** A stretch of the calendar with a year; "in March" of every year is a formula. */
function during(
  column: string,
  { moment: { year, month, day }, negated }: Of<'during'>,
): Condition | null {
  if (year === null) return null
  const first = dayOf(year, month ?? 1, day ?? 1)
  const last = dayOf(year, month ?? 12, day ?? lastDay(year, month ?? 12))
  return { column, operator: negated ? 'not between' : 'between', value: [first, last] }
}

/** The whole year: after 2010 begins with 2011. */
function againstYear(column: string, comparison: Comparison, year: number): Condition {
  switch (comparison) {
    case '>':
      return { column, operator: 'at least', value: dayOf(year + 1, 1, 1) }
    case '>=':
      return { column, operator: 'at least', value: dayOf(year, 1, 1) }
    case '<':
      return { column, operator: 'under', value: dayOf(year, 1, 1) }
    case '<=':
      return { column, operator: 'under', value: dayOf(year + 1, 1, 1) }
    case '=':
    case '<>': {
      const operator = comparison === '=' ? 'between' : 'not between'
      return { column, operator, value: [dayOf(year, 1, 1), dayOf(year, 12, 31)] }
    }
  }
}

function dayOf(year: number, month: number, day: number): string {
  const parts = [
    String(year).padStart(4, '0'),
    ...[month, day].map((part) => String(part).padStart(2, '0')),
  ]
  return parts.join('-')
}

function lastDay(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}
