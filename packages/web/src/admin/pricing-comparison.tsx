import { Card } from '@/design/card.tsx'
import { Wide } from '@/design/wide.tsx'
import { money, percent } from './money.ts'
import {
  type Assumptions,
  marginsOf,
  NEW_PRICING,
  OLD_PRICING,
  type PricedPlan,
} from './pricing.ts'

/** Plan by plan: what it was, and what it is. */
export function PricingComparison({ given }: { given: Assumptions }) {
  return (
    <Card className="mt-4 p-0">
      <h2 className="px-5 pt-5 pb-3 text-base font-semibold">Old and new pricing</h2>
      <Wide>
        <table className="w-full min-w-2xl text-left text-[0.8125rem] tabular-nums">
          <thead className="border-y bg-sunken text-xs text-muted">
            <tr>
              {['Plan', 'Price', 'Generations', '$ a generation', 'Cost', 'Profit', 'Margin'].map(
                (name) => (
                  <th key={name} scope="col" className="px-5 py-2 font-medium">
                    {name}
                  </th>
                ),
              )}
            </tr>
          </thead>
          {NEW_PRICING.map((plan, index) => (
            <tbody key={plan.name} className="border-b last:border-b-0">
              <PlanRow when="old" plan={OLD_PRICING[index] ?? plan} given={given} />
              <PlanRow when="new" plan={plan} given={given} />
            </tbody>
          ))}
        </table>
      </Wide>
    </Card>
  )
}

function PlanRow({
  when,
  plan,
  given,
}: {
  when: 'old' | 'new'
  plan: PricedPlan
  given: Assumptions
}) {
  const { cost, profit, margin, perGeneration } = marginsOf(plan, given)
  return (
    <tr className={when === 'old' ? 'text-muted' : ''}>
      <th scope="row" className="px-5 py-2 font-medium">
        {plan.name} <span className="font-normal text-muted">({when})</span>
      </th>
      <td className="px-5">{money(plan.price)}</td>
      <td className="px-5">{plan.generations.toLocaleString('en-US')}</td>
      <td className="px-5">{perGeneration === null ? '–' : money(perGeneration)}</td>
      <td className="px-5">{money(cost)}</td>
      <td className="px-5">{money(profit)}</td>
      <td className="px-5">{margin === null ? '–' : percent(margin)}</td>
    </tr>
  )
}
