import type { Column, Table } from '@plainflow/core'
import { shownText } from '../grid/shown-text.ts'
import type { Chart } from './choose-chart.ts'
import { fitText, textWidth } from './fit-text.ts'
import { niceTicks, sayTicks, share } from './nice-ticks.ts'
import { numberOf } from './read-cell.ts'
import { type Drawing, INK, type Shape, shape } from './shape.ts'
import { sayNote } from './say-note.ts'

export const MOST_BARS = 40
const ROW = 24
const BAR = 15
const TOP = 6
const FOOT = 22
const GAP = 8
/** Of the width, at most: names are cut there, figures are said shorter. */
const FOR_NAMES = 0.36
const FOR_FIGURES = 0.34
/** The shortest bar of what is not nothing. */
const LEAST = 1.5

type Bars = Extract<Chart, { kind: 'bars' }>

/** Lying bars: names of any length stand in front of them, one below the other. */
export function drawBars(
  table: Table,
  chart: Bars,
  measure: number,
  { width, bars: most = MOST_BARS }: { readonly width: number; readonly bars?: number },
): Drawing {
  const { columns } = table
  const rows = table.rows.slice(0, most)
  const column = columns[measure]
  const full = rows.map((row) => ({
    name: nameOf(chart.names.map((at) => sayCell(row[at] ?? null, columns[at]))),
    value: numberOf(row[measure]),
    said: sayCell(row[measure] ?? null, column),
  }))
  const bars = withFigures(full, width * FOR_FIGURES - GAP)
  const values = bars.flatMap(({ value }) => (value === null ? [] : [value]))
  const ticks = niceTicks(Math.min(0, ...values), Math.max(0, ...values), width < 360 ? 3 : 5)
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1]

  const names = Math.min(
    width * FOR_NAMES,
    Math.max(...bars.map(({ name }) => textWidth(name))) + 2,
  )
  const figures = Math.max(...bars.map(({ figure }) => textWidth(figure))) + GAP
  // A figure stands at the end of its bar, which may be on either side.
  const left = names + GAP + (low < 0 ? figures : 0)
  const room = Math.max(20, width - left - (high > 0 ? figures : GAP))
  const at = (value: number) => left + share(value, low, high) * room
  const height = TOP + bars.length * ROW + FOOT
  return {
    width,
    height,
    shapes: [
      ...ticksAcross(ticks, at, height - FOOT),
      ...bars.map((bar, index) => drawBar(bar, TOP + index * ROW, { names, at })),
      line({ x1: at(0), x2: at(0), y1: TOP - 2, y2: height - FOOT, stroke: INK.axis }),
    ],
    notes: sayNote(bars.length, table.rows.length, 'The first', 'bars'),
  }
}

interface Bar {
  readonly name: string
  readonly value: number | null
  readonly said: string
}

/** All of one chart are written alike: in full where there is room, else "250K"; never cut. */
function withFigures(bars: readonly Bar[], room: number): readonly (Bar & { figure: string })[] {
  if (bars.every(({ said }) => textWidth(said) <= room))
    return bars.map((bar) => ({ ...bar, figure: bar.said }))
  const values = [...new Set(bars.flatMap(({ value }) => (value === null ? [] : [value])))]
  const said = sayTicks(values)
  const short = new Map(values.map((value, at) => [value, said[at]]))
  return bars.map((bar) => {
    const figure = bar.value === null ? bar.said : (short.get(bar.value) ?? bar.said)
    return { ...bar, figure: textWidth(figure) < textWidth(bar.said) ? figure : bar.said }
  })
}

interface Room {
  readonly names: number
  readonly at: (value: number) => number
}

function drawBar(bar: Bar & { figure: string }, top: number, { names, at }: Room): Shape {
  const middle = top + ROW / 2
  const text = { y: middle, dominantBaseline: 'central', fontSize: 11 }
  const [zero, end] = [at(0), at(bar.value ?? 0)]
  const length = bar.value === null || bar.value === 0 ? 0 : Math.max(LEAST, Math.abs(end - zero))
  const isBack = (bar.value ?? 0) < 0
  const figure = {
    ...text,
    x: isBack ? zero - length - 4 : zero + length + 4,
    textAnchor: isBack ? 'end' : 'start',
    fill: bar.value === null ? INK.muted : INK.text,
  }
  return shape('g', {}, [
    shape('title', {}, `${bar.name}: ${bar.said}`),
    shape(
      'text',
      { ...text, x: names, textAnchor: 'end', fill: INK.text },
      fitText(bar.name, names),
    ),
    shape('rect', {
      x: isBack ? zero - length : zero,
      y: middle - BAR / 2,
      width: length,
      height: BAR,
      rx: Math.min(2, length / 2),
      fill: INK.mark,
    }),
    shape('text', figure, bar.figure),
  ])
}

function ticksAcross(
  ticks: readonly number[],
  at: (value: number) => number,
  bottom: number,
): Shape[] {
  const said = sayTicks(ticks)
  return ticks.flatMap((tick, index) => [
    line({ x1: at(tick), x2: at(tick), y1: TOP - 2, y2: bottom, stroke: INK.line }),
    shape(
      'text',
      { x: at(tick), y: bottom + 15, textAnchor: 'middle', fontSize: 10, fill: INK.muted },
      said[index] ?? '',
    ),
  ])
}

function line(attributes: Readonly<Record<string, string | number>>): Shape {
  return shape('line', { strokeWidth: 1, ...attributes })
}

export function sayCell(cell: Table['rows'][number][number], column: Column | undefined): string {
  if (cell === null) return 'empty'
  return cell === '' ? '""' : shownText(cell, column?.name ?? '')
}

function nameOf(parts: readonly string[]): string {
  return parts.join(' · ')
}
