import type { BlockLines } from '@plainflow/core'

/** The block a line belongs to; where one block's lines lie in another's, the inner one. */
export function blockAtLine(lines: readonly BlockLines[], line: number): string | null {
  const around = lines.filter(({ from, to }) => from <= line && line <= to)
  const [inner] = around.toSorted((one, other) => one.to - one.from - (other.to - other.from))
  return inner?.block ?? null
}

export function linesOf(lines: readonly BlockLines[], block: string): readonly BlockLines[] {
  return lines.filter((one) => one.block === block)
}
