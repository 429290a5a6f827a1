import { plainDigits } from '../../words/number-text.ts'
import type { Column } from '../../relation/column.ts'
import type { Expression } from '../../relation/expression.ts'
import { castTo, columnNamed, expressionOf, literalOf } from '../../relation/expression-of.ts'
import type { Relation } from '../../relation/relation.ts'
import type { WindowCall } from '../../relation/window.ts'
import { nameBeside, NewNames } from '../new-names.ts'
import type { CleaningRule } from './config.ts'
import { onlyColumns } from './only-columns.ts'

/** Drops the rows in which a cell is too far out, as seen from all rows before the rule; empty cells stay. */
export function withoutOutliers(
  input: Relation,
  columns: readonly Column[],
  rule: CleaningRule,
  all: readonly Column[],
): Relation {
  const bounded = allBounds(columns, rule, all)
  const [first, ...others] = bounded.map(
    ({ cell, low, high }) => expressionOf`coalesce(${cell} between ${low} and ${high}, true)`,
  )
  if (!first) return input
  const condition = others.reduce((before, next) => expressionOf`${before} and ${next}`, first)
  return onlyColumns({ kind: 'filter', input: measured(input, bounded), condition }, all)
}

/** Brings cells that are too far out back to the limit. */
export function cappedOutliers(
  input: Relation,
  columns: readonly Column[],
  rule: CleaningRule,
  all: readonly Column[],
): Relation {
  if (columns.length === 0) return input
  const bounded = allBounds(columns, rule, all)
  const capped = bounded.map(({ name, cell, low, high }) => {
    const value = castTo(cell, 'number')
    const inside = expressionOf`greatest(least(${value}, ${high}), ${low})`
    return { name, value: expressionOf`if(${value} is null, null, ${inside})` }
  })
  return onlyColumns({ kind: 'compute', input: measured(input, bounded), columns: capped }, all)
}

interface Bounds {
  readonly name: string
  readonly cell: Expression
  readonly low: Expression
  readonly high: Expression
  readonly calls: readonly (WindowCall & { readonly name: string })[]
}

function allBounds(
  columns: readonly Column[],
  rule: CleaningRule,
  all: readonly Column[],
): readonly Bounds[] {
  const names = new NewNames(all)
  return columns.map((column) => boundsOf(column, rule, names))
}

function boundsOf({ name }: Column, { method, factor }: CleaningRule, free: NewNames): Bounds {
  const words =
    method === 'deviations' ? ['mean', 'deviation'] : ['lower_quartile', 'upper_quartile']
  const names = words.map((word) => free.of(nameBeside(word, name)))
  const [one, other] = [columnNamed(names[0] ?? ''), columnNamed(names[1] ?? '')]
  const call = { column: name, partition: [], order: [] }
  const base = { name, cell: columnNamed(name) }
  if (method === 'deviations') {
    const reach = expressionOf`${number(factor ?? 3)} * ${other}`
    return {
      ...base,
      low: expressionOf`${one} - ${reach}`,
      high: expressionOf`${one} + ${reach}`,
      calls: [
        { ...call, name: names[0] ?? '', function: 'mean' },
        { ...call, name: names[1] ?? '', function: 'stddev' },
      ],
    }
  }
  const reach = expressionOf`${number(factor ?? 1.5)} * (${other} - ${one})`
  return {
    ...base,
    low: expressionOf`${one} - ${reach}`,
    high: expressionOf`${other} + ${reach}`,
    calls: [
      { ...call, name: names[0] ?? '', function: 'quantile', fraction: 0.25 },
      { ...call, name: names[1] ?? '', function: 'quantile', fraction: 0.75 },
    ],
  }
}

function measured(input: Relation, bounded: readonly Bounds[]): Relation {
  return { kind: 'window', input, columns: bounded.flatMap(({ calls }) => calls) }
}

function number(value: number): Expression {
  const digits = plainDigits(value)
  return literalOf({ type: 'number', value: digits.includes('.') ? digits : `${digits}.0` })
}
