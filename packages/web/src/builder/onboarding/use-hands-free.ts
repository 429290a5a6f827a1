import { useEffect, useState } from 'react'
import { isTyping } from '../is-typing.ts'

/**
 * False while somebody is in a field when it is first asked; true once they left it as it was. Who has
 * written something has begun without being led, and stays undisturbed for this visit.
 */
export function useHandsFree(): boolean {
  const [isFree, setIsFree] = useState(() => !isTyping(document.activeElement))
  useEffect(() => {
    if (isFree) return
    const waiting = new AbortController()
    const { signal } = waiting
    document.addEventListener('input', () => waiting.abort(), { signal })
    document.addEventListener(
      'focusout',
      // Asked once the focus has moved: when the whole window loses it, the field keeps it.
      () =>
        queueMicrotask(
          () => !signal.aborted && !isTyping(document.activeElement) && setIsFree(true),
        ),
      { signal },
    )
    return () => waiting.abort()
  }, [isFree])
  return isFree
}
