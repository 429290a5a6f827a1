import { Card } from '@/design/card.tsx'
import { money } from './money.ts'
import { NumberField } from './number-field.tsx'
import {
  type Assumptions,
  NEW_PRICING,
  OLD_PRICING,
  project,
  type Projection,
  type Scenario,
} from './pricing.ts'

/** Four scenarios a month, each with as many users as is thought. */
export function Projections({
  given,
  scenarios,
  onChange,
}: {
  given: Assumptions
  scenarios: readonly Scenario[]
  onChange: (scenarios: readonly Scenario[]) => void
}) {
  return (
    <Card className="mt-4">
      <h2 className="text-base font-semibold">Revenue projections</h2>
      <p className="mt-1 text-[0.8125rem] text-muted">
        A month each. The users are yours to change.
      </p>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2">
        {scenarios.map((scenario, index) => {
          const [before, now] = [OLD_PRICING[scenario.plan], NEW_PRICING[scenario.plan]]
          return (
            // Scenarios have no name of their own, and never change places.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className="rounded-lg border p-4">
              <NumberField
                label={`Users of ${now?.name ?? ''} (${before?.name ?? ''} before)`}
                value={scenario.users}
                step={10}
                most={1_000_000}
                onChange={(users) =>
                  onChange(scenarios.map((one, at) => (at === index ? { ...one, users } : one)))
                }
              />
              <dl className="mt-3 grid grid-cols-2 gap-x-4 text-[0.8125rem] tabular-nums">
                <Outcome name="New pricing" of={project(scenario, NEW_PRICING, given)} />
                <Outcome name="Old pricing" of={project(scenario, OLD_PRICING, given)} />
              </dl>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

function Outcome({ name, of: { revenue, cost, profit } }: { name: string; of: Projection }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="wrap-anywhere">{money(revenue)} revenue</dd>
      <dd className="wrap-anywhere text-muted">{money(cost)} cost</dd>
      <dd className="font-medium wrap-anywhere">{money(profit)} profit</dd>
    </div>
  )
}
