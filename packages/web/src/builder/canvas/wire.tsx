import { BaseEdge, type Edge, type EdgeProps, getSmoothStepPath } from '@xyflow/react'
import { memo, useState } from 'react'
import { askForBlock } from './canvas-store.ts'

export interface WireData extends Record<string, unknown> {
  /** How many rows came along, as the last run counted them. */
  readonly rows: string | null
  readonly stale: boolean
  readonly fixed: boolean
}
export type WireEdge = Edge<WireData, 'wire'>

/** An arrow: rounded corners, the rows that came along it, and a plus to put a block in between. */
export const Wire = memo(function Wire(props: EdgeProps<WireEdge>) {
  const { id, data, selected, markerEnd } = props
  const [near, setNear] = useState(false)
  const [path, x, y] = getSmoothStepPath({
    ...props,
    ...straightened(props),
    borderRadius: 8,
    offset: 12,
  })
  const open = (near || selected) && data?.fixed !== true
  return (
    <g onMouseEnter={() => setNear(true)} onMouseLeave={() => setNear(false)}>
      <BaseEdge id={id} path={path} {...(markerEnd === undefined ? {} : { markerEnd })} />
      {data?.rows != null && !open && (
        <text x={x} y={y} dy="-0.6em" className="wire-rows" data-stale={data.stale || undefined}>
          {data.rows}
        </text>
      )}
      {open && (
        // The keyboard's way is the same list: `/` while the arrow is selected.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <g
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- SVG has no button
          role="button"
          tabIndex={-1}
          aria-label="Insert a block here"
          className="wire-plus nopan"
          transform={`translate(${x} ${y})`}
          onClick={(event) => {
            event.stopPropagation()
            askForBlock({
              screen: { x: event.clientX, y: event.clientY },
              place: { x, y },
              into: id,
            })
          }}
        >
          <circle r="10" />
          <path d="M-4 0H4M0 -4V4" />
        </g>
      )}
    </g>
  )
})

/** Ports are measured on screen, half a pixel apart at some zooms: that is no corner. */
function straightened({ sourceX, sourceY, targetX, targetY }: EdgeProps<WireEdge>) {
  return {
    targetX: Math.abs(targetX - sourceX) < 2 ? sourceX : targetX,
    targetY: Math.abs(targetY - sourceY) < 2 ? sourceY : targetY,
  }
}
