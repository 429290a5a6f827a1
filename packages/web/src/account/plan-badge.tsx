import { PLANS, type PlanKey } from '@plainflow/contract'
import { Badge } from '@/design/badge.tsx'

const HUES = { free: 'slate', basic: 'sky', pro: 'violet', business: 'indigo' } satisfies Record<
  PlanKey,
  string
>

export function PlanBadge({ plan }: { plan: PlanKey }) {
  return (
    <Badge tone={null} data-hue={HUES[plan]} className="hue-soft">
      {PLANS[plan].name}
    </Badge>
  )
}
