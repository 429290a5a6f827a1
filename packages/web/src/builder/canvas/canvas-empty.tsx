import { MousePointerClick } from 'lucide-react'
import { Button } from '@/design/button.tsx'
import { EmptyState } from '@/design/empty-state.tsx'
import { focusChat, show } from '../state/workspace-store.ts'

export function CanvasEmpty() {
  return (
    <div className="pointer-events-none absolute inset-0 flex items-center justify-center">
      <EmptyState
        icon={MousePointerClick}
        title="Start with a sentence or a block"
        className="pointer-events-auto"
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
        Describe the pipeline to the assistant, drag a block from the left, or drop a CSV file here.
      </EmptyState>
    </div>
  )
}
