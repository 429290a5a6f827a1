import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Block } from '../pipeline.ts'
import { alertsOf } from './alerts-of.ts'
import { isMailAddress } from './mail-address.ts'

/** What is wrong with whom a block tells of the end of a run. */
export function checkAlerts(block: Block): readonly Diagnostic[] {
  const email = alertsOf(block)?.email ?? ''
  if (email === '' || isMailAddress(email)) return []
  return [
    {
      code: 'alerts/not-an-email',
      severity: 'error',
      at: { block: block.id, field: 'alerts.email' },
      message: `"${email}" is not an email address.`,
      hint: 'Write one such as name@example.com, or leave it empty.',
    },
  ]
}
