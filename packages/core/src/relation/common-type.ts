import type { ColumnType } from './column.ts'

/**
 * The type that values of these types have in common: null beside anything is that thing, integer
 * beside number is number, date beside timestamp is timestamp. Undefined where there is none.
 */
export function commonType(types: readonly (ColumnType | null)[]): ColumnType | null | undefined {
  let common: ColumnType | null = null
  for (const type of types) {
    const next = pair(common, type)
    if (next === undefined) return undefined
    common = next
  }
  return common
}

export function isNumeric(type: ColumnType | null): boolean {
  return type === 'integer' || type === 'number'
}

export function isMoment(type: ColumnType | null): boolean {
  return type === 'date' || type === 'timestamp'
}

function pair(left: ColumnType | null, right: ColumnType | null): ColumnType | null | undefined {
  if (left === null) return right
  if (right === null || left === right) return left
  if (isNumeric(left) && isNumeric(right)) return 'number'
  if (isMoment(left) && isMoment(right)) return 'timestamp'
  return undefined
}
