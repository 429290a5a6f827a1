import { Slot } from 'radix-ui'
import { type ReactNode, useEffect, useId } from 'react'
import { hideTip, hideTipSoon, showTip, showTipSoon, type Tip } from './tip.ts'
import { TipLayer } from './tip-layer.tsx'

/** Says what its one child is, when pointed at or reached with the keyboard. */
export function Tooltip({
  label,
  shortcut,
  side = 'bottom',
  children,
}: {
  label: ReactNode
  shortcut?: string
  side?: Tip['side']
  children: ReactNode
}) {
  const id = useId()
  useEffect(() => () => hideTip(id), [id])
  const tipAt = (anchor: HTMLElement): Tip => ({
    id,
    anchor,
    label,
    side,
    ...(shortcut ? { shortcut } : {}),
  })
  return (
    <Slot.Root
      onPointerEnter={({ pointerType, currentTarget }) => {
        // A finger has no place to point from: it would only cover what it pressed.
        if (pointerType !== 'touch') showTipSoon(tipAt(currentTarget))
      }}
      onPointerLeave={hideTipSoon}
      onPointerDown={() => hideTip()}
      onFocus={({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible')) showTip(tipAt(currentTarget))
      }}
      onBlur={() => hideTip(id)}
    >
      {children}
    </Slot.Root>
  )
}

/** Draws the tooltip of everything inside it. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <TipLayer />
    </>
  )
}
