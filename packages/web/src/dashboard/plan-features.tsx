import type { Plan } from '@plainflow/contract'
import { Check } from 'lucide-react'
import { Card } from '@/design/card.tsx'

export function PlanFeatures({ plan }: { plan: Plan }) {
  return (
    <Card>
      <h2 className="text-base font-semibold">Your Plan Features</h2>
      <ul className="mt-3 space-y-2">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2 text-[0.8125rem]">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
            {feature}
          </li>
        ))}
      </ul>
    </Card>
  )
}
