import { type AdminOverview, REVENUE_SPLIT } from '@plainflow/contract'
import { Bell, Bot, DollarSign, TrendingUp } from 'lucide-react'
import { countOf } from '@/app/count-of.ts'
import { formatNumber } from '@/app/format-number.ts'
import { Figure, Value } from './figure.tsx'
import { money, percent } from './money.ts'

const SPLIT = REVENUE_SPLIT

export function RevenueCards({ overview }: { overview: AdminOverview }) {
  const { totalRevenue, aiProvider, platformProfit, fees, pendingActions, payments } = overview
  return (
    <>
      {overview.isTest && (
        <p className="mb-4 rounded-lg border bg-sunken px-3.5 py-3 text-[0.8125rem]">
          Nobody has paid real money yet. The figures are those of the built-in test checkout, which
          moves none.
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Figure title="Total Revenue" icon={<DollarSign aria-hidden className="size-4" />}>
          <Value>{money(totalRevenue / 100)}</Value>
          This month (UTC): {countOf(payments, 'payment')}, less refunds
        </Figure>
        <Figure title="AI Provider" icon={<Bot aria-hidden className="size-4" />}>
          <Value>{money(aiProvider / 100)}</Value>
          Allocated: {percent(SPLIT.aiProvider)} of revenue
        </Figure>
        <Figure title="Your Profit" icon={<TrendingUp aria-hidden className="size-4" />}>
          <Value>{money(platformProfit / 100)}</Value>
          {percent(SPLIT.profit)} after payment fees of {percent(SPLIT.fees)} ({money(fees / 100)})
        </Figure>
        <Figure title="Pending Actions" icon={<Bell aria-hidden className="size-4" />}>
          <Value>{formatNumber(pendingActions)}</Value>
          Unread notifications
        </Figure>
      </div>
    </>
  )
}
