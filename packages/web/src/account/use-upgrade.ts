import type { PlanKey } from '@plainflow/contract'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { toast } from '@/design/toast.ts'

/** The way to pay for a plan; `busy` is the plan on its way. */
export function useUpgrade(onDone: () => void) {
  const [busy, setBusy] = useState<PlanKey | null>(null)
  const navigate = useNavigate()
  const upgrade = async (plan: Exclude<PlanKey, 'free'>) => {
    setBusy(plan)
    try {
      // The page first: a failed load is told here, where the choice was made.
      await import('@/pages/payment-page.tsx')
      await navigate({ to: '/payment', search: { plan } })
      onDone()
    } catch {
      toast('Upgrade Error', 'Failed to initiate upgrade process. Please try again.', 'danger')
    } finally {
      setBusy(null)
    }
  }
  return { busy, upgrade }
}
