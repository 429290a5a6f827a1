import { useEffect, useRef } from 'react'

/** Escape ends what is under way inside the dialog; the dialog, which listens on the document, hears it next time. */
export function useEscapeFirst(isUnderWay: () => boolean, end: () => void): void {
  const latest = useRef({ isUnderWay, end })
  useEffect(() => {
    latest.current = { isUnderWay, end }
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !latest.current.isUnderWay()) return
      event.stopPropagation()
      event.preventDefault()
      latest.current.end()
    }
    window.addEventListener('keydown', onKeyDown, true)
    return () => window.removeEventListener('keydown', onKeyDown, true)
  }, [])
}
