import { NOTE_LIMITS } from '@plainflow/core'
import { Trash2 } from 'lucide-react'
import { Button } from '@/design/button.tsx'
import { keepWaitingNote } from '../state/waiting-note.ts'

/** A note on a canvas without blocks. */
export function WaitingNote({ text }: { text: string }) {
  return (
    <div
      data-testid="note"
      className="pointer-events-auto flex w-60 flex-col rounded-md border border-warning-line bg-warning-soft p-2.5 text-left text-[0.8125rem] shadow-sm"
    >
      <textarea
        aria-label="Note"
        rows={4}
        maxLength={NOTE_LIMITS.characters}
        value={text}
        placeholder="What should others know?"
        // Only a new one: one that was here before takes no focus away.
        ref={(field) => {
          if (field?.value === '') field.focus()
        }}
        onChange={(event) => keepWaitingNote(event.target.value)}
        className="resize-none bg-transparent outline-none placeholder:text-muted"
      />
      <span className="mt-1 flex items-center justify-between gap-2 text-xs text-muted">
        Goes with the first block
        <Button
          variant="ghost"
          size="tiny"
          aria-label="Delete the note"
          onClick={() => keepWaitingNote(null)}
        >
          <Trash2 aria-hidden />
        </Button>
      </span>
    </div>
  )
}
