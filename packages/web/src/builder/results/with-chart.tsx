import { type ReactNode, Suspense } from 'react'
import { lazy } from '@/app/lazy.ts'
import type { ResultChartProps } from './result-chart.tsx'

const ResultChart = lazy(async () => ({
  default: (await import('./result-chart.tsx')).ResultChart,
}))

/** Rows, and beside them their chart; on a narrow screen the chart first. */
export function WithChart({ children, ...chart }: ResultChartProps & { children: ReactNode }) {
  return (
    <div className="flex h-full min-h-0 max-md:flex-col-reverse">
      <div className="min-h-0 min-w-0 flex-1">{children}</div>
      <Suspense>
        <ResultChart {...chart} />
      </Suspense>
    </div>
  )
}
