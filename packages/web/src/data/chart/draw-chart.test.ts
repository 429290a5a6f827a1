import { type Cell, COLUMN_TYPES, type Table } from '@plainflow/core'
import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { chooseCharts } from './choose-chart.ts'
import { drawChart } from './draw-chart.ts'
import type { Drawing, Shape } from './shape.ts'
import { escapeXml, writeSvg } from './write-svg.ts'

const FILE = { title: 'A chart', colour: () => 'rgb(1, 2, 3)', font: 'sans-serif' }

function draw(table: Table, size = { width: 480, height: 240 }): Drawing[] {
  return chooseCharts(table).charts.flatMap((chart) =>
    chart.kind === 'figure'
      ? []
      : chart.measures.map((measure) => drawChart(table, chart, measure, size)),
  )
}

function shapesOf(shapes: readonly Shape[], tag: Shape['tag']): Shape[] {
  return shapes.flatMap((one) => [
    ...(one.tag === tag ? [one] : []),
    ...shapesOf(one.children, tag),
  ])
}

const byRegion = (rows: Cell[][]): Table => ({
  columns: [
    { name: 'region', type: 'text' },
    { name: 'amount', type: 'number' },
  ],
  rows,
})
const byDay = (rows: Cell[][]): Table => ({
  columns: [
    { name: 'day', type: 'date' },
    { name: 'amount', type: 'number' },
  ],
  rows,
})
const day = (index: number) => new Date(Date.UTC(2000, 0, 1 + index)).toISOString().slice(0, 10)

describe('bars', () => {
  it('are as long as their values, and a negative one goes the other way', () => {
    const [drawing] = draw(
      byRegion([
        ['West', 100],
        ['East', 50],
        ['North', -50],
        ['South', null],
      ]),
    )
    const bars = shapesOf(drawing?.shapes ?? [], 'rect').map(({ attributes }) => attributes)
    const [west, east, north, south] = bars
    expect(Number(west?.['width']) / Number(east?.['width'])).toBeCloseTo(2, 1)
    expect(north?.['width']).toBe(east?.['width'])
    expect(Number(north?.['x']) + Number(north?.['width'])).toBeCloseTo(Number(east?.['x']), 1)
    expect(south?.['width']).toBe(0)
  })
  it('have names cut to the room there is, and whole where they are pointed at', () => {
    const long = 'Société Générale de Banque et d’Industrie du Luxembourg'
    const [drawing] = draw(
      byRegion([
        [long, 1],
        ['b', 2],
      ]),
      { width: 250, height: 200 },
    )
    const texts = shapesOf(drawing?.shapes ?? [], 'text').map(({ text }) => text)
    expect(texts.some((text) => text?.endsWith('…') && long.startsWith(text.slice(0, -1)))).toBe(
      true,
    )
    expect(shapesOf(drawing?.shapes ?? [], 'title')[0]?.text).toBe(`${long}: 1`)
  })
  it.each([
    [480, ['249,784.76', '8,120.5']],
    [232, ['249,784.76', '8,120.5']],
    [160, ['250K', '8K']],
  ])('have whole figures at %i pixels, said shorter where they have no room', (width, figures) => {
    const [drawing] = draw(
      byRegion([
        ['Germany', 249_784.76],
        ['Italy', 8_120.5],
      ]),
      { width, height: 150 },
    )
    const texts = shapesOf(drawing?.shapes ?? [], 'text').map(({ text }) => text)
    expect(texts).toEqual(expect.arrayContaining(figures))
    expect(texts.filter((text) => /\d.*…/.test(text ?? ''))).toEqual([])
    expect(shapesOf(drawing?.shapes ?? [], 'title')[0]?.text).toBe('Germany: 249,784.76')
  })
  it('beyond the first are told in words', () => {
    const [drawing] = draw(byRegion(Array.from({ length: 312 }, (_, at) => [`n${at}`, at])))
    expect(drawing?.notes).toEqual(['The first 40 of 312 bars are drawn.'])
  })
})

