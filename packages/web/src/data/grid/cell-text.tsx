import type { Cell } from '@plainflow/core'

/** A cell as it is; nothing at all and a text of no length are told apart. */
export function CellText({ value }: { value: Cell }) {
  return isNothing(value) ? <Nothing value={value} /> : String(value)
}

export function isNothing(value: Cell): value is null | '' {
  return value === null || value === ''
}

export function Nothing({ value }: { value: null | '' }) {
  return <span className="text-muted italic">{value === null ? 'empty' : '""'}</span>
}

/** All that 13 digits tell: a sum of cents is read as cents. Whole where one cell is looked at. */
export function shortText(value: Cell): string {
  const isFraction = typeof value === 'number' && !Number.isInteger(value)
  return String(isFraction ? Number(value.toPrecision(13)) : value)
}
