import { PLANS, type PlanKey } from '@plainflow/contract'
import { useNavigate } from '@tanstack/react-router'
import { Button } from '@/design/button.tsx'
import { Dialog } from '@/design/dialog.tsx'
import { PlanCards } from '@/pages/plan-cards.tsx'

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
  const navigate = useNavigate()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Upgrade plan"
      description={reason ?? 'One credit is one pipeline written by the assistant.'}
      className="max-w-5xl"
    >
      <PlanCards
        compact
        renderAction={(key) => {
          if (key === plan)
            return (
              <Button variant="secondary" disabled>
                Current Plan
              </Button>
            )
          if (PLANS[key].price < PLANS[plan].price || key === 'free') return null
          return (
            <Button
              variant={PLANS[key].popular ? 'primary' : 'secondary'}
              onClick={() => void navigate({ to: '/payment', search: { plan: key } })}
            >
              Upgrade to {PLANS[key].name}
            </Button>
          )
        }}
      />
    </Dialog>
  )
}
