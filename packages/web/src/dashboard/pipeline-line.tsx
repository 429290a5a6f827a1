import type { PipelineSummary, Schedule } from '@plainflow/contract'
import { Link } from '@tanstack/react-router'
import {
  CalendarClock,
  Copy,
  EllipsisVertical,
  FolderInput,
  PencilLine,
  SquareArrowOutUpRight,
  Trash2,
  Workflow,
} from 'lucide-react'
import { Badge } from '@/design/badge.tsx'
import { Button } from '@/design/button.tsx'
import { Menu, MenuItem, MenuLine } from '@/design/menu.tsx'
import { timeAgo } from './time-ago.ts'

/** One pipeline: where it leads, what is known of it, what can be done with it. */
export function PipelineLine({
  pipeline,
  project,
  schedule,
  onRename,
  onSchedule,
  onDuplicate,
  onMove,
  onDelete,
}: {
  pipeline: PipelineSummary
  /** Its name, where there is more than one. */
  project: string | undefined
  schedule: Schedule | undefined
  onRename: () => void
  onSchedule: () => void
  onDuplicate: () => void
  onMove: () => void
  onDelete: () => void
}) {
  return (
    <li className="flex items-center gap-3 px-5 py-2.5 transition-colors last:rounded-b-xl hover:bg-hover/60">
      <Link
        to="/pipeline/$id"
        params={{ id: pipeline.id }}
        className="flex min-w-0 flex-1 items-center gap-3 rounded-sm"
      >
        <span
          data-hue="indigo"
          className="hue-soft flex size-8 shrink-0 items-center justify-center rounded-md"
        >
          <Workflow aria-hidden className="size-4" />
        </span>
        <span className="min-w-0">
          <span className="line-clamp-2 font-medium break-words sm:line-clamp-1">
            {pipeline.name}
            {pipeline.isDraft && <Badge className="ml-2 align-[1px] text-2xs">Draft</Badge>}
            {schedule?.pausedBecause && (
              <Badge tone="warning" className="ml-2 align-[1px] text-2xs">
                Schedule paused
              </Badge>
            )}
          </span>
          <span className="block truncate text-xs text-muted">
            {pipeline.blockCount} {pipeline.blockCount === 1 ? 'block' : 'blocks'} · changed{' '}
            {timeAgo(pipeline.updatedAt)}
            {project && ` · ${project}`}
            {schedule?.isEnabled && ` · runs ${schedule.said}`}
          </span>
        </span>
      </Link>
      <Menu
        trigger={
          <Button variant="ghost" size="icon" aria-label={`More about ${pipeline.name}`}>
            <EllipsisVertical aria-hidden />
          </Button>
        }
      >
        <MenuItem asChild>
          <Link to="/pipeline/$id" params={{ id: pipeline.id }}>
            <SquareArrowOutUpRight aria-hidden />
            Open
          </Link>
        </MenuItem>
        <MenuItem onSelect={onRename}>
          <PencilLine aria-hidden />
          Rename…
        </MenuItem>
        <MenuItem onSelect={onDuplicate}>
          <Copy aria-hidden />
          Duplicate
        </MenuItem>
        <MenuItem onSelect={onSchedule}>
          <CalendarClock aria-hidden />
          Schedule…
        </MenuItem>
        <MenuItem onSelect={onMove}>
          <FolderInput aria-hidden />
          Move to project…
        </MenuItem>
        <MenuLine />
        <MenuItem onSelect={onDelete} className="text-danger">
          <Trash2 aria-hidden />
          Delete
        </MenuItem>
      </Menu>
    </li>
  )
}
