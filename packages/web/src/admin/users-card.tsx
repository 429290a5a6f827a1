import type { ManagedUser } from '@plainflow/contract'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Coins, SearchX, TriangleAlert } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { PlanBadge } from '@/account/plan-badge.tsx'
import { call } from '@/app/call.ts'
import { countOf } from '@/app/count-of.ts'
import { formatNumber } from '@/app/format-number.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { Badge } from '@/design/badge.tsx'
import { Button } from '@/design/button.tsx'
import { Card } from '@/design/card.tsx'
import { EmptyState } from '@/design/empty-state.tsx'
import { Input } from '@/design/input.tsx'
import { Skeleton } from '@/design/skeleton.tsx'
import { GrantDialog } from './grant-dialog.tsx'

const PAGE = 20

/** Accounts, searched by a part of their address or name; and credits for them. */
export function UsersCard() {
  const queries = useQueryClient()
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(0)
  const [granted, setGranted] = useState<ManagedUser | null>(null)
  const query = { search: useDeferredValue(search.trim()), offset: page * PAGE, limit: PAGE }
  const found = useQuery({
    queryKey: ['admin', 'users', query],
    queryFn: () => call('adminUsers', { query }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  const count = found.data?.count ?? 0
  return (
    <Card className="mt-4 p-0">
      <div className="flex flex-wrap items-center gap-3 px-5 pt-5 pb-3">
        <h2 className="flex-1 text-base font-semibold">Users</h2>
        <Input
          type="search"
          aria-label="Search users by email or username"
          placeholder="Email or username"
          value={search}
          maxLength={254}
          className="w-full sm:w-72"
          onChange={(event) => {
            setSearch(event.target.value)
            setPage(0)
          }}
        />
      </div>
      {found.isPending ? (
        <div className="px-5 pb-5">
          <Skeleton className="h-12" />
        </div>
      ) : found.isError ? (
        <EmptyState
          icon={TriangleAlert}
          title="The users could not be loaded"
          action={
            <Button variant="secondary" onClick={() => void found.refetch()}>
              Try again
            </Button>
          }
        >
          {reasonOf(found.error)}
        </EmptyState>
      ) : found.data.users.length === 0 ? (
        <EmptyState icon={SearchX} title="Nobody found">
          No email or username holds “{query.search}”.
        </EmptyState>
      ) : (
        <ul aria-label="Users" className="divide-y border-t">
          {found.data.users.map((user) => (
            <UserLine key={user.id} user={user} onGrant={() => setGranted(user)} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2 border-t px-5 py-3 text-xs text-muted">
        <output>{countOf(count, 'account')}</output>
        {count > PAGE && (
          <span className="flex items-center gap-2">
            <Button
              variant="secondary"
              size="sm"
              disabled={page === 0}
              onClick={() => setPage(page - 1)}
            >
              Previous
            </Button>
            {formatNumber(page + 1)} of {formatNumber(Math.ceil(count / PAGE))}
            <Button
              variant="secondary"
              size="sm"
              disabled={(page + 1) * PAGE >= count}
              onClick={() => setPage(page + 1)}
            >
              Next
            </Button>
          </span>
        )}
      </div>
      {granted && (
        <GrantDialog
          user={granted}
          onGranted={() => queries.invalidateQueries({ queryKey: ['admin', 'users'] })}
          onClose={() => setGranted(null)}
        />
      )}
    </Card>
  )
}

function UserLine({ user, onGrant }: { user: ManagedUser; onGrant: () => void }) {
  const { email, username, plan, credits, role, pipelineCount, createdAt } = user
  const since = new Date(createdAt).toLocaleDateString(undefined, { dateStyle: 'medium' })
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 px-5 py-2.5">
      <span className="min-w-0 flex-1 basis-56">
        <span className="block font-medium wrap-anywhere">{email}</span>
        <span className="block text-xs wrap-anywhere text-muted">
          {username ?? 'no username'} · {countOf(pipelineCount, 'pipeline')} · since {since}
        </span>
      </span>
      {role === 'admin' && <Badge tone="primary">administrator</Badge>}
      <PlanBadge plan={plan} />
      <span className="text-[0.8125rem] tabular-nums">{countOf(credits, 'credit')}</span>
      <Button
        variant="secondary"
        size="sm"
        aria-label={`Grant credits to ${email}`}
        onClick={onGrant}
      >
        <Coins aria-hidden />
        Grant
      </Button>
    </li>
  )
}
