import type { MarkedLines } from './code.ts'
import type { BlockLines } from './target.ts'

/** What was marked with blocks, from the top of the text. */
export function blockLines(marks: readonly MarkedLines[]): readonly BlockLines[] {
  return marks
    .map(({ mark, from, to }) => ({ block: mark, from, to }))
    .toSorted((one, other) => one.from - other.from || one.to - other.to)
}
