import { useEffect, useRef } from 'react'
import { toast } from '@/design/toast.ts'
import { looksLikeSql } from './paste-sql/looks-like-sql.ts'
import { redo, undo } from './state/pipeline-store.ts'
import { show, useWorkspace } from './state/workspace-store.ts'
import { useActions } from './use-actions.ts'

/** Ctrl or Cmd with Z, Shift+Z or Y, S, Shift+Enter to run, Shift+H to run to the selected block; V with a query. */
export function useShortcuts(): void {
  const actions = useActions()
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey)) return
      const key = event.key.toLowerCase()
      if (key === 's') act(event, () => void latest.current.save())
      else if (key === 'enter' && event.shiftKey) act(event, () => void latest.current.run())
      else if (key === 'h' && event.shiftKey) act(event, () => runToSelected(latest.current.run))
      else if (isTyping(event.target)) return
      else if (key === 'z') act(event, event.shiftKey ? redo : undo)
      else if (key === 'y') act(event, redo)
    }
    const onPaste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? ''
      const isBusy = isTyping(event.target) || document.querySelector('[role=dialog]') !== null
      if (isBusy || !looksLikeSql(text)) return
      event.preventDefault()
      show({ sql: text })
    }
    window.addEventListener('keydown', onKeyDown)
    window.addEventListener('paste', onPaste)
    return () => {
      window.removeEventListener('keydown', onKeyDown)
      window.removeEventListener('paste', onPaste)
    }
  }, [])
}

function runToSelected(run: (upTo: string) => Promise<void>): void {
  const [only, ...others] = useWorkspace.getState().selection
  if (only === undefined || others.length > 0) toast('Select one block to run to')
  else void run(only)
}

function act(event: KeyboardEvent, action: () => void): void {
  event.preventDefault()
  action()
}

/** Text fields have an undo of their own. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select') !== null
}
