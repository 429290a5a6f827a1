import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { ColumnRule, Given } from '../block.ts'
import { problemAt } from '../check-column.ts'
import { checkRule } from './check-rule.ts'
import { REASON } from './config.ts'
import type { ValidateConfiguration } from './config.ts'

const FIELD = 'parameters.rules'

/** The columns pass through both ways; rejected rows carry their reason as well. */
export function columns({ parameters }: ValidateConfiguration, given: Given): ColumnRule {
  const arriving = given.inputs[0]?.columns ?? []
  const place = { block: given.block, owner: 'validate', field: FIELD }
  const diagnostics: Diagnostic[] = parameters.rules.flatMap((rule, index) => {
    const checked = checkRule(rule, arriving, { ...place, field: `${FIELD}.${index}` })
    return 'problems' in checked ? checked.problems : []
  })
  if (arriving.some(({ name }) => name === REASON)) {
    const message = `The rows have a column "${REASON}" already, which is to say why a row is rejected.`
    diagnostics.push(problemAt(place, 'reason-taken', message, 'Rename that column before.'))
  }
  if (parameters.rules.length === 0) {
    diagnostics.push({
      ...problemAt(
        place,
        'no-rules',
        'There are no rules yet, so every row is valid.',
        'Add a rule.',
      ),
      severity: 'warning',
    })
  }
  return { columns: [arriving, [...arriving, { name: REASON, type: 'text' }]], diagnostics }
}
