import { PLAN_KEYS, PLANS, type PlanKey } from '@plainflow/contract'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '@/design/badge.tsx'
import { classNames } from '@/design/class-names.ts'

/** The four plans, from the one catalogue; `renderAction` draws each card's button. */
export function PlanCards({
  renderAction,
  compact = false,
  heading: Heading = 'h3',
}: {
  renderAction: (plan: PlanKey) => ReactNode
  compact?: boolean
  heading?: 'h2' | 'h3'
}) {
  return (
    <ul
      className={classNames(
        'grid gap-4 sm:grid-cols-2',
        compact ? 'lg:grid-cols-4 lg:gap-3' : 'lg:grid-cols-4',
      )}
    >
      {PLAN_KEYS.map((key) => {
        const plan = PLANS[key]
        return (
          <li
            key={key}
            className={classNames(
              'relative flex flex-col rounded-xl border bg-surface p-5 shadow-xs',
              plan.popular && 'border-primary shadow-md ring-1 ring-primary',
              compact && 'p-4',
            )}
          >
            <div className="flex items-center justify-between gap-2">
              <Heading className="font-semibold">{plan.name}</Heading>
              {plan.popular && <Badge tone="primary">Most popular</Badge>}
            </div>
            <p className="mt-3 flex items-baseline gap-1">
              <span className="text-3xl font-semibold tracking-tight tabular-nums">
                ${plan.price}
              </span>
              <span className="text-muted">/month</span>
            </p>
            {/* Two lines, so that the lists below begin together. */}
            <p className="mt-1 text-[0.8125rem] text-pretty text-muted lg:min-h-[2lh]">
              {plan.description}
            </p>
            <ul className="mt-4 mb-5 flex-1 space-y-2">
              {plan.features.map((feature) => (
                <li key={feature} className="flex gap-2 text-[0.8125rem]">
                  <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
                  {feature}
                </li>
              ))}
            </ul>
            {renderAction(key)}
          </li>
        )
      })}
    </ul>
  )
}
