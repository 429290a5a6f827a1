import type { Dataset } from '@plainflow/contract'
import { RotateCcw } from 'lucide-react'
import { useEffect } from 'react'
import { ColumnRemarks } from '@/data/remarks/column-remarks.tsx'
import { useDatasets } from '@/data/use-datasets.ts'
import { Button } from '@/design/button.tsx'
import { type ChatMessage, useChat } from '../state/chat-store.ts'

/**
 * Where a sentence was not understood: the columns that are text only because nobody said yet how they are
 * written. "Revenue" finds no number among them.
 */
export function ReadFirst({
  message,
  onAgain,
}: {
  message: ChatMessage
  onAgain: (sentence: string) => void
}) {
  const datasets = useDatasets().data
  const question = useChat(({ messages }) => questionBefore(messages, message.id))
  const { id, unread } = message
  useEffect(() => {
    if (datasets && !unread) keepUnread(id, openRemarks(datasets, question), datasets)
  }, [datasets, unread, id, question])
  if (!datasets || !unread) return null
  // What is mended since stays, so that it can be taken back.
  const concerned = datasets.flatMap((dataset) => {
    const columns = unread.get(dataset.id)
    const remarks = dataset.remarks.filter(({ column }) => columns?.includes(column))
    return remarks.length > 0 ? [{ ...dataset, remarks }] : []
  })
  if (concerned.length === 0) return null
  const isMended = concerned.some(({ remarks }) => remarks.some(({ isSettled }) => isSettled))
  return (
    <div className="mt-2 space-y-2 border-t pt-2 text-xs">
      <p className="text-pretty text-muted">
        Text for now, and perhaps what was missing. One click reads it as what it holds.
      </p>
      {concerned.map((dataset) => (
        <ColumnRemarks key={dataset.id} dataset={dataset} />
      ))}
      {isMended && question !== '' && (
        <Button variant="secondary" size="sm" onClick={() => onAgain(question)}>
          <RotateCcw aria-hidden />
          Ask again
        </Button>
      )}
    </div>
  )
}

/** By dataset: of those that the question names, and of all where it names none. */
function openRemarks(datasets: readonly Dataset[], question: string): Map<string, string[]> {
  const said = question.toLowerCase()
  const named = datasets.filter(({ name }) => said.includes(name.toLowerCase()))
  const concerned = (named.length > 0 ? named : datasets).map(
    (dataset) => [dataset.id, unsettled(dataset)] as const,
  )
  return new Map(concerned.filter(([, columns]) => columns.length > 0))
}

function unsettled({ remarks }: Dataset): string[] {
  const open = remarks.filter(({ isSettled, fixes }) => !isSettled && fixes.length > 0)
  return open.map(({ column }) => column)
}

type Unread = ChatMessage['unread'] & object

/** What is one click away here is not offered a second time, as a sentence with its formula. */
function keepUnread(id: string, unread: Unread, datasets: readonly Dataset[]): void {
  const isHere = (sentence: string) =>
    datasets.some(({ id: dataset, filename }) =>
      unread
        .get(dataset)
        ?.some((column) =>
          [column, `"${column}"`].some((named) =>
            sentence.startsWith(`load "${filename}", compute ${named} as `),
          ),
        ),
    )
  useChat.setState(({ messages }) => ({
    messages: messages.map((each) => {
      if (each.id !== id) return each
      const alternatives = each.alternatives?.filter((sentence) => !isHere(sentence))
      return { ...each, unread, ...(alternatives && { alternatives }) }
    }),
  }))
}

function questionBefore(messages: readonly ChatMessage[], id: string): string {
  const at = messages.findIndex((message) => message.id === id)
  return messages.slice(0, at).findLast(({ type }) => type === 'user')?.content ?? ''
}
