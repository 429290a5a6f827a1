import { ArrowRightLeft } from 'lucide-react'
import { Button } from '@/design/button.tsx'
import type { ChatMessage, Reading } from '../state/chat-store.ts'
import { useCatalogue } from '../state/use-datasets.ts'
import { chooseOther } from './choose-other.ts'
import { FirstRows } from './first-rows.tsx'

const ROWS = 3

/** What the other reader came to; as long as nothing is decided it can be taken instead. */
export function OtherReading({ message, other }: { message: ChatMessage; other: Reading }) {
  const catalogue = useCatalogue()
  const { by, headline, response, found } = other
  const isOpen = message.note?.state === 'open'
  const title = by === 'planner' ? 'Plainflow reads it otherwise' : 'The model reads it otherwise'
  return (
    <section
      aria-label={title}
      className="mt-2 space-y-2 rounded-md border border-dashed px-2.5 py-2"
    >
      <p className="text-xs text-muted">{title}</p>
      <p className="text-xs font-medium break-words">{headline ?? response}</p>
      {isOpen && found && found.rows.length > 0 && (
        <FirstRows columns={found.columns} rows={found.rows.slice(0, ROWS)} />
      )}
      {isOpen && (
        <Button
          variant="secondary"
          size="sm"
          className="h-auto min-h-8 py-1 whitespace-normal"
          onClick={() => chooseOther(message, catalogue)}
        >
          <ArrowRightLeft aria-hidden />
          Use this one instead
        </Button>
      )}
    </section>
  )
}
