import type { Cell } from '@plainflow/core'

/** A cell as it is; nothing at all and a text of no length are told apart. */
export function CellText({ value, short = false }: { value: Cell; short?: boolean }) {
  if (value === null) return <span className="text-muted italic">empty</span>
  if (value === '') return <span className="text-muted italic">""</span>
  return String(short ? withoutNoise(value) : value)
}

/** All that 13 digits tell: a sum of cents is read as cents. Whole where one cell is looked at. */
function withoutNoise(value: Cell): Cell {
  const isFraction = typeof value === 'number' && !Number.isInteger(value)
  return isFraction ? Number(value.toPrecision(13)) : value
}
