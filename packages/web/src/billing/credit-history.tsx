import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '@/app/call.ts'
import { formatNumber } from '@/app/format-number.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { Button } from '@/design/button.tsx'
import { Card } from '@/design/card.tsx'
import { Skeleton } from '@/design/skeleton.tsx'
import { Wide } from '@/design/wide.tsx'

const FIRST = 10

/** Every credit that came and went, with what it bought. */
export function CreditHistory({ renewsAt }: { renewsAt: string | null | undefined }) {
  const [all, setAll] = useState(false)
  const ledger = useQuery({
    queryKey: ['billing', 'ledger'],
    queryFn: () => call('creditsLedger'),
    refetchOnMount: 'always',
  })
  const rows = ledger.data ?? []
  return (
    <Card>
      <h2 className="font-semibold">Credit history</h2>
      {renewsAt && (
        <p className="mt-1 text-muted">
          The month of credits ends on{' '}
          {new Date(renewsAt).toLocaleDateString(undefined, { dateStyle: 'long' })}. What is unused
          of it is not carried over.
        </p>
      )}
      {ledger.isPending && <Skeleton className="mt-4 h-24" />}
      {ledger.isError && (
        <p role="alert" className="mt-3 text-danger">
          {reasonOf(ledger.error)}
        </p>
      )}
      {rows.length > 0 && (
        <Wide className="mt-3">
          <table className="w-full text-left text-[0.8125rem] tabular-nums">
            <thead className="text-xs text-muted">
              <tr>
                <th scope="col" className="py-1.5 pr-4 font-medium">
                  When
                </th>
                <th scope="col" className="w-full pr-4 font-medium">
                  What for
                </th>
                <th scope="col" className="pr-4 text-right font-medium">
                  Credits
                </th>
                <th scope="col" className="text-right font-medium">
                  Balance
                </th>
              </tr>
            </thead>
            <tbody className="divide-y">
              {(all ? rows : rows.slice(0, FIRST)).map((row) => (
                <tr key={row.id}>
                  <td className="py-2 pr-4 whitespace-nowrap text-muted">
                    {new Date(row.createdAt).toLocaleString(undefined, {
                      dateStyle: 'medium',
                      timeStyle: 'short',
                    })}
                  </td>
                  <td className="min-w-48 pr-4 break-words">{row.reason}</td>
                  <td className="pr-4 text-right font-medium">{signed(row.amount)}</td>
                  <td className="text-right text-muted">{formatNumber(row.balance)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Wide>
      )}
      {!all && rows.length > FIRST && (
        <Button variant="ghost" size="sm" className="mt-2" onClick={() => setAll(true)}>
          Show all {formatNumber(rows.length)}
        </Button>
      )}
    </Card>
  )
}

function signed(amount: number): string {
  if (amount === 0) return '0'
  return amount > 0 ? `+${formatNumber(amount)}` : `−${formatNumber(-amount)}`
}
