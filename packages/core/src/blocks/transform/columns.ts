import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { ColumnRule, Given } from '../block.ts'
import { checkNewNames } from '../check-column.ts'
import { checkFormula } from '../check-formula.ts'
import type { TransformConfiguration } from './config.ts'

const FIELD = 'parameters.columns'

/** New columns go to the end; one named like a column that arrives takes its place. */
export function columns({ parameters }: TransformConfiguration, given: Given): ColumnRule {
  const place = { block: given.block, owner: 'transform', field: FIELD }
  const diagnostics: Diagnostic[] = [
    ...checkNewNames(
      parameters.columns.map(({ name }) => name),
      place,
    ),
  ]
  // One map that grows: a list of all columns for each formula was quadratic.
  const leaving = new Map(given.inputs[0]?.columns.map(({ name, type }) => [name, type]))
  for (const [index, { name, expression }] of parameters.columns.entries()) {
    const at = { ...place, field: `${FIELD}.${index}.expression` }
    const checked = checkFormula(expression, leaving, at)
    if ('problems' in checked) diagnostics.push(...checked.problems)
    // A column of nothing but empty cells has to be of some type; text says the least.
    leaving.set(name, ('type' in checked && checked.type) || 'text')
  }
  if (parameters.columns.length === 0) diagnostics.push(nothing(given.block))
  const named = Array.from(leaving, ([name, type]) => ({ name, type }))
  return { columns: [named], diagnostics }
}

function nothing(block: string): Diagnostic {
  return {
    code: 'transform/no-columns',
    severity: 'warning',
    at: { block, field: FIELD },
    message: 'No columns are computed yet, so the rows pass as they are.',
    hint: 'Add a column, such as revenue with the formula price * quantity.',
  }
}
