import type { Drawing } from '../chart/shape.ts'

/** One picture of a model, with the same in words and as a table. */
export interface ModelChart {
  readonly key: string
  readonly title: string
  /** What is seen, for who does not see it. */
  readonly said: string
  /** How to read it, for who has never seen one. */
  readonly explained: string
  readonly draw: (width: number) => Drawing
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}
