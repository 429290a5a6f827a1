import { useEffect, useRef } from 'react'
import { isTyping } from '../is-typing.ts'
import { looksLikeSql } from '../paste-sql/looks-like-sql.ts'
import { isPressed } from '../shortcuts/keys.ts'
import { SHORTCUTS } from '../shortcuts/shortcuts.ts'
import { show } from '../state/workspace-store.ts'
import { useActions } from './use-actions.ts'

/** Listens for the keys of the one table, and for a pasted query. */
export function useShortcuts(): void {
  const actions = useActions()
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return
      const isBusy = isTyping(event.target) || isDialogOpen()
      const meant = SHORTCUTS.find(
        ({ act, anywhere, keys }) =>
          act && (anywhere || !isBusy) && keys.some((each) => isPressed(event, each)),
      )
      if (!meant) return
      event.preventDefault()
      meant.act?.(latest.current)
    }
    const onPaste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? ''
      if (isTyping(event.target) || isDialogOpen() || !looksLikeSql(text)) return
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

function isDialogOpen(): boolean {
  return document.querySelector('[role=dialog], [role=alertdialog]') !== null
}
