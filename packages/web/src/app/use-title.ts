import { useEffect } from 'react'

/** Names the page in the browser's tab and for screen readers. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Plainflow`
  }, [title])
}
