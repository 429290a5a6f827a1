import type { User } from '@plainflow/contract'
import { Button } from '@/design/button.tsx'
import { Dialog } from '@/design/dialog.tsx'
import { UpgradeCards } from './upgrade-cards.tsx'

/** Few credits, or none: what that means, and the plans that bring more. */
export function CreditsDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const isDepleted = user.credits <= 0
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isDepleted ? 'Credits Depleted' : 'Low Credits Warning'}
      description={
        isDepleted
          ? 'You have no credits remaining. Upgrade to continue using the product.'
          : `You have ${user.credits} ${user.credits === 1 ? 'credit' : 'credits'} remaining. Each pipeline generation uses 1 credit.`
      }
      className="max-w-5xl"
      footer={
        <Button variant="secondary" onClick={onClose}>
          {isDepleted ? 'Close' : 'Continue'}
        </Button>
      }
    >
      <UpgradeCards plan={user.plan} onDone={onClose} />
    </Dialog>
  )
}
