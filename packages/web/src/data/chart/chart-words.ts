import type { Table } from '@plainflow/core'
import { countOf } from '@/app/count-of.ts'
import { type Chart, type ChartKind } from './choose-chart.ts'
import { sayCell } from './draw-bars.ts'
import { numberOf } from './read-cell.ts'

export const KIND_WORDS: Readonly<Record<ChartKind, string>> = {
  figure: 'Figure',
  bars: 'Bars',
  line: 'Line',
  points: 'Points',
}

/** The columns a chart is drawn over, and then what is drawn. */
export function columnsDrawn(chart: Chart, measure: number): readonly number[] {
  switch (chart.kind) {
    case 'figure':
      return chart.measures
    case 'bars':
      return [...chart.names, measure]
    case 'line':
      return [...(chart.series === null ? [] : [chart.series]), chart.time, measure]
    case 'points':
      return [chart.measures.find((at) => at !== measure) ?? measure, measure]
  }
}

/** "revenue by country", "price and sold". */
export function chartTitle({ columns }: Table, chart: Chart, measure: number): string {
  const name = (at: number | undefined) => columns[at ?? -1]?.name ?? ''
  const drawn = columnsDrawn(chart, measure)
  if (chart.kind === 'figure') return drawn.map(name).join(', ')
  const over = drawn.slice(0, -1).map(name)
  if (chart.kind === 'points') return `${over.join(', ')} and ${name(measure)}`
  return `${name(measure)} by ${over.join(' and ')}`
}

/** What is seen at a glance, for who does not see it: how many there are, the highest and the lowest. */
export function sayChart(table: Table, chart: Chart, measure: number): string {
  const title = `${KIND_WORDS[chart.kind]}: ${chartTitle(table, chart, measure)}`
  const over = columnsDrawn(chart, measure).slice(0, -1)
  const values = table.rows.flatMap((row) => {
    const value = numberOf(row[measure])
    return value === null ? [] : [{ row, value }]
  })
  const [first] = values
  if (!first) return title
  const tell = ({ row }: typeof first) => {
    const names = over.map((at) => sayCell(row[at] ?? null, table.columns[at]))
    return `${sayCell(row[measure] ?? null, table.columns[measure])} at ${names.join(', ')}`
  }
  const high = values.reduce((most, one) => (one.value > most.value ? one : most), first)
  const low = values.reduce((least, one) => (one.value < least.value ? one : least), first)
  return `${title}. ${countOf(values.length, 'value')}; highest ${tell(high)}; lowest ${tell(low)}.`
}
