import { useQuery } from '@tanstack/react-query'
import { useSession } from '@/account/session.ts'
import { call } from '@/app/call.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { formatBytes } from '@/data/upload/format-bytes.ts'
import { Button } from '@/design/button.tsx'
import { Skeleton } from '@/design/skeleton.tsx'
import type { MessageBody } from '../state/chat-store.ts'

/** What a model would be sent for this message; nothing is sent by asking. */
export function usePrompt(body: MessageBody) {
  const sharesCells = useSession((session) => session.user?.sharesCells ?? false)
  return useQuery({
    queryKey: ['prompt', body, sharesCells],
    queryFn: () => call('previewPrompt', { body }),
    // The canvas and the tables move on.
    gcTime: 0,
  })
}

/** The same, word for word, with its size. */
export function SentWords({ prompt }: { prompt: ReturnType<typeof usePrompt> }) {
  const { data, isError, error, refetch, isFetching } = prompt
  if (isError)
    return (
      <div
        role="alert"
        className="space-y-2 rounded-md bg-danger-soft px-3 py-2 text-xs text-danger"
      >
        <p>What would be sent could not be shown. {reasonOf(error)}</p>
        <Button variant="secondary" size="sm" disabled={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    )
  if (!data)
    return (
      <output aria-label="Loading what is sent">
        {/* As high as what comes, so that the choice below it stays in sight. */}
        <Skeleton className="h-48 sm:h-80" />
      </output>
    )
  return (
    <div className="space-y-2">
      <p className="text-xs text-muted">
        {formatBytes(data.bytes)} in all, {data.hasCells ? 'with sample cells' : 'without cells'}.
      </p>
      <Words title="Your message and what it is about" text={data.message} isOpen />
      <Words title="Instructions, the same each time" text={data.system} />
    </div>
  )
}

function Words({ title, text, isOpen = false }: { title: string; text: string; isOpen?: boolean }) {
  return (
    <details open={isOpen} className="rounded-md border bg-sunken text-xs">
      <summary className="cursor-pointer px-2.5 py-1.5 font-medium select-none">{title}</summary>
      <pre
        // A scrolling region must be reachable without a mouse.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={title}
        className="max-h-20 overflow-auto sm:max-h-56 border-t px-2.5 py-2 font-mono text-2xs leading-relaxed break-words whitespace-pre-wrap"
      >
        {text}
      </pre>
    </details>
  )
}
