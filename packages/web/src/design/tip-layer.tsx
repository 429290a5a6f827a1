import { useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Kbd } from './kbd.tsx'
import { hideTip, hideTipSoon, keepTip, type Tip, useTip } from './tip.ts'
import { tipPlace } from './tip-place.ts'

/** Our own instead of a library's: a few hundred bytes of every first load instead of 14 kB. */
export function TipLayer() {
  const tip = useTip((state) => state.tip)
  return tip && createPortal(<TipBox key={tip.id} tip={tip} />, document.body)
}

function TipBox({ tip }: { tip: Tip }) {
  const box = useRef<HTMLDivElement>(null)
  const { anchor, id, side } = tip
  useLayoutEffect(() => {
    if (!box.current) return
    const { offsetWidth: width, offsetHeight: height, style } = box.current
    const screen = { width: innerWidth, height: innerHeight }
    const { left, top } = tipPlace(anchor.getBoundingClientRect(), { width, height }, screen, side)
    style.left = `${left}px`
    style.top = `${top}px`
  }, [anchor, side])
  useEffect(() => {
    const before = anchor.getAttribute('aria-describedby')
    anchor.setAttribute('aria-describedby', before ? `${before} ${id}` : id)
    // Escape closes the tooltip and nothing else, so it is heard before any dialog hears it.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.stopPropagation()
      if (event.key === 'Escape' || event.key === 'Enter' || event.key === ' ') hideTip()
    }
    const onScroll = () => hideTip()
    window.addEventListener('keydown', onKeyDown, true)
    window.addEventListener('scroll', onScroll, true)
    return () => {
      if (before === null) anchor.removeAttribute('aria-describedby')
      else anchor.setAttribute('aria-describedby', before)
      window.removeEventListener('keydown', onKeyDown, true)
      window.removeEventListener('scroll', onScroll, true)
    }
  }, [anchor, id])
  return (
    <div
      ref={box}
      id={id}
      role="tooltip"
      onPointerEnter={keepTip}
      onPointerLeave={hideTipSoon}
      className="fixed z-50 flex w-max max-w-xs items-center gap-2 rounded-sm border border-line bg-raised px-2 py-1 text-xs text-foreground shadow-md animate-in fade-in-0 zoom-in-95"
    >
      {tip.label}
      {tip.shortcut && <Kbd>{tip.shortcut}</Kbd>}
    </div>
  )
}
