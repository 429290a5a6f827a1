import type { Table } from '@plainflow/core'
import { ImageDown } from 'lucide-react'
import { createElement, type ReactNode, useCallback, useMemo, useState } from 'react'
import { reasonOf } from '@/app/reason-of.ts'
import { Button } from '@/design/button.tsx'
import { toast } from '@/design/toast.ts'
import { chartTitle, KIND_WORDS, sayChart } from './chart-words.ts'
import { ChartTable } from './chart-table.tsx'
import type { Chart, ChartKind } from './choose-chart.ts'
import { MOST_BARS } from './draw-bars.ts'
import { drawChart } from './draw-chart.ts'
import { Figures } from './figures.tsx'
import type { Shape } from './shape.ts'

const START_WIDTH = 320

/** A table as a chart: switched, measured and taken away from here, with its values as a table for who hears it. */
export function ChartView({
  table,
  charts,
  height,
  bars = MOST_BARS,
  notes = [],
  children,
}: {
  table: Table
  charts: readonly Chart[]
  height: number
  /** No more of them are drawn. */
  bars?: number
  /** What else there is to know about what is drawn. */
  notes?: readonly string[]
  /** Beside the switches. */
  children?: ReactNode
}) {
  const [kind, setKind] = useState<ChartKind | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const chart = charts.find((one) => one.kind === kind) ?? charts[0]
  if (!chart) return null
  if (chart.kind === 'figure')
    return (
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <Figures table={table} measures={chart.measures} />
        </div>
        {children}
      </div>
    )
  const usual = chart.kind === 'points' ? chart.measures[1] : chart.measures[0]
  const named = chart.measures.find((at) => table.columns[at]?.name === chosen)
  return (
    <Picture
      table={table}
      chart={chart}
      measure={named ?? usual ?? 0}
      height={height}
      bars={bars}
      notes={notes}
      onMeasure={setChosen}
    >
      {charts.length > 1 && (
        <fieldset aria-label="Kind of chart" className="flex rounded-md bg-sunken p-0.5">
          {charts.map((one) => (
            <button
              key={one.kind}
              type="button"
              aria-pressed={one === chart}
              onClick={() => setKind(one.kind)}
              className="rounded-sm px-2 py-0.5 text-xs text-muted transition-colors pointer-coarse:min-h-8 hover:text-foreground aria-pressed:bg-raised aria-pressed:font-medium aria-pressed:text-foreground aria-pressed:shadow-xs"
            >
              {KIND_WORDS[one.kind]}
            </button>
          ))}
        </fieldset>
      )}
      {children}
    </Picture>
  )
}

type Drawn = Exclude<Chart, { kind: 'figure' }>

function Picture({
  table,
  chart,
  measure,
  height,
  bars,
  notes,
  onMeasure,
  children,
}: {
  table: Table
  chart: Drawn
  measure: number
  height: number
  bars: number
  notes: readonly string[]
  onMeasure: (name: string) => void
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
  const drawing = useMemo(
    () => drawChart(table, chart, measure, { width, height, bars }),
    [table, chart, measure, width, height, bars],
  )
  const title = chartTitle(table, chart, measure)
  const said = useMemo(() => sayChart(table, chart, measure), [table, chart, measure])
  const save = async (format: 'svg' | 'png') => {
    try {
      const { downloadChart } = await import('./download-chart.ts')
      await downloadChart(drawing, title, format)
    } catch (error) {
      toast('The chart was not saved', reasonOf(error), 'danger')
    }
  }
  return (
    <figure ref={measureWidth} className="min-w-0" data-chart={chart.kind}>
      <figcaption className="mb-1 flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="min-w-24 flex-1 truncate text-xs font-medium" title={title}>
          {title}
        </span>
        {chart.measures.length > 1 && (
          <select
            aria-label="Measure"
            value={table.columns[measure]?.name}
            onChange={(event) => onMeasure(event.target.value)}
            className="h-6 max-w-32 rounded-md border bg-raised px-1 text-xs pointer-coarse:h-8"
          >
            {chart.measures.map((at) => (
              <option key={at}>{table.columns[at]?.name}</option>
            ))}
          </select>
        )}
        {children}
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
      <ChartTable table={table} chart={chart} measure={measure} title={title} />
    </figure>
  )
}

function toElement({ tag, attributes, children, text }: Shape, key: number): ReactNode {
  return createElement(tag, { ...attributes, key }, text, ...children.map(toElement))
}
