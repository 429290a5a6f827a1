import { PLAN_KEYS, PLANS } from '@plainflow/contract'
import { ChartNoAxesColumn } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSession } from '@/account/session.ts'
import { AppHeader } from '@/app/app-header.tsx'
import { formatNumber } from '@/app/format-number.ts'
import { useTitle } from '@/app/use-title.ts'
import { Card } from '@/design/card.tsx'
import { EmptyState } from '@/design/empty-state.tsx'
import { LoadingPage } from '@/design/spinner.tsx'
import { NotFoundPage } from './not-found-page.tsx'

export function AdminPage() {
  return (
    <Admin title="Revenue">
      <Card>
        <EmptyState icon={ChartNoAxesColumn} title="No payments recorded">
          This server takes no payments yet, so there is no revenue to show.
        </EmptyState>
      </Card>
    </Admin>
  )
}

/** From the specification: fee and AI cost behind the margins. */
const FEE_RATE = 0.029
const FEE_FIXED = 0.3
const AI_COST = 0.035

export function PricingAnalysisPage() {
  return (
    <Admin title="Pricing analysis">
      <Card className="overflow-x-auto p-0">
        <table className="w-full text-left tabular-nums">
          <caption className="px-5 py-4 text-left text-muted">
            Margins when every credit is used: payment fee 2.9% plus $0.30, AI cost $0.035 a
            generation.
          </caption>
          <thead className="border-y bg-sunken text-xs text-muted">
            <tr>
              {['Plan', 'Price', 'Credits', 'Cost', 'Profit', 'Margin'].map((name) => (
                <th key={name} scope="col" className="px-5 py-2 font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y">
            {PLAN_KEYS.map((key) => {
              const { name, price, credits } = PLANS[key]
              const cost = credits * AI_COST + (price > 0 ? price * FEE_RATE + FEE_FIXED : 0)
              return (
                <tr key={key}>
                  <th scope="row" className="px-5 py-2.5 font-medium">
                    {name}
                  </th>
                  <td className="px-5">${price}</td>
                  <td className="px-5">{formatNumber(credits)}</td>
                  <td className="px-5">${cost.toFixed(2)}</td>
                  <td className="px-5">${(price - cost).toFixed(2)}</td>
                  <td className="px-5">
                    {price > 0 ? `${Math.round(((price - cost) / price) * 100)}%` : '–'}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </Card>
    </Admin>
  )
}

/** For administrators; to everyone else the page does not exist. */
function Admin({ title, children }: { title: string; children: ReactNode }) {
  useTitle(title)
  const session = useSession()
  if (session.status === 'loading') return <LoadingPage />
  if (session.user?.role !== 'admin') return <NotFoundPage />
  return (
    <div className="min-h-full">
      <AppHeader />
      <main className="mx-auto max-w-6xl px-4 py-8 sm:px-6">
        <h1 className="mb-6 text-2xl font-semibold tracking-tight">{title}</h1>
        {children}
      </main>
    </div>
  )
}
