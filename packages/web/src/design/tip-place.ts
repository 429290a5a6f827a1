import type { Tip } from './tip.ts'

interface Size {
  readonly width: number
  readonly height: number
}
interface Box extends Size {
  readonly left: number
  readonly top: number
}

const GAP = 6
const EDGE = 8
const OTHER = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const

/** Beside its anchor on the side asked for, on the other where that has no room; never off the screen. */
export function tipPlace(anchor: Box, tip: Size, screen: Size, side: Tip['side']) {
  const wanted = beside(anchor, tip, side)
  const isRoomy =
    side === 'top' || side === 'bottom'
      ? isWithin(wanted.top, tip.height, screen.height)
      : isWithin(wanted.left, tip.width, screen.width)
  const { left, top } = isRoomy ? wanted : beside(anchor, tip, OTHER[side])
  return {
    left: clamp(left, tip.width, screen.width),
    top: clamp(top, tip.height, screen.height),
  }
}

function beside(anchor: Box, tip: Size, side: Tip['side']) {
  const middle = anchor.left + (anchor.width - tip.width) / 2
  const centre = anchor.top + (anchor.height - tip.height) / 2
  if (side === 'top') return { left: middle, top: anchor.top - GAP - tip.height }
  if (side === 'bottom') return { left: middle, top: anchor.top + anchor.height + GAP }
  if (side === 'left') return { left: anchor.left - GAP - tip.width, top: centre }
  return { left: anchor.left + anchor.width + GAP, top: centre }
}

function isWithin(start: number, length: number, limit: number): boolean {
  return start >= EDGE && start + length <= limit - EDGE
}

function clamp(start: number, length: number, limit: number): number {
  return Math.round(Math.max(EDGE, Math.min(start, limit - EDGE - length)))
}
