import type { Column } from '../../relation/column.ts'
import { columnTypes, foldedNames } from '../../relation/column-types.ts'
import { commonType } from '../../relation/common-type.ts'
import type { JoinColumn } from '../../relation/join.ts'
import type { JoinConfiguration } from './config.ts'

export type JoinedColumn = JoinColumn & { readonly type: Column['type'] }

/** The columns of both sides; a key of one name comes out once, a right name that clashes gets the suffix. */
export function joinedColumns(
  { how, keys, suffix }: JoinConfiguration['parameters'],
  left: readonly Column[],
  right: readonly Column[],
): readonly JoinedColumn[] {
  const same = how === 'cross' ? [] : keys.filter((key) => key.left === key.right)
  const shared = new Set(same.map((key) => key.left))
  const typeAt = (name: string) => columnTypes(right).get(name) ?? null
  const either = how === 'right' || how === 'outer'
  const first = left.map(({ name, type }): JoinedColumn => {
    const merged = either && shared.has(name)
    return merged
      ? { name, side: 'key', from: name, type: commonType([type, typeAt(name)]) ?? type }
      : { name, side: 'left', from: name, type }
  })
  if (how === 'semi' || how === 'anti') return first
  // Databases know no letter case in a name, so `Name` clashes with `name`.
  const taken = foldedNames(left)
  const second = right
    .filter(({ name }) => !shared.has(name))
    .map(({ name, type }): JoinedColumn => {
      const called = taken.has(name.toLowerCase()) ? name + suffix : name
      return { name: called, side: 'right', from: name, type }
    })
  return [...first, ...second]
}
