import { useReactFlow, useStore } from '@xyflow/react'
import { type PointerEvent, useEffect, useMemo, useRef } from 'react'
import type { BlockNode } from './block-card.tsx'
import { CARD } from './card-size.ts'

const SIZE = { width: 168, height: 112 }
const PADDING = 8

/**
 * The whole pipeline in the corner, drawn on one bitmap: a thousand blocks cost one element. A click
 * goes there; the keyboard's way is the list of blocks.
 */
export function Minimap({ nodes }: { nodes: readonly BlockNode[] }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { setCenter, getZoom } = useReactFlow()
  const view = useMemo(() => viewOf(nodes), [nodes])
  useEffect(() => {
    if (canvas.current) draw(canvas.current, nodes, view)
  }, [nodes, view])
  const go = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons !== 1) return
    const box = event.currentTarget.getBoundingClientRect()
    const x = (event.clientX - box.x - view.left) / view.scale
    const y = (event.clientY - box.y - view.top) / view.scale
    void setCenter(x, y, { zoom: getZoom() })
  }
  return (
    <div
      aria-hidden
      data-testid="minimap"
      style={SIZE}
      className="absolute right-3 bottom-3 z-[5] cursor-pointer touch-none overflow-hidden rounded-lg border bg-raised/90 shadow-sm"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        go(event)
      }}
      onPointerMove={go}
    >
      <canvas ref={canvas} className="text-line-strong" style={SIZE} />
      <Window view={view} />
    </div>
  )
}

/** The part of the canvas that is seen. */
function Window({ view }: { view: View }) {
  const x = useStore((state) => -state.transform[0] / state.transform[2])
  const y = useStore((state) => -state.transform[1] / state.transform[2])
  const width = useStore((state) => state.width / state.transform[2])
  const height = useStore((state) => state.height / state.transform[2])
  return (
    <div
      // Moved for every frame: a layer of its own, so that nothing around is painted with it.
      className="pointer-events-none absolute top-0 left-0 origin-top-left rounded-xs border border-primary bg-primary/10 will-change-transform"
      style={{
        transform: `translate(${x * view.scale + view.left}px, ${y * view.scale + view.top}px)`,
        width: width * view.scale,
        height: height * view.scale,
      }}
    />
  )
}

interface View {
  readonly scale: number
  readonly left: number
  readonly top: number
}

function viewOf(nodes: readonly BlockNode[]): View {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { position } of nodes) {
    left = Math.min(left, position.x)
    top = Math.min(top, position.y)
    right = Math.max(right, position.x + CARD.width)
    bottom = Math.max(bottom, position.y + CARD.height)
  }
  const room = { width: SIZE.width - 2 * PADDING, height: SIZE.height - 2 * PADDING }
  const scale = Math.min(room.width / (right - left), room.height / (bottom - top), 0.15)
  return {
    scale,
    left: SIZE.width / 2 - ((left + right) / 2) * scale,
    top: SIZE.height / 2 - ((top + bottom) / 2) * scale,
  }
}

function draw(canvas: HTMLCanvasElement, nodes: readonly BlockNode[], view: View): void {
  const ratio = window.devicePixelRatio || 1
  canvas.width = SIZE.width * ratio
  canvas.height = SIZE.height * ratio
  const context = canvas.getContext('2d')
  if (!context) return
  const style = getComputedStyle(canvas)
  const colours = {
    rest: style.color,
    failed: style.getPropertyValue('--danger'),
    selected: style.getPropertyValue('--primary'),
  }
  context.scale(ratio, ratio)
  const parts: Record<(typeof PARTS)[number], BlockNode[]> = { rest: [], failed: [], selected: [] }
  for (const node of nodes) parts[partOf(node)].push(node)
  // One path a colour: naming a colour anew for every block costs more than the blocks.
  for (const part of PARTS) {
    context.fillStyle = colours[part]
    context.beginPath()
    for (const { position } of parts[part])
      context.rect(
        position.x * view.scale + view.left,
        position.y * view.scale + view.top,
        Math.max(CARD.width * view.scale, 1.5),
        Math.max(CARD.height * view.scale, 1.5),
      )
    context.fill()
  }
}

/** In the order they are drawn in. */
const PARTS = ['rest', 'failed', 'selected'] as const

function partOf({ data, selected }: BlockNode): (typeof PARTS)[number] {
  if (selected) return 'selected'
  return data.run === 'failed' || data.problemSeverity === 'error' ? 'failed' : 'rest'
}
