import type { ApiKey } from '@plainflow/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { call } from '@/app/call.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { timeAgo } from '@/dashboard/time-ago.ts'
import { Button } from '@/design/button.tsx'
import { Confirm } from '@/design/confirm.tsx'
import { toast } from '@/design/toast.ts'
import { Listed } from './listed.tsx'
import { NewApiKey } from './new-api-key.tsx'
import { Part } from './part.tsx'

/** Keys for programs: made, told once, listed, revoked. */
export function ApiKeys() {
  const queries = useQueryClient()
  const [doomed, setDoomed] = useState<ApiKey | null>(null)
  const keys = useQuery<ApiKey[]>({
    queryKey: ['api-keys'],
    queryFn: () => call('listApiKeys'),
    refetchOnMount: 'always',
  })
  const refresh = () => queries.invalidateQueries({ queryKey: ['api-keys'] })
  const revoke = useMutation({
    mutationFn: (id: string) => call('revokeApiKey', { params: { id } }),
    onSuccess: async () => {
      toast('Key revoked', 'It opens nothing any more.', 'success')
      await refresh()
    },
    onError: (error) => toast('The key was not revoked', reasonOf(error), 'danger'),
  })
  return (
    <Part
      title="API keys"
      lead={
        <>
          For programs: sent as <code>Authorization: Bearer</code>, a key does with pipelines and
          data what you can. It changes no password, makes no keys and deletes no account.
        </>
      }
    >
      <NewApiKey onCreated={refresh} />
      <Listed query={keys}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="mt-4 text-[0.8125rem] text-muted">No keys yet.</p>
          ) : (
            <ul aria-label="API keys" className="mt-4 divide-y rounded-lg border">
              {rows.map((key) => (
                <KeyLine key={key.id} apiKey={key} onRevoke={() => setDoomed(key)} />
              ))}
            </ul>
          )
        }
      </Listed>
      <Confirm
        open={doomed !== null}
        onOpenChange={(open) => !open && setDoomed(null)}
        title="Revoke this key?"
        action="Revoke"
        onConfirm={() => doomed && revoke.mutate(doomed.id)}
      >
        Programs that use “{doomed?.name}” are refused from now on.
      </Confirm>
    </Part>
  )
}

function KeyLine({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const { name, start, createdAt, lastUsedAt } = apiKey
  return (
    <li className="flex items-center gap-3 px-3.5 py-2.5">
      <KeyRound aria-hidden className="size-4 shrink-0 text-muted" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{name}</span>
        <span className="block text-xs text-muted">
          <code>{start}…</code> · made {timeAgo(createdAt)} ·{' '}
          {lastUsedAt === null ? 'never used' : `used ${timeAgo(lastUsedAt)}`}
        </span>
      </span>
      <Button variant="ghost" size="sm" aria-label={`Revoke ${name}`} onClick={onRevoke}>
        Revoke
      </Button>
    </li>
  )
}
