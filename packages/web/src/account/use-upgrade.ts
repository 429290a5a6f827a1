import { useState } from 'react'
import type { PlanKey } from '@plainflow/contract'
import { reasonOf } from '@/app/reason-of.ts'
import { goToCheckout, type PaidPlan } from '@/billing/go-to-checkout.ts'
import { toast } from '@/design/toast.ts'

/** The way to pay for a plan, and back to the page it began on; `busy` is the plan on its way. */
export function useUpgrade(onDone: () => void) {
  const [busy, setBusy] = useState<PlanKey | null>(null)
  const upgrade = async (plan: PaidPlan) => {
    setBusy(plan)
    try {
      await goToCheckout(plan, location.pathname)
      onDone()
    } catch (error) {
      const reason = 'Failed to initiate upgrade process. Please try again.'
      toast('Upgrade Error', `${reason} ${reasonOf(error)}`, 'danger')
    } finally {
      setBusy(null)
    }
  }
  return { busy, upgrade }
}
