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
      <Badge tone="success" className="text-2xs tabular-nums">
        <Check aria-hidden />
        {view.rows === null ? 'Done' : `${view.rows.toLocaleString()} rows`}
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
