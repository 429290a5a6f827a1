import { type CSSProperties, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { tipPlace } from '@/design/tip-place.ts'
import type { TourStep } from './tour-steps.ts'

interface Places {
  readonly spot: CSSProperties | null
  readonly place: CSSProperties
}

/** Where the bright part is and where the words go: beside it where there is room, else in the middle. */
export function useSpotlight({ target, side = 'bottom' }: Pick<TourStep, 'target' | 'side'>): {
  panel: RefObject<HTMLDivElement | null>
} & Places {
  const panel = useRef<HTMLDivElement>(null)
  const [places, setPlaces] = useState<Places>({ spot: null, place: { visibility: 'hidden' } })
  useLayoutEffect(() => {
    const measure = () => {
      const size = {
        width: panel.current?.offsetWidth ?? 0,
        height: panel.current?.offsetHeight ?? 0,
      }
      const screen = { width: innerWidth, height: innerHeight }
      const found = target === undefined ? null : document.querySelector(target)
      const box = found?.getBoundingClientRect()
      if (!box || box.width === 0) return setPlaces({ spot: null, place: middle(size, screen) })
      const { left, top, width, height } = box
      // A part as high as the screen has no room above or below: then the words lie upon it.
      const isTall = side === 'bottom' && height > screen.height / 2
      setPlaces({
        spot: { left, top, width, height },
        place: isTall ? middle(size, screen) : tipPlace(box, size, screen, side),
      })
    }
    measure()
    // A sheet that comes up with the step is in its place a moment later.
    const late = setTimeout(measure, 260)
    addEventListener('resize', measure)
    return () => {
      clearTimeout(late)
      removeEventListener('resize', measure)
    }
  }, [target, side])
  return { panel, ...places }
}

function middle(
  size: { width: number; height: number },
  screen: { width: number; height: number },
): CSSProperties {
  return {
    left: Math.round((screen.width - size.width) / 2),
    top: Math.round((screen.height - size.height) / 2),
  }
}
