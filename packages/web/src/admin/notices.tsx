import type { AdminNotice } from '@plainflow/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { BellOff, Check, TriangleAlert } from 'lucide-react'
import { call } from '@/app/call.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { Badge } from '@/design/badge.tsx'
import { Button } from '@/design/button.tsx'
import { Card } from '@/design/card.tsx'
import { classNames } from '@/design/class-names.ts'
import { EmptyState } from '@/design/empty-state.tsx'
import { Skeleton } from '@/design/skeleton.tsx'
import { toast } from '@/design/toast.ts'

const HUES = { low: 'slate', medium: 'amber', high: 'rose' } as const

/** What has happened that somebody has to know or do; reading it is kept, for all administrators. */
export function Notices() {
  const queries = useQueryClient()
  const notices = useQuery({
    queryKey: ['admin', 'notices'],
    queryFn: () => call('adminNotices', { query: { limit: 200 } }),
    refetchOnMount: 'always',
  })
  const refresh = () => queries.invalidateQueries({ queryKey: ['admin'] })
  const mark = useMutation({
    mutationFn: (id: string) => call('markNotice', { params: { id }, body: { read: true } }),
    onSuccess: refresh,
    onError: notMarked,
  })
  const markAll = useMutation({
    mutationFn: () => call('markAllNotices'),
    onSuccess: refresh,
    onError: notMarked,
  })
  return (
    <Card className="mt-4 p-0">
      <div className="flex flex-wrap items-center justify-between gap-2 px-5 pt-5 pb-3">
        <h2 className="text-base font-semibold">Automated Notifications</h2>
        {(notices.data?.unread ?? 0) > 1 && (
          <Button
            variant="secondary"
            size="sm"
            disabled={markAll.isPending}
            onClick={() => markAll.mutate()}
          >
            Mark all as read
          </Button>
        )}
      </div>
      {notices.isPending ? (
        <div className="px-5 pb-5">
          <Skeleton className="h-12" />
        </div>
      ) : notices.isError ? (
        <EmptyState
          icon={TriangleAlert}
          title="The notifications could not be loaded"
          action={
            <Button variant="secondary" onClick={() => void notices.refetch()}>
              Try again
            </Button>
          }
        >
          {reasonOf(notices.error)}
        </EmptyState>
      ) : notices.data.notices.length === 0 ? (
        <EmptyState icon={BellOff} title="Nothing has happened yet">
          Payments, refunds, renewals that fail and milestones of revenue are told here.
        </EmptyState>
      ) : (
        <ul
          aria-label="Notifications"
          // Scrolled by itself, with the keyboard too.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="max-h-96 divide-y overflow-y-auto border-t"
        >
          {notices.data.notices.map((notice) => (
            <NoticeLine
              key={notice.id}
              notice={notice}
              isBusy={mark.isPending && mark.variables === notice.id}
              onRead={() => mark.mutate(notice.id)}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}

function notMarked(error: unknown): void {
  toast('It was not marked', reasonOf(error), 'danger')
}

function NoticeLine({
  notice,
  isBusy,
  onRead,
}: {
  notice: AdminNotice
  isBusy: boolean
  onRead: () => void
}) {
  const { message, urgency, read, createdAt } = notice
  const when = new Date(createdAt).toLocaleString(undefined, {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 px-5 py-2.5">
      <Badge data-hue={HUES[urgency]} className="hue-soft">
        {urgency}
      </Badge>
      <span className="min-w-0 flex-1 basis-56">
        <span className={classNames('block wrap-anywhere', read ? 'text-muted' : 'font-medium')}>
          {message}
        </span>
        <time dateTime={createdAt} className="block text-xs text-muted">
          {when}
        </time>
      </span>
      {!read && (
        <Button
          variant="secondary"
          size="sm"
          disabled={isBusy}
          aria-label={`Mark Read: ${message}`}
          onClick={onRead}
        >
          <Check aria-hidden />
          Mark Read
        </Button>
      )}
    </li>
  )
}
