import { useState } from 'react'
import { Card } from '@/design/card.tsx'
import { AdminFrame } from './admin-frame.tsx'
import { AssumptionFields } from './assumption-fields.tsx'
import { Benefits } from './benefits.tsx'
import { money, percent } from './money.ts'
import { PricingComparison } from './pricing-comparison.tsx'
import { Projections } from './projections.tsx'
import {
  type Assumptions,
  CLAIMED_MARGIN,
  type Margins,
  marginsOf,
  NEW_PRICING,
  type PricedPlan,
  SCENARIOS,
  type Scenario,
  STATED,
} from './pricing.ts'

/** Worked out in the browser from the catalogue; nothing is asked of the server. */
export function PricingAnalysisPage() {
  const [given, setGiven] = useState<Assumptions>(STATED)
  const [scenarios, setScenarios] = useState<readonly Scenario[]>(SCENARIOS)
  return (
    <AdminFrame
      title="Pricing analysis"
      lead="What each plan costs and brings in a month, and what it would have under the prices before."
    >
      <AssumptionFields given={given} onChange={setGiven} />
      <div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {NEW_PRICING.map((plan) => (
          <PlanCard key={plan.name} plan={plan} margins={marginsOf(plan, given)} />
        ))}
      </div>
      <PricingComparison given={given} />
      <Projections given={given} scenarios={scenarios} onChange={setScenarios} />
      <Benefits given={given} />
    </AdminFrame>
  )
}

function PlanCard({ plan, margins }: { plan: PricedPlan; margins: Margins }) {
  const { fee, ai, cost, profit, margin } = margins
  const [least, most] = CLAIMED_MARGIN
  return (
    <Card>
      <h2 className="text-base font-semibold">{plan.name}</h2>
      <p className="mt-1 text-2xl font-semibold tracking-tight tabular-nums">
        {money(plan.price)}
        <span className="text-xs font-normal text-muted"> a month</span>
      </p>
      <dl className="mt-3 space-y-1 text-[0.8125rem] tabular-nums">
        <Line name="Generations">{plan.generations.toLocaleString('en-US')}</Line>
        <Line name="Payment fee">{money(fee)}</Line>
        <Line name="AI cost">{money(ai)}</Line>
        <Line name="Cost">{money(cost)}</Line>
        <Line name="Profit">{money(profit)}</Line>
        <Line name="Margin">{margin === null ? '–' : percent(margin)}</Line>
      </dl>
      <p className="mt-2 text-xs text-muted">
        {margin === null
          ? 'Costs what is generated, and brings new users.'
          : margin < least
            ? `Below the ${percent(least)} to ${percent(most)} that were claimed.`
            : margin > most
              ? `Above the ${percent(least)} to ${percent(most)} that were claimed.`
              : `Within the ${percent(least)} to ${percent(most)} that were claimed.`}
      </p>
    </Card>
  )
}

function Line({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-muted">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}
