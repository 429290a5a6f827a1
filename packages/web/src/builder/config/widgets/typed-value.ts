import type { ColumnType, ConditionValue } from '@plainflow/core'

/** A number where it survives being one; "007", "1e400" and half-typed ones stay text. */
export function typedValue(text: string, type: ColumnType): ConditionValue {
  if (type !== 'integer' && type !== 'number') return text
  return text !== '' && String(Number(text)) === text ? Number(text) : text
}
