import { Bookmark, CalendarClock, History } from 'lucide-react'
import { useRef } from 'react'
import { Badge } from '@/design/badge.tsx'
import { Button } from '@/design/button.tsx'
import { IconButton } from '@/design/icon-button.tsx'
import { Tooltip } from '@/design/tooltip.tsx'
import { SaveState } from './save-state.tsx'
import { UNTITLED, useDocument } from '../state/document-store.ts'
import { show } from '../state/workspace-store.ts'
import { useActions } from './use-actions.ts'

/** The pipeline's name, editable in place, whether the server has it, and what it was before. */
export function DocumentTitle() {
  const name = useDocument((state) => state.name)
  const isStored = useDocument((state) => state.version !== null)
  const isDraft = useDocument((state) => state.isDraft)
  const { keep } = useActions()
  const before = useRef(name)
  const named = () => {
    if (name.trim() === '') useDocument.setState({ name: before.current || UNTITLED })
    // Who gives it a name means to have it.
    else if (isDraft && name !== before.current) void keep()
  }
  return (
    <div className="flex min-w-0 items-center gap-1.5">
      <input
        aria-label="Pipeline name"
        title={name}
        value={name}
        maxLength={200}
        onChange={(event) => useDocument.setState({ name: event.target.value })}
        onFocus={() => (before.current = name)}
        onBlur={named}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        className="field-sizing-content max-w-36 min-w-16 truncate rounded-sm bg-transparent px-1.5 py-1 font-medium hover:bg-hover focus-visible:bg-hover sm:max-w-72 xl:max-w-[34rem]"
      />
      <SaveState />
      {isDraft && isStored && (
        <>
          <Badge className="max-lg:hidden">Draft</Badge>
          <Tooltip label="A draft gives way to what is begun next. Keep it, or give it a name.">
            <Button variant="secondary" size="sm" className="px-2" onClick={() => void keep()}>
              <Bookmark aria-hidden />
              <span className="max-md:sr-only">Keep</span>
            </Button>
          </Tooltip>
        </>
      )}
      {isStored && (
        <>
          <IconButton label="History" onClick={() => show({ overlay: 'history' })}>
            <History aria-hidden />
          </IconButton>
          <IconButton label="Schedule" onClick={() => show({ overlay: 'schedule' })}>
            <CalendarClock aria-hidden />
          </IconButton>
        </>
      )}
    </div>
  )
}
