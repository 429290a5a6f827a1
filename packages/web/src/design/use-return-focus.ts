import { useMemo, useRef } from 'react'

/**
 * The focus goes back to where it was when a dialog opened. Radix gives it back to the trigger of a
 * dialog alone, and most of ours are opened by a card, a key or an entry of a menu.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null)
  return useMemo(
    () => ({
      remember: () => {
        opener.current = openerOf(document.activeElement)
      },
      giveBack: (event: Event) => {
        event.preventDefault()
        const { current } = opener
        if (current instanceof HTMLElement && current.isConnected) current.focus()
      },
    }),
    [],
  )
}

/** An entry of a menu is gone with it; the button that opened the menu stays. */
function openerOf(focused: Element | null): Element | null {
  const named = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  return named ? document.querySelector(`#${CSS.escape(named)}`) : focused
}
