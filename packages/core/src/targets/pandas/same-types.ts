import { columnTypes } from '../../relation/column-types.ts'
import { columnsOf } from '../../relation/columns-of.ts'
import type { Join } from '../../relation/join.ts'

/** Whether the keys of both sides have the same types, so that neither has to become the other's. */
export function sameTypes({ left, right, on }: Join): boolean {
  const [one, other] = [columnTypes(columnsOf(left)), columnTypes(columnsOf(right))]
  return on.every((key) => one.get(key.left) === other.get(key.right))
}
