import { Check, CircleX } from 'lucide-react'
import { Badge } from '@/design/badge.tsx'
import { Spinner } from '@/design/spinner.tsx'
import type { CardView } from './card-view.ts'

/** What the last run says of the block; before any run, the block type's own word. */
export function CardBadge({ view, badge }: { view: CardView; badge: string }) {
  if (view.run === 'running')
    return (
      <Badge tone="primary" className="text-2xs">
        <Spinner className="size-3" />
        Running
      </Badge>
    )
  if (view.run === 'failed')
    return (
      <Badge tone="danger" className="text-2xs" title={view.runError ?? undefined}>
        <CircleX aria-hidden />
        Failed
      </Badge>
    )
  if (view.run === 'completed')
    return (
      <Badge
        tone="success"
        className="text-2xs tabular-nums"
        title={view.rows === null ? undefined : `${view.rows.toLocaleString()} rows`}
      >
        <Check aria-hidden />
        {view.rows === null ? 'Done' : rows(view.rows)}
      </Badge>
    )
  if (view.problemSeverity === 'error')
    return (
      <Badge tone="warning" className="text-2xs">
        Needs setup
      </Badge>
    )
  return <Badge className="text-2xs">{badge}</Badge>
}

/** Exact as long as it fits on the card beside its buttons. */
function rows(count: number): string {
  const text =
    count < 100_000
      ? count.toLocaleString()
      : count.toLocaleString(undefined, { notation: 'compact', maximumFractionDigits: 1 })
  return `${text} ${count === 1 ? 'row' : 'rows'}`
}
