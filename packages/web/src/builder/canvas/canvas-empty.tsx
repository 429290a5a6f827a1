import { MousePointerClick } from 'lucide-react'
import { Suspense } from 'react'
import { lazy } from '@/app/lazy.ts'
import { Button } from '@/design/button.tsx'
import { EmptyState } from '@/design/empty-state.tsx'
import { useCatalogue } from '../state/use-datasets.ts'
import { useWaitingNote } from '../state/waiting-note.ts'
import { focusChat, show } from '../state/workspace-store.ts'

const WaitingNote = lazy(async () => ({
  default: (await import('./waiting-note.tsx')).WaitingNote,
}))
const OwnData = lazy(async () => ({ default: (await import('./own-data.tsx')).OwnData }))

/** What there is to begin with: the user's own files and what they can be asked. */
export function CanvasEmpty() {
  const note = useWaitingNote((state) => state.text)
  const { datasets } = useCatalogue()
  const hasData = datasets.length > 0
  return (
    // What is dropped between the buttons lands on the canvas.
    <div className="pointer-events-none absolute inset-0 overflow-y-auto [&_button]:pointer-events-auto">
      <div className="flex min-h-full flex-col items-center justify-center py-4">
        <Suspense>{note !== null && <WaitingNote text={note} />}</Suspense>
        <Suspense>{hasData && <OwnData datasets={datasets} />}</Suspense>
        <EmptyState
          icon={MousePointerClick}
          title={hasData ? 'Or build it yourself' : 'Start with a sentence or a block'}
          action={
            <span className="flex flex-wrap justify-center gap-2">
              <Button variant="secondary" onClick={focusChat}>
                Describe the pipeline
              </Button>
              <Button variant="secondary" onClick={() => show({ sql: '' })}>
                Paste SQL
              </Button>
            </span>
          }
        >
          Describe the pipeline to the assistant,{' '}
          <span className="max-[60rem]:hidden">
            drag a block from the left, or drop a CSV file here.
          </span>
          <span className="min-[60rem]:hidden">or add blocks and files under Blocks.</span>
        </EmptyState>
      </div>
    </div>
  )
}
