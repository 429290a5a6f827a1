import { refOf } from '../../tables/schema.ts'
import type { Reference } from '../../tables/relate/reference.ts'
import type { SchemaColumn, SchemaTable } from '../../tables/schema.ts'
import type { AmountOption } from './amount-option.ts'
import type { Amount } from './figure.ts'
import type { SaidAmount } from './figure-draft.ts'
import { columnsIn, writeFormula } from './formula.ts'
import type { BoundFormula, Formula, SaidFormula } from './formula.ts'
import { reachFrom } from '../../tables/relate/reach-from.ts'

/** A computation is had for the rows that lead to all its columns: lines lead to the cost of their product. */
export function ofFormula(
  { formula, measure, text, told, isPercent }: Extract<SaidAmount, { kind: 'formula' }>,
  tables: readonly SchemaTable[],
  references: readonly Reference[],
): readonly AmountOption[] {
  const said = new Set(
    columnsIn(formula)
      .flat()
      .map(({ column }) => column.table),
  )
  return tables
    .filter(({ id }) => said.has(id))
    .flatMap((base): readonly AmountOption[] => {
      const far = reachFrom(base.id, references)
      const bound = bindFormula(formula, far)
      const columns = bound ? columnsIn(bound) : []
      if (!bound || !columns.some(({ table }) => table === base.id)) return []
      const called = text.replaceAll(/[^\p{L}\d]+/gu, '_')
      const amount: Amount = {
        kind: 'formula',
        measure: measure ?? 'sum',
        formula: mapFormula(bound, refOf),
        isPercent: isPercent === true,
        called: isPercent ? `${called}_percent` : called,
      }
      const written = writeFormula(bound, ({ name }) => name)
      const assumptions = told
        ? [`Took ${written} as ${text}${isPercent ? ', in per cent' : ''}.`]
        : []
      return [{ base, amount, score: 1, assumptions }]
    })
}

/** Each part by the best column that the rows lead to; null where one has none. */
function bindFormula(
  formula: SaidFormula,
  far: ReadonlyMap<string, number>,
): Formula<SchemaColumn> | null {
  if (formula.kind === 'column') {
    const [best] = formula.column
      .filter(({ column }) => far.has(column.table))
      .toSorted((a, b) => b.score - a.score)
    return best ? { kind: 'column', column: best.column } : null
  }
  const [left, right] = [bindFormula(formula.left, far), bindFormula(formula.right, far)]
  return left && right && { ...formula, left, right }
}

function mapFormula<From>(
  formula: Formula<From>,
  of: (column: From) => ReturnType<typeof refOf>,
): BoundFormula {
  return formula.kind === 'column'
    ? { kind: 'column', column: of(formula.column) }
    : { ...formula, left: mapFormula(formula.left, of), right: mapFormula(formula.right, of) }
}
