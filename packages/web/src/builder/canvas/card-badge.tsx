import { Check, CircleX, History } from 'lucide-react'
import { countOf } from '@/app/count-of.ts'
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
        tone={view.cached ? 'neutral' : 'success'}
        className="text-2xs tabular-nums"
        title={`${view.rows === null ? 'Done' : countOf(view.rows, 'row')}${view.cached ? ', reused from an earlier run (cached)' : ''}`}
      >
        {view.cached ? <History aria-hidden /> : <Check aria-hidden />}
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
