import type { OutboxEntry, User } from '@plainflow/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Mail, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { SignedIn } from '@/account/signed-in.tsx'
import { AppHeader } from '@/app/app-header.tsx'
import { call } from '@/app/call.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { useTitle } from '@/app/use-title.ts'
import { timeAgo } from '@/dashboard/time-ago.ts'
import { Badge } from '@/design/badge.tsx'
import { Button } from '@/design/button.tsx'
import { Card } from '@/design/card.tsx'
import { EmptyState } from '@/design/empty-state.tsx'
import { Skeleton } from '@/design/skeleton.tsx'
import { Switch } from '@/design/switch.tsx'
import { toast } from '@/design/toast.ts'
import { TooltipProvider } from '@/design/tooltip.tsx'
import { MAIL_WORDS } from './mail-words.ts'

/** What was told of runs and to whom, and what became of it. */
export function OutboxPage() {
  useTitle('Outbox')
  return (
    <TooltipProvider>
      <SignedIn>{(user) => <Outbox user={user} />}</SignedIn>
    </TooltipProvider>
  )
}

function Outbox({ user }: { user: User }) {
  const [everybody, setEverybody] = useState(false)
  const outbox = useQuery({
    queryKey: ['outbox', everybody],
    queryFn: () => call('listOutbox', { query: everybody ? { everybody: 'true' } : {} }),
    refetchInterval: 5_000,
  })
  return (
    <div className="min-h-full">
      <AppHeader />
      <main className="mx-auto max-w-4xl px-4 py-8 sm:px-6">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div>
            <h1 className="text-2xl font-semibold tracking-tight">Outbox</h1>
            <p className="mt-1 text-muted">
              {outbox.data?.sendsMail === false
                ? 'This server sends no mail: alerts wait here to be read.'
                : 'Alerts about your runs, and what became of them.'}
            </p>
          </div>
          {user.role === 'admin' && (
            <div className="flex items-center gap-2 text-[0.8125rem]">
              <Switch id="everybody" checked={everybody} onCheckedChange={setEverybody} />
              <label htmlFor="everybody">Of all accounts</label>
            </div>
          )}
        </div>
        <Card className="mt-6 p-0">
          {outbox.isPending ? (
            <div className="p-5">
              <Skeleton className="h-12" />
            </div>
          ) : outbox.isError ? (
            <EmptyState icon={TriangleAlert} title="The outbox could not be loaded">
              {reasonOf(outbox.error)}
            </EmptyState>
          ) : outbox.data.entries.length === 0 ? (
            <EmptyState icon={Mail} title="Nothing yet">
              An Alert block, or Alerts under Advanced of any other block, tells how a run ended.
            </EmptyState>
          ) : (
            <ul aria-label="Mails" className="divide-y">
              {outbox.data.entries.map((entry) => (
                <Entry key={entry.id} entry={entry} canSend={outbox.data.sendsMail} />
              ))}
            </ul>
          )}
        </Card>
      </main>
    </div>
  )
}

function Entry({ entry, canSend }: { entry: OutboxEntry; canSend: boolean }) {
  const { subject, recipient, text, state, reason, executionId, owner, createdAt } = entry
  const { said, tone } = MAIL_WORDS[state]
  const isOwn = owner === undefined
  const mayTry = canSend && isOwn && entry.kind === 'alert'
  return (
    <li className="px-5 py-3">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="min-w-0 flex-1 font-medium break-words">{subject}</span>
        <Badge tone={tone}>{said}</Badge>
      </div>
      <p className="text-xs break-words text-muted">
        to {recipient} · {timeAgo(createdAt)}
        {owner !== undefined && ` · of ${owner}`}
        {reason !== null && ` · ${reason}`}
      </p>
      {text !== null && (
        <details className="mt-1">
          <summary className="w-fit cursor-pointer rounded-sm text-xs text-primary-text">
            Read
          </summary>
          <pre className="mt-2 rounded-md bg-sunken p-3 font-sans text-[0.8125rem] break-words whitespace-pre-wrap">
            {text}
          </pre>
        </details>
      )}
      <div className="mt-1 flex gap-3">
        {executionId !== null && isOwn && (
          <Link
            to="/runs/$id"
            params={{ id: executionId }}
            className="rounded-sm text-xs underline underline-offset-2"
          >
            The run
          </Link>
        )}
        {mayTry && (state === 'failed' || state === 'unclear') && <SendAgain id={entry.id} />}
      </div>
    </li>
  )
}

function SendAgain({ id }: { id: string }) {
  const queries = useQueryClient()
  const again = useMutation({
    mutationFn: () => call('sendAgain', { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['outbox'] }),
    onError: (error) => toast('It was not sent', reasonOf(error), 'danger'),
  })
  return (
    <Button variant="secondary" size="sm" disabled={again.isPending} onClick={() => again.mutate()}>
      Send again
    </Button>
  )
}
