import { type RefObject, useEffect, useRef } from 'react'

/** How far from the end somebody may be and still mean to read along, in pixels. */
const NEAR = 48

/**
 * Keeps a scrolling list of so many at its end while it grows, unless somebody scrolled away to read;
 * one more brings the end back. By the size of the content: what a message shows may come after it.
 */
export function useFollowEnd(list: RefObject<HTMLElement | null>, count: number): void {
  const follows = useRef(false)
  useEffect(() => {
    follows.current = count > 0
    if (count > 0) toEnd(list.current)
  }, [list, count])
  useEffect(() => {
    const scrolling = list.current
    const content = scrolling?.firstElementChild
    if (!scrolling || !content) return
    const onScroll = () => {
      const { scrollHeight, scrollTop, clientHeight } = scrolling
      follows.current = scrollHeight - scrollTop - clientHeight < NEAR
    }
    const growth = new ResizeObserver(() => {
      if (follows.current) toEnd(scrolling)
    })
    scrolling.addEventListener('scroll', onScroll, { passive: true })
    growth.observe(content)
    growth.observe(scrolling)
    return () => {
      scrolling.removeEventListener('scroll', onScroll)
      growth.disconnect()
    }
  }, [list])
}

function toEnd(list: HTMLElement | null): void {
  if (list) list.scrollTop = list.scrollHeight
}
