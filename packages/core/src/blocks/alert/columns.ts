import { checkConditions } from '../../conditions/check-conditions.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { ColumnRule, Given } from '../block.ts'
import type { AlertConfiguration } from './config.ts'
import { asksOfRows } from './asks-of-rows.ts'

/** The rows pass through as they are. */
export function columns(configuration: AlertConfiguration, given: Given): ColumnRule {
  const { parameters, alerts } = configuration
  const arriving = given.inputs[0]?.columns ?? []
  const place = { block: given.block, owner: 'alert', field: 'parameters.where' }
  const diagnostics: Diagnostic[] = [...checkConditions(parameters.where, arriving, place)]
  if (alerts.enabled && alerts.conditions === 'error' && asksOfRows(parameters))
    diagnostics.push({
      code: 'alert/never-met',
      severity: 'warning',
      at: { block: given.block, field: 'alerts.conditions' },
      message: 'A run that fails has no rows: what is asked of them is not looked at.',
      hint: 'Choose "Success" or "Either" under Alerts, or ask nothing of the rows.',
    })
  return { columns: [arriving], diagnostics }
}
