import { Check, CircleX, History, PencilLine } from 'lucide-react'
import { countOf } from '@/app/count-of.ts'
import { Badge } from '@/design/badge.tsx'
import { Spinner } from '@/design/spinner.tsx'
import type { CardView } from './card-view.ts'
import { shortCount } from './short-count.ts'

/** What the last run says of the block; before any run, the block type's own word. */
export function CardBadge({
  view,
  badge,
  far = false,
}: {
  view: CardView
  badge: string
  /** Words and colours alone. */
  far?: boolean
}) {
  switch (view.run) {
    case 'running':
      return (
        <Badge tone="primary" className="self-start text-2xs">
          {!far && <Spinner className="size-3" />}
          Running
        </Badge>
      )
    case 'failed':
      return (
        <Badge tone="danger" className="self-start text-2xs" title={view.runError ?? undefined}>
          {!far && <CircleX aria-hidden />}
          Failed
        </Badge>
      )
    case 'stale':
      return (
        <Badge tone="warning" className="self-start text-2xs" title={staleWords(view)}>
          {!far && <PencilLine aria-hidden />}
          Edited
        </Badge>
      )
    case 'completed':
      return (
        <Badge
          tone={view.cached ? 'neutral' : 'success'}
          className="self-start text-2xs tabular-nums"
          title={`${view.rows === null ? 'Done' : countOf(view.rows, 'row')}${view.cached ? ', reused from an earlier run (cached)' : ''}`}
        >
          {!far && (view.cached ? <History aria-hidden /> : <Check aria-hidden />)}
          {view.rows === null
            ? 'Done'
            : `${shortCount(view.rows)} ${view.rows === 1 ? 'row' : 'rows'}`}
        </Badge>
      )
    case 'none':
      return view.problemSeverity === 'error' ? (
        <Badge tone="warning" className="self-start text-2xs">
          Needs setup
        </Badge>
      ) : (
        <Badge className="self-start text-2xs">{badge}</Badge>
      )
  }
}

function staleWords({ rows }: CardView): string {
  const had = rows === null ? '' : ` It had ${countOf(rows, 'row')}.`
  return `This block, or one before it, was edited since the run.${had}`
}
