import { checkConditions } from '../../conditions/check-conditions.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Column } from '../../relation/column.ts'
import type { ColumnRule, Given } from '../block.ts'
import { checkFormula } from '../check-formula.ts'
import type { FilterConfiguration } from './config.ts'

/** The columns pass through; only the rows become fewer. */
export function columns(configuration: FilterConfiguration, given: Given): ColumnRule {
  const arriving = given.inputs[0]?.columns ?? []
  const { mode, where, expression } = configuration.parameters
  if (mode === 'expression') {
    return { columns: [arriving], diagnostics: checkTruth(expression, arriving, given.block) }
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

function checkTruth(
  text: string,
  arriving: readonly Column[],
  block: string,
): readonly Diagnostic[] {
  const place = { block, owner: 'filter', field: 'parameters.expression' }
  const checked = checkFormula(text, arriving, place)
  if ('problems' in checked) return checked.problems
  const { type, expression } = checked
  if (type === 'boolean' || type === null) return []
  return [
    {
      code: 'filter/not-a-condition',
      severity: 'error',
      at: { block, field: 'parameters.expression', span: expression.at },
      message: `The formula gives ${type === 'integer' ? 'an' : 'a'} ${type}, not true or false.`,
      hint: 'Compare it with something, such as amount > 100.',
      data: { type },
    },
  ]
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
