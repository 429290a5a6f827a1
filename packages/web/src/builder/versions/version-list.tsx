import type { PipelineVersion } from '@plainflow/contract'
import { Badge } from '@/design/badge.tsx'
import { classNames } from '@/design/class-names.ts'
import { timeAgo } from '@/dashboard/time-ago.ts'

export function VersionList({
  versions,
  chosen,
  onChoose,
}: {
  versions: readonly PipelineVersion[]
  chosen: number
  onChoose: (version: number) => void
}) {
  return (
    <ol
      aria-label="Versions"
      className="-mx-1 min-h-0 space-y-1 overflow-y-auto px-1 pb-1 max-md:max-h-64"
    >
      {versions.map((version, index) => (
        <li key={version.version}>
          {minuteOf(version) !== minuteOf(versions[index - 1]) && (
            <h3 className="px-3 pt-2 pb-1 text-2xs font-semibold text-muted tabular-nums">
              {minuteOf(version)}
            </h3>
          )}
          <button
            type="button"
            aria-current={version.version === chosen}
            onClick={() => onChoose(version.version)}
            className={classNames(
              'block w-full rounded-md border px-3 py-2 text-left text-sm',
              version.version === chosen
                ? 'border-primary bg-primary/5'
                : 'border-transparent hover:bg-hover',
            )}
          >
            <span className="flex items-center gap-2">
              <span className="min-w-0 truncate font-medium">{titleOf(version)}</span>
              {index === 0 && <Badge tone="success">Current</Badge>}
              <time
                dateTime={version.updatedAt}
                title={new Date(version.updatedAt).toLocaleString()}
                className="ml-auto shrink-0 text-xs text-muted"
              >
                {timeAgo(version.updatedAt)}
              </time>
            </span>
            <span className="mt-0.5 line-clamp-2 text-xs break-words text-muted">
              {wordsOf(version)}
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}

/** Saves of one minute stand under one heading. */
function minuteOf(version: PipelineVersion | undefined): string | null {
  if (!version) return null
  return new Date(version.updatedAt).toLocaleString(undefined, {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
}

export function titleOf({ label, version }: PipelineVersion): string {
  return label ?? `Version ${version}`
}

function wordsOf({ kind, restoredFrom, changes }: PipelineVersion): string {
  if (kind === 'restore') return `Version ${restoredFrom} restored: ${changes}`
  if (kind === 'kept') return `Set aside in a merge: ${changes}`
  return changes
}
