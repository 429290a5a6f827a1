import type { Column, ColumnType } from '@plainflow/core'

export interface ColumnChange {
  readonly kind: 'new' | 'changed' | 'gone'
  readonly name: string
  readonly type: ColumnType
  /** The type it had, where that is what changed. */
  readonly before?: ColumnType
}

/** What a block does to the columns: new ones, those of another type, those that do not leave it. */
export function columnChanges(
  arriving: readonly Column[],
  leaving: readonly Column[],
): readonly ColumnChange[] {
  const before = new Map(arriving.map(({ name, type }) => [name, type]))
  const after = new Set(leaving.map(({ name }) => name))
  const made = leaving.flatMap(({ name, type }): ColumnChange[] => {
    const had = before.get(name)
    if (had === undefined) return [{ kind: 'new', name, type }]
    return had === type ? [] : [{ kind: 'changed', name, type, before: had }]
  })
  const gone = [...before].flatMap(([name, type]): ColumnChange[] =>
    after.has(name) ? [] : [{ kind: 'gone', name, type }],
  )
  return [...made, ...gone]
}
