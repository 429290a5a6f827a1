import type { Cell } from '../../relation/column.ts'
import { printExpression } from '../../relation/print-expression.ts'
import type { TestedPredicate } from '../../sentence-to-plan/figures/figure.ts'
import type { Moment } from '../../sentence-to-plan/question/query/query.ts'
import type { ColumnRef } from '../../tables/column-ref.ts'

/** A condition as an expression. */
export function tested(of: TestedPredicate, nameOf: (ref: ColumnRef) => string): string {
  const name = nameOf(of.column)
  if (of.kind === 'empty') return `${name} is ${of.negated ? 'not ' : ''}null`
  if (of.kind === 'during') return `${of.negated ? 'not ' : ''}(${during(of.moment, name)})`
  if (of.kind === 'columns') return `${name} ${of.comparison} ${nameOf(of.other)}`
  if (of.kind === 'compare')
    return typeof of.value === 'boolean'
      ? `${of.value ? '' : 'not '}${name}`
      : `${name} ${of.comparison} ${typeof of.value === 'string' ? 'date ' : ''}${literal(of.value)}`
  const values = of.values.map(literal)
  const isOne = values.length === 1
  const test = isOne ? `${name} = ${values.join('')}` : `${name} in (${values.join(', ')})`
  return of.negated ? `not (${test})` : test
}

/** "March", "Q2", of every year or of one. */
function during({ year, month, day, quarter }: Moment, name: string): string {
  const parts = [
    ...(quarter === undefined ? [] : [`quarter(${name}) = ${quarter}`]),
    ...(year === null ? [] : [`year(${name}) = ${year}`]),
    ...(month === null ? [] : [`month(${name}) = ${month}`]),
    ...(day === null ? [] : [`day(${name}) = ${day}`]),
  ]
  return parts.join(' and ')
}

function literal(value: Cell): string {
  return typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`
}

/** A column's name as an expression writes it. */
export function quoted(name: string): string {
  return printExpression({ kind: 'column', name, at: { start: 0, end: 0 } })
}
