import { LOW_CREDITS, type User } from '@plainflow/contract'
import { Suspense, useEffect, useState } from 'react'
import { HAS_PLANS } from '@/billing/has-plans.ts'
import { lazy } from '@/app/lazy.ts'

const CreditsDialog = lazy(async () => ({
  default: (await import('./credits-dialog.tsx')).CreditsDialog,
}))

const SHOWN = 'credit_warning_shown'

/** Opens once in a browser session when 3 credits or fewer are left. */
export function CreditWarning({ user }: { user: User }) {
  const [seen, setSeen] = useState(() => sessionStorage.getItem(SHOWN) !== null)
  const open = HAS_PLANS && user.credits <= LOW_CREDITS && !seen
  useEffect(() => {
    if (open) sessionStorage.setItem(SHOWN, 'true')
  }, [open])
  return <Suspense>{open && <CreditsDialog user={user} onClose={() => setSeen(true)} />}</Suspense>
}
