import type { Cell } from '@plainflow/core'

/** A cell as it is; nothing at all and a text of no length are told apart. */
export function CellText({ value, short = false }: { value: Cell; short?: boolean }) {
  if (value === null) return <span className="text-muted italic">empty</span>
  if (value === '') return <span className="text-muted italic">""</span>
  return String(short ? withoutNoise(value) : value)
}

/** All that 15 digits tell: a sum of 0.1 and 0.2 is read as 0.3. Whole where one cell is looked at. */
function withoutNoise(value: Cell): Cell {
  const isFraction = typeof value === 'number' && !Number.isInteger(value)
  return isFraction ? Number(value.toPrecision(15)) : value
}
