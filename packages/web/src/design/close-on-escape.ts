import type { KeyboardEvent } from 'react'

/**
 * Escape closes the dialog the focus is in. Radix tells it to whatever came last, and a toast that came
 * while the dialog was open took it: the dialog stayed until Escape was pressed again.
 */
export function closeOnEscape(onOpenChange: (open: boolean) => void) {
  return (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    onOpenChange(false)
  }
}
