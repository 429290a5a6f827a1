import type { AccountSession } from '@plainflow/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Monitor } from 'lucide-react'
import { useState } from 'react'
import { call } from '@/app/call.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { timeAgo } from '@/dashboard/time-ago.ts'
import { Badge } from '@/design/badge.tsx'
import { Button } from '@/design/button.tsx'
import { Confirm } from '@/design/confirm.tsx'
import { toast } from '@/design/toast.ts'
import { leaveSession } from '../session.ts'
import { Listed } from './listed.tsx'
import { Part } from './part.tsx'

/** Where the account is signed in, and the way out of it. */
export function Sessions() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [asksAll, setAsksAll] = useState(false)
  const sessions = useQuery<AccountSession[]>({
    queryKey: ['sessions'],
    queryFn: () => call('listSessions'),
    refetchOnMount: 'always',
  })
  const end = useMutation({
    mutationFn: (id: string) => call('endSession', { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['sessions'] }),
    onError: (error) => toast('The session was not ended', reasonOf(error), 'danger'),
  })
  const endAll = useMutation({
    mutationFn: () => call('endAllSessions'),
    onSuccess: async () => {
      await leaveSession(() => navigate({ to: '/auth' }))
      toast('Signed out everywhere', 'No session of this account is left.', 'success')
    },
    onError: (error) => toast('Error signing out', reasonOf(error), 'danger'),
  })
  return (
    <Part
      title="Sessions"
      lead="Where this account is signed in. What a device calls itself proves nothing."
      action={
        <Button variant="secondary" size="sm" onClick={() => setAsksAll(true)}>
          Sign out everywhere
        </Button>
      }
    >
      <Listed query={sessions}>
        {(rows) => (
          <ul aria-label="Sessions" className="divide-y rounded-lg border">
            {rows.map((session) => (
              <SessionLine
                key={session.id}
                session={session}
                onEnd={() => end.mutate(session.id)}
                isEnding={end.isPending && end.variables === session.id}
              />
            ))}
          </ul>
        )}
      </Listed>
      <Confirm
        open={asksAll}
        onOpenChange={setAsksAll}
        title="Sign out everywhere?"
        action="Sign out everywhere"
        onConfirm={() => endAll.mutate()}
      >
        Every session ends, this one as well. API keys go on.
      </Confirm>
    </Part>
  )
}

function SessionLine({
  session,
  onEnd,
  isEnding,
}: {
  session: AccountSession
  onEnd: () => void
  isEnding: boolean
}) {
  const { device, isCurrent, createdAt, lastUsedAt } = session
  const since = new Date(createdAt).toLocaleDateString(undefined, { dateStyle: 'medium' })
  return (
    <li className="flex items-center gap-3 px-3.5 py-2.5">
      <Monitor aria-hidden className="size-4 shrink-0 text-muted" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{device}</span>
        <span className="block text-xs text-muted">
          Used {timeAgo(lastUsedAt)} · signed in on {since}
        </span>
      </span>
      {isCurrent ? (
        <Badge tone="primary">this one</Badge>
      ) : (
        <Button
          variant="ghost"
          size="sm"
          disabled={isEnding}
          aria-label={`Sign out ${device}, signed in on ${since}`}
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}
