import { PLANS, type PlanKey } from '@plainflow/contract'
import { Button } from '@/design/button.tsx'
import { Spinner } from '@/design/spinner.tsx'
import { PlanCards } from '@/pages/plan-cards.tsx'
import { useUpgrade } from './use-upgrade.ts'

/** The four plans: the current one marked, a way to each that is larger. */
export function UpgradeCards({ plan, onDone }: { plan: PlanKey; onDone: () => void }) {
  const { busy, upgrade } = useUpgrade(onDone)
  return (
    <PlanCards
      compact
      renderAction={(key) => {
        if (key === plan)
          return (
            <Button variant="secondary" disabled>
              Current Plan
            </Button>
          )
        if (key === 'free' || PLANS[key].price < PLANS[plan].price) return null
        return (
          <Button
            variant={PLANS[key].popular ? 'primary' : 'secondary'}
            disabled={busy !== null}
            onClick={() => void upgrade(key)}
          >
            {busy === key && <Spinner />}
            {busy === key ? 'Upgrading...' : `Upgrade to ${PLANS[key].name}`}
          </Button>
        )
      }}
    />
  )
}
