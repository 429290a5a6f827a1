import type { Table } from '@plainflow/core'
import { useQuery } from '@tanstack/react-query'
import { ChartColumn, PanelRightClose } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { formatNumber } from '@/app/format-number.ts'
import { ChartView } from '@/data/chart/chart-view.tsx'
import { chooseCharts } from '@/data/chart/choose-chart.ts'
import { Button } from '@/design/button.tsx'
import { IconButton } from '@/design/icon-button.tsx'
import { useMedia } from '@/design/use-media.ts'
import { showChart, usePanel } from '../inspect/panel-store.ts'

/** More are no longer told apart on any screen. */
const MOST_READ = 10_000
const HEIGHT = 220
const [LOWEST, HIGHEST, CAPTION] = [130, 360, 32]

export interface ResultChartProps {
  /** The first rows of the result, and how many there are. */
  readonly first: Table
  readonly rowCount: number
  /** The others, where they can be had: both ends included. */
  readonly readRows?: (first: number, last: number) => Promise<Table['rows']>
  /** Which rows these are. */
  readonly name: string
}

/** A chart beside the rows, where it helps or is asked for; nothing where none is true of them. */
export function ResultChart({ first, rowCount, readRows, name }: ResultChartProps) {
  const asked = usePanel((state) => state.withChart)
  const atFirst = useMemo(() => chooseCharts(first), [first])
  const isShown = asked ?? atFirst.helps
  const isPartial = first.rows.length < rowCount
  const { data: rest } = useQuery({
    queryKey: ['charted', name],
    queryFn: async () => (await readRows?.(0, Math.min(rowCount, MOST_READ) - 1)) ?? null,
    enabled: isShown && isPartial && readRows !== undefined && atFirst.charts.length > 0,
    gcTime: 60_000,
  })
  const table = useMemo((): Table => (rest ? { ...first, rows: rest } : first), [first, rest])
  const { charts } = useMemo(() => chooseCharts(table), [table])
  const isBeside = useMedia('(min-width: 48rem)')
  const [room, setRoom] = useState(HEIGHT)
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.height))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  if (charts.length === 0) return null
  if (!isShown)
    return (
      <aside
        aria-label="Chart"
        className="flex shrink-0 border-l bg-surface p-1 max-md:border-b max-md:border-l-0"
      >
        <IconButton label="Show the chart" onClick={() => showChart(true)}>
          <ChartColumn aria-hidden />
        </IconButton>
      </aside>
    )
  // Below the rows it is as high as it likes; beside them, as they are.
  const height = isBeside ? Math.min(HIGHEST, Math.max(LOWEST, room - CAPTION)) : HEIGHT
  const drawn = table.rows.length
  const notes =
    drawn < rowCount
      ? [`Of the first ${formatNumber(drawn)} of ${formatNumber(rowCount)} rows.`]
      : []
  return (
    <aside
      ref={measure}
      aria-label="Chart"
      // A scrolling region must be reachable without a mouse.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="min-w-0 flex-1 overflow-y-auto border-l bg-surface p-3 max-md:max-h-[45%] max-md:flex-none max-md:border-b max-md:border-l-0"
    >
      <ChartView key={name} table={table} charts={charts} height={height} notes={notes}>
        <Button
          variant="ghost"
          size="sm"
          className="h-6 px-1 pointer-coarse:h-8"
          aria-label="Hide the chart"
          title="Hide the chart"
          onClick={() => showChart(false)}
        >
          <PanelRightClose aria-hidden />
        </Button>
      </ChartView>
    </aside>
  )
}
