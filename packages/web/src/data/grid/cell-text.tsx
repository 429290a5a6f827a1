import type { Cell } from '@plainflow/core'

/** A cell as it is; nothing at all and a text of no length are told apart. */
export function CellText({ value }: { value: Cell }) {
  if (value === null) return <span className="text-muted italic">empty</span>
  if (value === '') return <span className="text-muted italic">""</span>
  return String(value)
}
