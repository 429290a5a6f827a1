/** A part of a drawing: what the page shows and what a file holds are written from the same. */
export interface Shape {
  readonly tag: 'g' | 'rect' | 'line' | 'path' | 'circle' | 'text' | 'title'
  readonly attributes: Readonly<Record<string, string | number>>
  readonly children: readonly Shape[]
  readonly text?: string
}

export interface Drawing {
  readonly width: number
  readonly height: number
  readonly shapes: readonly Shape[]
  /** What is not drawn, in words. */
  readonly notes: readonly string[]
}

type Attributes = Readonly<Record<string, string | number | undefined>>

export function shape(
  tag: Shape['tag'],
  attributes: Attributes,
  content: readonly Shape[] | string = [],
): Shape {
  const kept = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, typeof value === 'number' ? pixels(value) : value] as const],
  )
  const children = typeof content === 'string' ? [] : content
  return {
    tag,
    attributes: Object.fromEntries(kept),
    children,
    ...(typeof content === 'string' ? { text: content } : {}),
  }
}

/** To a hundredth; what is no number draws nothing rather than breaking the picture. */
export function pixels(value: number): number {
  return Number.isFinite(value) ? Math.round(value * 100) / 100 : 0
}

/** Colours of the design, by what they are for. */
export const INK = {
  mark: 'var(--primary-text)',
  text: 'var(--foreground)',
  muted: 'var(--muted)',
  line: 'var(--line)',
  axis: 'var(--line-strong)',
  ground: 'var(--surface)',
} as const

/** Lines side by side: told apart by colour, and by their dashes where colours are not seen. */
export const SERIES = [
  { stroke: 'var(--primary-text)', dash: undefined },
  { stroke: 'var(--warning)', dash: '6 3' },
  { stroke: 'var(--success)', dash: '2 3' },
  { stroke: 'var(--danger)', dash: '8 3 2 3' },
  { stroke: 'var(--muted)', dash: '1 3' },
  { stroke: 'var(--foreground)', dash: '10 4' },
] as const
