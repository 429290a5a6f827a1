import { checkConditions } from '../../conditions/check-conditions.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { ColumnRule, Given } from '../block.ts'
import type { AlertConfiguration } from './config.ts'
import { undone } from './undone.ts'

/** The rows pass through as they are. */
export function columns({ parameters, alerts }: AlertConfiguration, given: Given): ColumnRule {
  const arriving = given.inputs[0]?.columns ?? []
  const place = { block: given.block, owner: 'alert', field: 'parameters.where' }
  const diagnostics: Diagnostic[] = [...checkConditions(parameters.where, arriving, place)]
  if (alerts.email !== '' && !/^[^@\s]+@[^@\s]+$/.test(alerts.email)) {
    diagnostics.push({
      code: 'alert/not-an-email',
      severity: 'error',
      at: { block: given.block, field: 'alerts.email' },
      message: `"${alerts.email}" is not an email address.`,
      hint: 'Write one such as name@example.com, or leave it empty.',
    })
  }
  diagnostics.push({
    code: 'alert/not-delivered',
    severity: 'warning',
    at: { block: given.block },
    message: undone.says,
    hint: 'The condition is kept and will be used once alerts are sent.',
  })
  return { columns: [arriving], diagnostics }
}
