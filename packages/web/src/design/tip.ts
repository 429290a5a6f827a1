import type { ReactNode } from 'react'
import { create } from 'zustand'

export interface Tip {
  readonly id: string
  readonly anchor: HTMLElement
  readonly label: ReactNode
  readonly shortcut?: string
  readonly side: 'top' | 'bottom' | 'left' | 'right'
}

/** The specified delays: 700 ms before the first, 300 ms of grace from one to the next. */
const DELAY_MS = 700
const SKIP_MS = 300
/** Long enough to cross the gap: the tooltip itself may be pointed at, and then stays. */
const LEAVE_MS = 120

/** The one tooltip that is seen. */
export const useTip = create<{ tip: Tip | null }>(() => ({ tip: null }))

let timer: ReturnType<typeof setTimeout> | undefined
let closedAt = -Infinity

export function showTip(tip: Tip): void {
  clearTimeout(timer)
  useTip.setState({ tip })
}

/** At once where another was seen just now, else after a pause. */
export function showTipSoon(tip: Tip): void {
  const { tip: seen } = useTip.getState()
  clearTimeout(timer)
  if (seen?.id === tip.id) return
  const fresh = seen === null && performance.now() - closedAt > SKIP_MS
  timer = setTimeout(() => showTip(tip), fresh ? DELAY_MS : 0)
}

export function keepTip(): void {
  clearTimeout(timer)
}

export function hideTipSoon(): void {
  clearTimeout(timer)
  timer = setTimeout(hideTip, LEAVE_MS)
}

/** The one given, or whichever is seen. */
export function hideTip(id?: string): void {
  const { tip } = useTip.getState()
  if (id !== undefined && tip !== null && tip.id !== id) return
  clearTimeout(timer)
  if (tip === null) return
  closedAt = performance.now()
  useTip.setState({ tip: null })
}
