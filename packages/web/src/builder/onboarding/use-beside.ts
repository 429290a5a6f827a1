import { type RefObject, useEffect, useRef, useState } from 'react'
import { tipPlace } from '@/design/tip-place.ts'
import type { HintStep } from './hint-steps.ts'

interface Places {
  readonly spot: Box
  readonly place: { readonly left: number; readonly top: number }
}
interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Where a target is and the words beside it go, frame by frame: cards on the canvas move. Null: out of sight. */
export function useBeside({ target, side }: Pick<HintStep, 'target' | 'side'>): {
  card: RefObject<HTMLElement | null>
  places: Places | null
} {
  const card = useRef<HTMLElement>(null)
  const [places, setPlaces] = useState<Places | null>(null)
  useEffect(() => {
    let frame = 0
    const follow = () => {
      const next = placesOf(target, side, card.current)
      setPlaces((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next))
      frame = requestAnimationFrame(follow)
    }
    follow()
    return () => cancelAnimationFrame(frame)
  }, [target, side])
  return { card, places }
}

function placesOf(target: string, side: HintStep['side'], card: HTMLElement | null): Places | null {
  const found = document.querySelector(target)
  const { left = 0, top = 0, width = 0, height = 0 } = found?.getBoundingClientRect() ?? {}
  const isSeen =
    width > 0 && left >= 0 && top >= 0 && left + width <= innerWidth && top + height <= innerHeight
  if (!isSeen || found?.closest('[inert]')) return null
  const spot = { left, top, width, height }
  const size = { width: card?.offsetWidth ?? 0, height: card?.offsetHeight ?? 0 }
  return { spot, place: tipPlace(spot, size, { width: innerWidth, height: innerHeight }, side) }
}
