import { type CSSProperties, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { tipPlace } from '@/design/tip-place.ts'
import type { TourStep } from './tour-steps.ts'

interface Places {
  readonly spot: CSSProperties | null
  readonly place: CSSProperties
}

const MIDDLE: CSSProperties = { left: '50%', top: '50%', transform: 'translate(-50%, -50%)' }

/** Where the bright part is and where the words go: beside it where there is room, else in the middle. */
export function useSpotlight({ target, side = 'bottom' }: Pick<TourStep, 'target' | 'side'>): {
  panel: RefObject<HTMLDivElement | null>
} & Places {
  const panel = useRef<HTMLDivElement>(null)
  const [places, setPlaces] = useState<Places>({ spot: null, place: { visibility: 'hidden' } })
  useLayoutEffect(() => {
    let watched: Element | null = null
    const measure = () => {
      const size = {
        width: panel.current?.offsetWidth ?? 0,
        height: panel.current?.offsetHeight ?? 0,
      }
      const screen = { width: innerWidth, height: innerHeight }
      const found = target === undefined ? null : document.querySelector(target)
      // Turning the screen brings another layout: the part that was spoken of is gone with the old one.
      if (found && found !== watched) sizes.observe(found)
      watched = found
      const box = found?.getBoundingClientRect()
      if (!box || box.width === 0) return setPlaces({ spot: null, place: MIDDLE })
      const { left, top, width, height } = box
      // A part as high as the screen has no room above or below: then the words lie upon it.
      const isTall = side === 'bottom' && height > screen.height / 2
      setPlaces({
        spot: { left, top, width, height },
        place: isTall ? MIDDLE : tipPlace(box, size, screen, side),
      })
    }
    const sizes = new ResizeObserver(measure)
    if (panel.current) sizes.observe(panel.current)
    measure()
    // A sheet that comes up with the step is in its place a moment later.
    const late = setTimeout(measure, 260)
    addEventListener('resize', measure)
    return () => {
      clearTimeout(late)
      sizes.disconnect()
      removeEventListener('resize', measure)
    }
  }, [target, side])
  return { panel, ...places }
}
