import type { ReactNode } from 'react'
import { Card } from '@/design/card.tsx'

/** One figure at the top of a page. */
export function Figure({
  title,
  icon,
  children,
}: {
  title: string
  icon: ReactNode
  children: ReactNode
}) {
  return (
    <Card>
      <div className="flex items-center justify-between text-muted">
        <h2 className="text-[0.8125rem] font-medium">{title}</h2>
        {icon}
      </div>
      <div className="text-xs text-muted">{children}</div>
    </Card>
  )
}

export function Value({ children }: { children: ReactNode }) {
  return (
    <p className="mt-2 mb-1 text-3xl font-semibold tracking-tight wrap-anywhere text-foreground tabular-nums">
      {children}
    </p>
  )
}
