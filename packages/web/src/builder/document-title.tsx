import { History } from 'lucide-react'
import { IconButton } from '@/design/icon-button.tsx'
import { SaveState } from './save-state.tsx'
import { UNTITLED, useDocument } from './state/document-store.ts'
import { show } from './state/workspace-store.ts'

/** The pipeline's name, editable in place, whether the server has it, and what it was before. */
export function DocumentTitle() {
  const name = useDocument((state) => state.name)
  const isStored = useDocument((state) => state.version !== null)
  return (
    <div className="flex min-w-0 items-center gap-1.5">
      <input
        aria-label="Pipeline name"
        title={name}
        value={name}
        maxLength={200}
        onChange={(event) => useDocument.setState({ name: event.target.value })}
        onBlur={() => name.trim() === '' && useDocument.setState({ name: UNTITLED })}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        className="field-sizing-content max-w-36 min-w-16 truncate rounded-sm bg-transparent px-1.5 py-1 font-medium hover:bg-hover focus-visible:bg-hover sm:max-w-72 xl:max-w-[34rem]"
      />
      <SaveState />
      {isStored && (
        <IconButton label="History" onClick={() => show({ overlay: 'history' })}>
          <History aria-hidden />
        </IconButton>
      )}
    </div>
  )
}
