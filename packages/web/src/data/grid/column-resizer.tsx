import { type PointerEvent, useRef } from 'react'

/** The edge of a column, to be dragged. The keyboard's way is Alt with the arrows, on the head. */
export function ColumnResizer({
  width,
  onResize,
}: {
  width: number
  onResize: (width: number | null) => void
}) {
  const start = useRef<{ x: number; width: number } | null>(null)
  const stop = (event: PointerEvent<HTMLSpanElement>) => {
    event.currentTarget.releasePointerCapture(event.pointerId)
    start.current = null
  }
  return (
    <span
      aria-hidden
      data-testid="column-edge"
      className="absolute inset-y-0 -right-1.5 z-1 w-3 cursor-col-resize touch-none after:absolute after:inset-y-1 after:left-1/2 after:w-0.5 after:rounded-full hover:after:bg-primary"
      onPointerDown={(event) => {
        event.stopPropagation()
        event.currentTarget.setPointerCapture(event.pointerId)
        start.current = { x: event.clientX, width }
      }}
      onPointerMove={(event) => {
        if (start.current) onResize(start.current.width + event.clientX - start.current.x)
      }}
      onPointerUp={stop}
      onPointerCancel={stop}
      onDoubleClick={() => onResize(null)}
    />
  )
}
