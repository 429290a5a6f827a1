import type { Outlined } from '../outline.ts'
import { initial } from './config.ts'

export const openers = [
  'email',
  'e-mail',
  'mail',
  'ping',
  'tell',
  'post to slack',
  'message',
  'send a message',
  'page',
]

const CLAUSE =
  /^(?:alert|notify|warn|ping|tell|post to|message|page|send (?:a )?(?:message|notification|alert)s? to)\s+((?:the\s+|our\s+)?(?:[\w-]+\s+)?(?:slack|teams|webhook|channel|discord|pager|team|on-?call)(?:\s+(?:webhook|channel|team|group|engineer))?(?:\s+#?[\w-]+(?=\s+(?:if|when|on)\b|$))?)(.*)$/is
const FAILING = /\b(?:fails?|failure|errors?|goes wrong|breaks)\b/i
const ENDING = /\b(?:done|success|succeeds|finishe[sd]|ready|completes?)\b/i

/** "notify the Slack webhook when it fails": somewhere that cannot be kept yet. */
export function outline(clause: string): Outlined | null {
  const [, where, when = ''] = CLAUSE.exec(clause) ?? []
  if (where === undefined) return null
  const conditions = FAILING.test(when) ? 'error' : ENDING.test(when) ? 'success' : 'both'
  return {
    configuration: { ...initial, alerts: { ...initial.alerts, conditions } },
    confidence: 0.95,
    assumptions: [],
    open: [
      `Only e-mail addresses can be kept so far; "${where.trim()}" is still to be replaced by one.`,
    ],
  }
}
