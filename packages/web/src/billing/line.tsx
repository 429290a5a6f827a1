import type { ReactNode } from 'react'

export function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd className="font-medium tabular-nums">{children}</dd>
    </div>
  )
}
