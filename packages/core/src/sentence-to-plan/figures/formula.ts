import type { ColumnRef } from '../../tables/column-ref.ts'
import type { ColumnLink } from '../question/link/mention.ts'

export type Operator = '+' | '-' | '*' | '/'

/** A computation of columns; before it is bound, each may be one of several that are called so. */
export type Formula<Column> =
  | { readonly kind: 'column'; readonly column: Column }
  | {
      readonly kind: 'binary'
      readonly operator: Operator
      readonly left: Formula<Column>
      readonly right: Formula<Column>
    }

export type SaidFormula = Formula<readonly ColumnLink[]>
export type BoundFormula = Formula<ColumnRef>

export function columnsIn<Column>(formula: Formula<Column>): readonly Column[] {
  return formula.kind === 'column'
    ? [formula.column]
    : [...columnsIn(formula.left), ...columnsIn(formula.right)]
}

/** Written out, with brackets only where the signs need them. */
export function writeFormula<Column>(
  formula: Formula<Column>,
  nameOf: (column: Column) => string,
): string {
  const inside = (part: Formula<Column>, isRight: boolean): string => {
    const text = writeFormula(part, nameOf)
    const isLoose = part.kind === 'binary' && formula.kind === 'binary'
    if (!isLoose) return text
    const [outer, inner] = [RANKS[formula.operator], RANKS[part.operator]]
    return inner < outer || (isRight && inner === outer) ? `(${text})` : text
  }
  if (formula.kind === 'column') return nameOf(formula.column)
  return `${inside(formula.left, false)} ${formula.operator} ${inside(formula.right, true)}`
}

const RANKS: Readonly<Record<Operator, number>> = { '+': 1, '-': 1, '*': 2, '/': 2 }