describe('a line', () => {
  it('goes along with time, whatever the order of the rows', () => {
    const [drawing] = draw(
      byDay([
        [day(3), 1],
        [day(1), 2],
        [day(2), 3],
      ]),
    )
    const path = String(shapesOf(drawing?.shapes ?? [], 'path')[0]?.attributes['d'])
    const xs = path
      .slice(1)
      .split(/[ML]/)
      .map((pair) => Number(pair.split(' ')[0]))
    expect(xs).toHaveLength(3)
    expect(xs).toEqual(xs.toSorted((one, other) => one - other))
  })
  it('has a gap where there is no value', () => {
    const [drawing] = draw(
      byDay([
        [day(1), 1],
        [day(2), 2],
        [day(3), null],
        [day(4), 4],
      ]),
    )
    const path = String(shapesOf(drawing?.shapes ?? [], 'path')[0]?.attributes['d'])
    expect(path.match(/M/g)).toHaveLength(2)
  })
  it('of 10,000 rows keeps its peaks and tells what it leaves out', () => {
    const rows = Array.from({ length: 10_000 }, (_, at): Cell[] => [
      day(at),
      at === 7_003 ? 900 : at % 10,
    ])
    const [drawing] = draw(byDay(rows))
    const path = String(shapesOf(drawing?.shapes ?? [], 'path')[0]?.attributes['d'])
    expect(path.split(/[ML]/).length).toBeLessThan(620)
    const ys = path
      .slice(1)
      .split(/[ML]/)
      .map((pair) => Number(pair.split(' ')[1]))
    const [top = 0, next = 0] = ys.toSorted((one, other) => one - other)
    expect(next - top).toBeGreaterThan(100)
    expect(drawing?.notes[0]).toMatch(
      /^The highest and lowest of each stretch: \d+ of 10,000 points/,
    )
  })
})

const cell = fc.oneof(
  fc.constant(null),
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '2024-01-01',
    '2024-02-30',
    '9007199254740993',
    '0001-01-01',
    '2024-Q3',
    '',
    'NaN',
  ),
  fc.constantFrom(1e308, -1e308, 5e-324, -0, 2024),
)
const anyTable = fc
  .array(
    fc.record({
      name: fc.string({ minLength: 1, unit: 'binary' }),
      type: fc.constantFrom(...COLUMN_TYPES),
    }),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .chain((columns) =>
    fc
      .array(fc.array(cell, { minLength: columns.length, maxLength: columns.length }), {
        maxLength: 12,
      })
      .map((rows): Table => ({ columns, rows })),
  )
/** As tables mostly are: cells of the type of their column. */
const soundTable = fc
  .array(
    fc.tuple(
      fc.integer({ min: 0, max: 40_000 }),
      fc.string(),
      fc.option(fc.double({ noNaN: true })),
      fc.option(fc.integer()),
    ),
    { minLength: 2, maxLength: 30 },
  )
  .map((rows): Table => ({
    columns: [
      { name: 'day', type: 'date' },
      { name: 'kind', type: 'text' },
      { name: 'amount', type: 'number' },
      { name: 'count', type: 'integer' },
    ],
    rows: rows.map(([at, ...rest]) => [day(at), ...rest]),
  }))

const DRAWN = ['rect', 'line', 'path', 'circle', 'text'] as const

test('no table breaks a drawing, and no picture holds what is no number', () => {
  const size = fc.record({
    width: fc.integer({ min: 1, max: 2_000 }),
    height: fc.integer({ min: 1, max: 900 }),
  })
  fc.assert(
    fc.property(fc.oneof(anyTable, soundTable), size, (table, room) => {
      for (const drawing of draw(table, room)) {
        const written = DRAWN.flatMap((tag) => shapesOf(drawing.shapes, tag)).map(
          ({ attributes }) => Object.values(attributes).join(' '),
        )
        expect(written.join('\n')).not.toMatch(/NaN|Infinity|undefined|\be\d/)
        writeSvg(drawing, FILE)
      }
    }),
    { numRuns: 250 },
  )
})

describe('a file', () => {
  it('holds names and cells as text, whatever they are', () => {
    const hostile = `</text><script>alert(1)</script>"' onload='x' <![CDATA[ & \u0000\ud800`
    const table: Table = {
      columns: [
        { name: hostile, type: 'text' },
        { name: hostile, type: 'number' },
      ],
      rows: [
        [hostile, 1],
        ['b', 2],
      ],
    }
    for (const drawing of draw(table)) {
      const text = writeSvg(drawing, { ...FILE, title: hostile, font: '"Inter", x' })
      expect(text).not.toMatch(/<script|CDATA\[ &[^a]|\u0000/)
      const parsed = new DOMParser().parseFromString(text, 'image/svg+xml')
      expect(parsed.querySelector('script')).toBeNull()
      expect(parsed.documentElement.tagName.toLowerCase()).toBe('svg')
    }
  })
  it('names colours as they are: variables are of the page alone', () => {
    const [drawing] = draw(
      byRegion([
        ['a', 1],
        ['b', 2],
      ]),
    )
    const text = drawing ? writeSvg(drawing, FILE) : ''
    expect(text).not.toContain('var(')
    expect(text).toContain('fill="rgb(1, 2, 3)"')
  })
  test('every text can be read back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(escapeXml(text)).not.toMatch(/[<>"']|&(?!amp;|lt;|gt;|quot;|#39;)/)
      }),
    )
  })
})
