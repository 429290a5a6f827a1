import type { PlanKey } from '@plainflow/contract'
import { Link } from '@tanstack/react-router'
import { Button } from '@/design/button.tsx'
import { Dialog } from '@/design/dialog.tsx'
import { UpgradeCards } from './upgrade-cards.tsx'

export function UpgradeDialog({
  plan,
  open,
  onOpenChange,
  reason,
}: {
  plan: PlanKey
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Why this opened, where it opened by itself. */
  reason?: string | null
}) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Upgrade plan"
      description={reason ?? 'One credit is one pipeline written by the assistant.'}
      className="max-w-5xl"
      footer={
        <Button asChild variant="ghost" className="mr-auto">
          <Link
            to="/payment"
            search={{ plan: plan === 'free' ? 'basic' : plan }}
            onClick={() => onOpenChange(false)}
          >
            Subscription, payments and credit history
          </Link>
        </Button>
      }
    >
      <UpgradeCards plan={plan} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}
