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
