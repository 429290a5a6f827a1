import { webRequestSchema } from '@plainflow/core'
import { useMutation } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { reasonOf } from '@/app/reason-of.ts'
import { tryRequest } from '@/data/connections/try-request.ts'
import { Button } from '@/design/button.tsx'
import { Spinner } from '@/design/spinner.tsx'
import { TriedRequestView } from '../tried-request.tsx'
import type { WidgetProps } from '../widget-props.ts'

/** Asks a web address as it is set, so that its columns are known. What was tried stands as long as it is not changed. */
export function RequestWidget({ path, value, control, write }: WidgetProps) {
  const { connectionId, request } = takenApart(value)
  const attempt = useMutation({
    mutationFn: async () => {
      if (!request) throw new Error('Something above is not filled in yet.')
      const tried = await tryRequest(connectionId, request)
      // What was secret has been moved, and the block knows its connection now.
      const now = { ...tried.request, connectionId: tried.connection.id }
      write(
        Object.fromEntries(Object.entries(now).map(([name, part]) => [`${path}.${name}`, part])),
      )
      return { ...tried, of: keyOf(tried.request, now.connectionId) }
    },
  })
  const isCurrent = request !== null && attempt.data?.of === keyOf(request, connectionId)
  const hasAddress = (request?.url.trim() ?? '') !== ''
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center gap-2">
        <Button
          {...control}
          // The label over it names what comes of it, and not what it does.
          aria-label={attempt.isPending ? 'Asking…' : 'Try it'}
          variant="secondary"
          disabled={attempt.isPending || !hasAddress}
          onClick={() => attempt.mutate()}
        >
          {attempt.isPending ? <Spinner /> : <Play aria-hidden />}
          {attempt.isPending ? 'Asking…' : 'Try it'}
        </Button>
        <output className="min-w-0 text-xs break-words text-muted">
          {!hasAddress
            ? 'Enter an address first.'
            : attempt.isPending
              ? 'Waiting for its answer.'
              : attempt.data && !isCurrent
                ? 'It was changed since it was tried.'
                : null}
        </output>
      </div>
      {attempt.isError && (
        <p role="alert" className="text-[0.8125rem] break-words text-danger">
          {reasonOf(attempt.error)}
        </p>
      )}
      {attempt.data && isCurrent && !attempt.isPending && <TriedRequestView tried={attempt.data} />}
    </div>
  )
}

/** In one order of its parts. */
function keyOf(request: unknown, connectionId: string): string {
  return JSON.stringify([webRequestSchema.parse(request), connectionId])
}

function takenApart(value: unknown) {
  const { connectionId = '', ...rest }: { connectionId?: unknown } =
    typeof value === 'object' && value !== null ? value : {}
  return {
    connectionId: typeof connectionId === 'string' ? connectionId : '',
    // Pipelines of old hold a part of it; the schema says what the rest is.
    request: webRequestSchema.safeParse(rest).data ?? null,
  }
}
