import { type Plan, type PlanKey, PLANS } from '@plainflow/contract'
import type { Settings } from '../settings.ts'

/** What an account is held to; null where the server is free of plans. */
export function planLimits({ billing }: Settings, plan: PlanKey): Plan | null {
  return billing.kind === 'off' ? null : PLANS[plan]
}
