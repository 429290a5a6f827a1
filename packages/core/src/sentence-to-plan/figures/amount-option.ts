import { refOf } from '../../tables/schema.ts'
import type { SchemaColumn, SchemaTable } from '../../tables/schema.ts'
import { printExpression } from '../../relation/print-expression.ts'
import type { Amount } from './figure.ts'
import type { Measure } from './figure-draft.ts'

/** What may be measured, and of which table; `score` tells how well it fits what was said. */
export interface AmountOption {
  readonly base: SchemaTable
  readonly amount: Amount | null
  readonly score: number
  readonly assumptions: readonly string[]
}

export function measured(
  base: SchemaTable,
  column: SchemaColumn,
  measure: Measure,
  score: number,
  called = column.name,
): AmountOption {
  const amount: Amount = {
    kind: 'column',
    measure,
    column: refOf(column),
    formula: column.formula ?? lasting(column),
    called: measure === 'sum' ? called : `${PREFIXES[measure]}_${called}`,
  }
  return { base, amount, score, assumptions: [] }
}

/** The days between two dates. */
function lasting({ span }: SchemaColumn): string | null {
  if (!span) return null
  const [from, to] = [span.from, span.to].map((name) =>
    printExpression({ kind: 'column', name, at: { start: 0, end: 0 } }),
  )
  return `date_diff('${span.unit}', ${from}, ${to})`
}

const PREFIXES: Readonly<Record<Measure, string>> = {
  sum: 'total',
  mean: 'average',
  min: 'smallest',
  max: 'largest',
  median: 'median',
}

export function counted(base: SchemaTable, rows = base.name): AmountOption {
  const words = rows.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '_')
  return option(base, { kind: 'count', called: `number_of_${words}` })
}

export function option(base: SchemaTable, amount: Amount | null): AmountOption {
  return { base, amount, score: 1, assumptions: [] }
}
