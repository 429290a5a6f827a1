import type { Table } from '@plainflow/core'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { ChartFigure } from './chart-figure.tsx'
import { chartTitle, KIND_WORDS, sayChart } from './chart-words.ts'
import { ChartTable } from './chart-table.tsx'
import type { Chart, ChartKind } from './choose-chart.ts'
import { MOST_BARS } from './draw-bars.ts'
import { drawChart } from './draw-chart.ts'
import { Figures } from './figures.tsx'

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
  const draw = useCallback(
    (width: number) => drawChart(table, chart, measure, { width, height, bars }),
    [table, chart, measure, height, bars],
  )
  const title = chartTitle(table, chart, measure)
  const said = useMemo(() => sayChart(table, chart, measure), [table, chart, measure])
  return (
    <ChartFigure
      kind={chart.kind}
      title={title}
      said={said}
      draw={draw}
      notes={notes}
      actions={
        <>
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
        </>
      }
    >
      <ChartTable table={table} chart={chart} measure={measure} title={title} />
    </ChartFigure>
  )
}
