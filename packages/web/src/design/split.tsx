import {
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { classNames } from './class-names.ts'
import { moveEdge, readSizes, type SplitPanel } from './split-sizes.ts'

export interface SplitPart extends SplitPanel {
  readonly content: ReactNode
  /** What the separator before it is called. */
  readonly separator?: string
  /** Not there for now; what it had goes to the others. */
  readonly isHidden?: boolean
  /** As small as what it shows. */
  readonly isFolded?: boolean
}

const STEP = 2
const LARGE_STEP = 10

/** Panels side by side, or one above the other, with edges that can be moved; sizes are remembered. */
export function Split({
  id,
  orientation,
  parts,
  onResize,
}: {
  id: string
  orientation: 'horizontal' | 'vertical'
  parts: readonly SplitPart[]
  /** In pixels, the last panel's; 0 while it is hidden. */
  onResize?: (pixels: number) => void
}) {
  const [sizes, setSizes] = useState(() => readSizes(localStorage.getItem(id), parts))
  const [moving, setMoving] = useState<number | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const across = orientation === 'horizontal'
  useEffect(() => localStorage.setItem(id, JSON.stringify(sizes)), [id, sizes])
  const watchLast = useCallback(
    (panel: HTMLDivElement | null) => {
      if (!panel || !onResize) return
      const observer = new ResizeObserver(() =>
        onResize(across ? panel.offsetWidth : panel.offsetHeight),
      )
      observer.observe(panel)
      return () => {
        observer.disconnect()
        onResize(0)
      }
    },
    [across, onResize],
  )

  const move = (edge: number, by: number) => setSizes((now) => moveEdge(now, parts, edge, by))
  const onKeyDown = (event: KeyboardEvent, edge: number) => {
    const step = event.shiftKey ? LARGE_STEP : STEP
    const by = KEYS[orientation][event.key]
    if (by === undefined) return
    event.preventDefault()
    move(edge, Number.isFinite(by) ? by * step : by)
  }
  return (
    <div ref={frame} className={classNames('flex h-full w-full', !across && 'flex-col')}>
      {parts.map(({ id: name, content, separator, min, max = 100, isHidden, isFolded }, index) => (
        <Fragment key={name}>
          {separator !== undefined && isMovable(parts, index) && (
            // A separator that can be moved is a control; no element is one by nature.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <div
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
              role="separator"
              aria-label={separator}
              aria-orientation={across ? 'vertical' : 'horizontal'}
              aria-valuenow={Math.round(sizes[index] ?? 0)}
              aria-valuemin={min}
              aria-valuemax={max}
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              tabIndex={0}
              className={classNames(
                'relative z-5 shrink-0 touch-none bg-line transition-colors after:absolute hover:bg-primary focus-visible:bg-primary focus-visible:outline-none',
                across
                  ? 'w-px cursor-col-resize after:inset-y-0 after:-inset-x-1'
                  : 'h-px cursor-row-resize after:inset-x-0 after:-inset-y-1',
                moving === index && 'bg-primary',
              )}
              onKeyDown={(event) => onKeyDown(event, index - 1)}
              onPointerDown={(event) => {
                event.preventDefault()
                event.currentTarget.focus()
                event.currentTarget.setPointerCapture(event.pointerId)
                setMoving(index)
              }}
              onPointerMove={(event) => {
                const box = frame.current?.getBoundingClientRect()
                if (moving !== index || !box) return
                const place = across
                  ? (event.clientX - box.left) / box.width
                  : (event.clientY - box.top) / box.height
                // To the pointer, not by its way: past a bound the edge waits for it to come back.
                setSizes((now) => moveEdge(now, parts, index - 1, place * 100 - edgeAt(now, index)))
              }}
              onLostPointerCapture={() => setMoving(null)}
              onDoubleClick={() => setSizes(readSizes(null, parts))}
            />
          )}
          {!isHidden && (
            <div
              ref={index === parts.length - 1 ? watchLast : undefined}
              className="min-h-0 min-w-0 overflow-hidden"
              style={{ flex: isFolded ? 'none' : `${sizes[index] ?? 0} 1 0%` }}
            >
              {content}
            </div>
          )}
        </Fragment>
      ))}
    </div>
  )
}

/** An edge is moved between two panels that are there. */
function isMovable(parts: readonly SplitPart[], index: number): boolean {
  return parts.slice(index - 1, index + 1).every(({ isHidden, isFolded }) => !isHidden && !isFolded)
}

function edgeAt(sizes: readonly number[], index: number): number {
  return sizes.slice(0, index).reduce((sum, size) => sum + size, 0)
}

const KEYS: Readonly<Record<'horizontal' | 'vertical', Readonly<Record<string, number>>>> = {
  horizontal: { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity },
  vertical: { ArrowUp: -1, ArrowDown: 1, Home: -Infinity, End: Infinity },
}
