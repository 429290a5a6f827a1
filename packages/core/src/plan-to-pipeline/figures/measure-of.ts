import type { Amount, Figure, TestedPredicate } from '../../sentence-to-plan/figures/figure.ts'
import { writeFormula } from '../../sentence-to-plan/figures/formula.ts'
import type { BoundFormula } from '../../sentence-to-plan/figures/formula.ts'
import type { ColumnRef } from '../../tables/column-ref.ts'
import { quoted, tested } from './tested.ts'

type NameOf = (ref: ColumnRef) => string

export interface Measure {
  readonly function: string
  readonly column: string
  readonly formula?: string
}

/** What is measured of each group: a function of a column where that says it, a formula where it does not. */
export function measureOf(
  amount: Amount,
  { change, only }: Pick<Figure, 'change'> & { readonly only: readonly TestedPredicate[] },
  nameOf: NameOf,
): Measure {
  const ofThose = (those: readonly TestedPredicate[]) => {
    const test = those.map((one) => tested(one, (ref) => quoted(nameOf(ref)))).join(' and ')
    return formulaOf(amount, test, nameOf)
  }
  if (change)
    return {
      function: 'formula',
      column: '',
      formula: `${ofThose(change.of)} - ${ofThose(change.above)}`,
    }
  if (only.length > 0) return { function: 'formula', column: '', formula: ofThose(only) }
  if (amount.kind === 'count') return { function: 'count_rows', column: '' }
  if (amount.kind === 'column' && amount.formula === null)
    return { function: amount.measure, column: nameOf(amount.column) }
  return { function: 'formula', column: '', formula: formulaOf(amount, null, nameOf) }
}

/** The figure as a formula, of the rows for which a test holds; of all of them where there is none. */
function formulaOf(amount: Amount, test: string | null, nameOf: NameOf): string {
  const column = (ref: ColumnRef) => quoted(nameOf(ref))
  const of = (value: string, none: string) =>
    test === null ? value : `if(${test}, ${value}, ${none})`
  const measured = (measure: string, value: string) =>
    `${measure}(${of(value, measure === 'sum' ? '0' : 'null')})`
  if (amount.kind === 'count') return measured('sum', '1')
  if (amount.kind === 'percent') {
    const part = tested(amount.of, column)
    if (!amount.weight) return `100 * ${measured('mean', `if(${part}, 1, 0)`)}`
    const value = amount.weight.formula ?? column(amount.weight.column)
    return `100 * ${measured('sum', `if(${part}, ${value}, 0)`)} / ${measured('sum', value)}`
  }
  if (amount.kind === 'column')
    return measured(amount.measure, amount.formula ?? column(amount.column))
  const write = (part: BoundFormula) => writeFormula(part, column)
  // What is divided is added up first: the rate of all rows is not the average of their rates.
  const { formula } = amount
  const computed =
    formula.kind === 'binary' && formula.operator === '/'
      ? `${measured('sum', write(formula.left))} / ${measured('sum', write(formula.right))}`
      : measured(amount.measure, write(formula))
  return amount.isPercent ? `100 * ${computed}` : computed
}
