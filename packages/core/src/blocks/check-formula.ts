import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Column, ColumnType } from '../relation/column.ts'
import type { ColumnTypes } from '../relation/column-types.ts'
import type { Expression } from '../relation/expression.ts'
import type { ExpressionProblem } from '../relation/expression-problem.ts'
import { parseExpression } from '../relation/parse-expression.ts'
import { splitGroupFormula } from '../relation/split-group-formula.ts'
import type { FormulaGround, SplitFormula } from '../relation/split-group-formula.ts'
import { typeOfExpression } from '../relation/type-of-expression.ts'
import type { FieldPlace } from './check-column.ts'

export type CheckedFormula =
  | { readonly expression: Expression; readonly type: ColumnType | null }
  | { readonly problems: readonly Diagnostic[] }

/** A formula as a tree with its type, or what is wrong with it and where. */
export function checkFormula(
  text: string,
  columns: readonly Column[] | ColumnTypes,
  place: FieldPlace,
): CheckedFormula {
  const parsed = parseExpression(text)
  if ('problem' in parsed) return { problems: [fromProblem(parsed.problem, place)] }
  const { type, problems } = typeOfExpression(parsed.expression, columns)
  if (problems.length === 0) return { expression: parsed.expression, type }
  return { problems: problems.map((problem) => fromProblem(problem, place)) }
}

/** A formula over groups of rows, taken apart, or what is wrong with it and where. */
export function checkGroupFormula(
  text: string,
  ground: FormulaGround,
  place: FieldPlace,
): { readonly split: SplitFormula } | { readonly problems: readonly Diagnostic[] } {
  const parsed = parseExpression(text, ground.place)
  if ('problem' in parsed) return { problems: [fromProblem(parsed.problem, place)] }
  const split = splitGroupFormula(parsed.expression, ground)
  if (split.problems.length === 0) return { split }
  return { problems: split.problems.map((problem) => fromProblem(problem, place)) }
}

function fromProblem(problem: ExpressionProblem, { block, owner, field }: FieldPlace): Diagnostic {
  const { code, message, hint, span, instead } = problem
  return {
    // The same mistake has the same code, whichever way it was written.
    code: code === 'expression/unknown-column' ? `${owner}/unknown-column` : code,
    severity: 'error',
    at: { block, field, span },
    message: message.endsWith('.') ? message : `${message}.`,
    hint: hint === '' ? 'See the documentation of formulas.' : hint,
    ...(instead === undefined ? {} : { data: { instead } }),
  }
}
