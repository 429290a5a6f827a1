import { type RefObject, useEffect, useRef } from 'react'

/** How far from the end somebody may be and still mean to read along, in pixels. */
const NEAR = 48
/** Between the list's edge and the message, in pixels. */
const MARGIN = 8

/**
 * Keeps a scrolling list of so many at its end while it grows, unless somebody scrolled away to read;
 * one more brings the end back. By the size of the content: what a message shows may come after it.
 * A last message (`data-message`) that is higher than the list is read from its beginning.
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
      follows.current = Math.abs(endOf(scrolling) - scrolling.scrollTop) < NEAR
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
  if (list) list.scrollTop = endOf(list)
}

/** Where the end is read from. */
function endOf(list: HTMLElement): number {
  const end = list.scrollHeight - list.clientHeight
  const last = [...list.querySelectorAll('[data-message]')].at(-1)
  if (!last || last.getBoundingClientRect().height <= list.clientHeight) return end
  const top = last.getBoundingClientRect().top - list.getBoundingClientRect().top
  return Math.min(end, list.scrollTop + top - MARGIN)
}
