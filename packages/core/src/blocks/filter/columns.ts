import { checkConditions } from '../../conditions/check-conditions.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Column } from '../../relation/column.ts'
import type { ExpressionProblem } from '../../relation/expression-problem.ts'
import { parseExpression } from '../../relation/parse-expression.ts'
import { typeOfExpression } from '../../relation/type-of-expression.ts'
import type { ColumnRule, Given } from '../block.ts'
import type { FilterConfiguration } from './config.ts'

/** The columns pass through; only the rows become fewer. */
export function columns(configuration: FilterConfiguration, given: Given): ColumnRule {
  const arriving = given.inputs[0]?.columns ?? []
  const { mode, where, expression } = configuration.parameters
  if (mode === 'expression') {
    return { columns: [arriving], diagnostics: checkFormula(expression, arriving, given.block) }
  }
  const place = { block: given.block, owner: 'filter', field: 'parameters.where' }
  return {
    columns: [arriving],
    diagnostics:
      where.conditions.length === 0
        ? [noConditions(given.block)]
        : checkConditions(where, arriving, place),
  }
}

function checkFormula(
  text: string,
  arriving: readonly Column[],
  block: string,
): readonly Diagnostic[] {
  const parsed = parseExpression(text)
  if ('problem' in parsed) return [fromProblem(parsed.problem, block)]
  const { type, problems } = typeOfExpression(parsed.expression, arriving)
  if (problems.length > 0) return problems.map((problem) => fromProblem(problem, block))
  if (type === 'boolean' || type === null) return []
  return [
    {
      code: 'filter/not-a-condition',
      severity: 'error',
      at: { block, field: 'parameters.expression', span: parsed.expression.at },
      message: `The formula gives ${type === 'integer' ? 'an' : 'a'} ${type}, not true or false.`,
      hint: 'Compare it with something, such as amount > 100.',
      data: { type },
    },
  ]
}

function fromProblem(problem: ExpressionProblem, block: string): Diagnostic {
  const { code, message, hint, span } = problem
  return {
    // The same mistake has the same code, whichever way the condition was written.
    code: code === 'expression/unknown-column' ? 'filter/unknown-column' : code,
    severity: 'error',
    at: { block, field: 'parameters.expression', span },
    message: message.endsWith('.') ? message : `${message}.`,
    hint: hint === '' ? 'See the documentation of formulas.' : hint,
  }
}

function noConditions(block: string): Diagnostic {
  return {
    code: 'filter/no-conditions',
    severity: 'warning',
    at: { block, field: 'parameters.where' },
    message: 'The filter has no conditions yet, so every row passes.',
    hint: 'Add a condition, such as amount is over 100.',
  }
}
