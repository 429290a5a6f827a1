import type { RunEntry } from '@plainflow/contract'
import { Link } from '@tanstack/react-router'
import { Copy, EllipsisVertical, RotateCcw, Square, Trash2, TriangleAlert } from 'lucide-react'
import { countOf } from '@/app/count-of.ts'
import { sayMilliseconds } from '@/builder/tools/say-measure.ts'
import { timeAgo } from '@/dashboard/time-ago.ts'
import { Button } from '@/design/button.tsx'
import { Menu, MenuItem, MenuLine } from '@/design/menu.tsx'
import { RunStatus } from './run-status.tsx'
import { sayMoment } from './run-words.ts'
import { STARTERS } from './started-by.ts'
import type { useRunActions } from './use-run-actions.tsx'

export function RunLine({
  run,
  actions: { again, copy, stop },
  onDelete,
}: {
  run: RunEntry
  actions: ReturnType<typeof useRunActions>
  onDelete: () => void
}) {
  const { id, pipelineName, status, createdAt, finishedAt, error, warned } = run
  return (
    <li className="flex items-center gap-2 px-5 py-2.5 transition-colors hover:bg-hover/60">
      <Link to="/runs/$id" params={{ id }} className="min-w-0 flex-1 rounded-sm">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 truncate font-medium">{pipelineName}</span>
          <RunStatus status={status} />
          {warned > 0 && (
            <span className="flex items-center gap-1 text-xs text-warning">
              <TriangleAlert aria-hidden className="size-3.5" />
              {countOf(warned, 'block')} with a warning
            </span>
          )}
        </span>
        <span className="block text-xs text-muted">
          <time dateTime={createdAt} title={sayMoment(createdAt)}>
            {timeAgo(createdAt)}
          </time>
          {STARTERS[run.startedBy]}
          {factsOf(run).map((fact) => ` · ${fact}`)}
        </span>
        {error !== null && (
          <span className="line-clamp-2 text-xs break-words text-danger">{error}</span>
        )}
      </Link>
      <Menu
        trigger={
          <Button
            variant="ghost"
            size="icon"
            aria-label={`More about the run of ${pipelineName}, ${sayMoment(createdAt)}`}
          >
            <EllipsisVertical aria-hidden />
          </Button>
        }
      >
        <MenuItem onSelect={() => again.mutate(id)}>
          <RotateCcw aria-hidden />
          Run again
        </MenuItem>
        <MenuItem onSelect={() => copy.mutate(run)}>
          <Copy aria-hidden />
          Open its blocks as a copy
        </MenuItem>
        <MenuLine />
        {finishedAt === null ? (
          <MenuItem onSelect={() => stop.mutate(id)}>
            <Square aria-hidden />
            Stop
          </MenuItem>
        ) : (
          <MenuItem onSelect={onDelete} className="text-danger">
            <Trash2 aria-hidden />
            Delete…
          </MenuItem>
        )}
      </Menu>
    </li>
  )
}

function factsOf({ blockCount, rows, ms }: RunEntry): string[] {
  return [
    countOf(blockCount, 'block'),
    ...(rows === null ? [] : [countOf(rows, 'row')]),
    ...(ms === undefined ? [] : [sayMilliseconds(ms)]),
  ]
}
