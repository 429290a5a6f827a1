import { ImageDown } from 'lucide-react'
import { createElement, type ReactNode, useCallback, useMemo, useState } from 'react'
import { reasonOf } from '@/app/reason-of.ts'
import { Button } from '@/design/button.tsx'
import { toast } from '@/design/toast.ts'
import type { Drawing, Shape } from './shape.ts'

const START_WIDTH = 320

/** A drawing as wide as its place, with its name, to be taken away as a file. */
export function ChartFigure({
  kind,
  title,
  said,
  draw,
  notes = [],
  actions,
  children,
}: {
  kind: string
  title: string
  /** What is seen, for who does not see it. */
  said: string
  /** Kept the same while nothing but the width changes. */
  draw: (width: number) => Drawing
  /** What else there is to know about what is drawn. */
  notes?: readonly string[]
  /** Beside the name. */
  actions?: ReactNode
  /** The values as a table, for who hears them. */
  children: ReactNode
}) {
  const [width, setWidth] = useState(START_WIDTH)
  const measureWidth = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.max(160, Math.floor(entry.contentRect.width)))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const drawing = useMemo(() => draw(width), [draw, width])
  const save = async (format: 'svg' | 'png') => {
    try {
      const { downloadChart } = await import('./download-chart.ts')
      await downloadChart(drawing, title, format)
    } catch (error) {
      toast('The chart was not saved', reasonOf(error), 'danger')
    }
  }
  return (
    <figure ref={measureWidth} className="min-w-0" data-chart={kind}>
      <figcaption className="mb-1 flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="min-w-24 flex-1 truncate text-xs font-medium" title={title}>
          {title}
        </span>
        {actions}
        <span className="flex shrink-0">
          {(['png', 'svg'] as const).map((format) => (
            <Button
              key={format}
              variant="ghost"
              size="sm"
              className="h-6 gap-1 px-1.5 text-xs pointer-coarse:h-8 [&_svg]:size-3.5"
              aria-label={`Download the chart as ${format.toUpperCase()}`}
              onClick={() => void save(format)}
            >
              {format === 'png' && <ImageDown aria-hidden />}
              {format.toUpperCase()}
            </Button>
          ))}
        </span>
      </figcaption>
      <svg
        // Drawn, not loaded: an img element has nowhere to point to.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="img"
        aria-label={said}
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        className="block w-full"
      >
        {drawing.shapes.map(toElement)}
      </svg>
      {[...drawing.notes, ...notes].map((note) => (
        <p key={note} className="mt-1 text-2xs text-muted">
          {note}
        </p>
      ))}
      {children}
    </figure>
  )
}

function toElement({ tag, attributes, children, text }: Shape, key: number): ReactNode {
  return createElement(tag, { ...attributes, key }, text, ...children.map(toElement))
}
