import type { Table } from '@plainflow/core'
import type { Chart } from './choose-chart.ts'
import { drawBars } from './draw-bars.ts'
import { drawLine } from './draw-line.ts'
import { drawPoints } from './draw-points.ts'
import type { Drawing } from './shape.ts'

/** A table as a picture; `measure` says which of the chart's figures. */
export function drawChart(
  table: Table,
  chart: Exclude<Chart, { kind: 'figure' }>,
  measure: number,
  size: { readonly width: number; readonly height: number; readonly bars?: number },
): Drawing {
  switch (chart.kind) {
    case 'bars':
      return drawBars(table, chart, measure, size)
    case 'line':
      return drawLine(table, chart, measure, size)
    case 'points': {
      const other = chart.measures.find((at) => at !== measure) ?? measure
      return drawPoints(table, [other, measure], size)
    }
  }
}
