import { Check, CircleX, History, PencilLine, TriangleAlert } from 'lucide-react'
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
    case 'completed': {
      const isWarned = view.runWarning !== null
      const Icon = isWarned ? TriangleAlert : view.cached ? History : Check
      return (
        <Badge
          tone={isWarned ? 'warning' : view.cached ? 'neutral' : 'success'}
          className="self-start text-2xs tabular-nums"
          title={doneWords(view)}
        >
          {!far && <Icon aria-hidden />}
          {view.rows === null
            ? 'Done'
            : `${shortCount(view.rows)} ${view.rows === 1 ? 'row' : 'rows'}`}
        </Badge>
      )
    }
    case 'none':
      if (view.problemSeverity === 'error')
        return (
          <Badge tone="warning" className="self-start text-2xs">
            Needs setup
          </Badge>
        )
      if (view.problemSeverity === 'open')
        return <Badge className="self-start text-2xs">To fill in</Badge>
      return <Badge className="self-start text-2xs">{badge}</Badge>
  }
}

function doneWords({ rows, cached, runWarning }: CardView): string {
  const count = rows === null ? 'Done' : countOf(rows, 'row')
  const source = cached ? ', reused from an earlier run (cached)' : ''
  return `${count}${source}${runWarning === null ? '' : `. ${runWarning}`}`
}

function staleWords({ rows }: CardView): string {
  const had = rows === null ? '' : ` It had ${countOf(rows, 'row')}.`
  return `This block, or one before it, was edited since the run.${had}`
}
