import { Database, X } from 'lucide-react'
import { Button } from '@/design/button.tsx'
import { forgetSample } from '../state/unsent-message.ts'

/** Which tables an example is about: not those of the user that are called the same. */
export function OnSample() {
  return (
    <div className="mx-3 mb-2 flex items-center gap-2 rounded-md bg-sunken py-1 pr-1 pl-2.5 text-xs text-muted">
      <Database aria-hidden className="size-3.5 shrink-0" />
      <span className="min-w-0 flex-1">
        Runs on the sample data, which is added when it is sent.
      </span>
      <Button
        variant="ghost"
        size="tiny"
        aria-label="Use my own tables"
        title="Use my own tables"
        onClick={forgetSample}
      >
        <X aria-hidden />
      </Button>
    </div>
  )
}
