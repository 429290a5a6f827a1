import type { Operations } from '@plainflow/contract'
import { timeAgo } from '@/dashboard/time-ago.ts'
import { Badge } from '@/design/badge.tsx'
import { Card } from '@/design/card.tsx'

/** Those that share the store, whether they answer requests or only take runs. */
export function Servers({ servers }: Pick<Operations, 'servers'>) {
  return (
    <Card className="mt-4 p-0">
      <h2 className="px-5 pt-5 pb-3 text-base font-semibold">Processes</h2>
      <ul aria-label="Processes" className="divide-y border-t">
        {servers.map(({ id, name, kind, version, places, running, startedAt, seenAt, isGone }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1.5 px-5 py-2.5">
            <span className="min-w-0 flex-1 basis-56">
              <span className="block font-medium wrap-anywhere">{name}</span>
              <span className="block text-xs text-muted">
                Version {version} · started {timeAgo(startedAt)}
              </span>
            </span>
            <Badge>{kind}</Badge>
            {isGone ? (
              <Badge tone="danger">gone, heard {timeAgo(seenAt)}</Badge>
            ) : (
              <Badge tone="success">up</Badge>
            )}
            <span className="text-[0.8125rem] tabular-nums">
              {places === 0 ? 'takes no runs' : `${running} of ${places} places taken`}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
