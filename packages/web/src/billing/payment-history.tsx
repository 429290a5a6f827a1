import { type Billing, PLANS } from '@plainflow/contract'
import { Badge } from '@/design/badge.tsx'
import { Card } from '@/design/card.tsx'
import { sayDay, sayMoney } from './say-money.ts'

export function PaymentHistory({ payments }: { payments: Billing['payments'] }) {
  return (
    <Card>
      <h2 className="font-semibold">Payments</h2>
      <ul className="mt-2 divide-y text-[0.8125rem]">
        {payments.map(({ id, kind, plan, amount, currency, provider, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <span className="text-muted">{sayDay(createdAt)}</span>
            <span className="flex-1">
              {kind === 'refund' ? 'Paid back' : PLANS[plan].name}
              {provider === 'test' && (
                <Badge tone="warning" className="ml-2">
                  Test
                </Badge>
              )}
            </span>
            <span className="font-medium tabular-nums">{sayMoney(amount, currency)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
