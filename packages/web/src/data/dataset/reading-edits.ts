import type { ColumnOverride, ReadingOverrides } from '@plainflow/core'

export type ReadingField = Exclude<keyof ReadingOverrides, 'columns'>

/** Says a value instead of the guess. */
export function overrule<F extends ReadingField>(
  overrides: ReadingOverrides,
  field: F,
  value: NonNullable<ReadingOverrides[F]>,
): ReadingOverrides {
  return { ...overrides, [field]: value }
}

/** Goes back to the guess. */
export function restore(overrides: ReadingOverrides, field: ReadingField): ReadingOverrides {
  const { [field]: _, ...rest } = overrides
  return rest
}

export function overruleColumn(
  overrides: ReadingOverrides,
  column: ColumnOverride,
): ReadingOverrides {
  const columns = overrides.columns ?? []
  const before = columns.find(({ name }) => name === column.name)
  // A format of another type would not fit the new one.
  const kept = before && column.type !== undefined && column.type !== before.type ? {} : before
  const others = columns.filter(({ name }) => name !== column.name)
  return { ...overrides, columns: [...others, { ...kept, ...column }] }
}

export function restoreColumn(overrides: ReadingOverrides, name: string): ReadingOverrides {
  const { columns = [], ...rest } = overrides
  const others = columns.filter((column) => column.name !== name)
  return others.length === 0 ? rest : { ...rest, columns: others }
}

export function isOverruled(overrides: ReadingOverrides): boolean {
  return Object.keys(overrides).length > 0
}

/** Two ways of saying the same, whatever the order. */
export function isSameReading(one: ReadingOverrides, other: ReadingOverrides): boolean {
  return canonical(one) === canonical(other)
}

function canonical({ columns = [], ...rest }: ReadingOverrides): string {
  const sorted = columns.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map(sortedEntries)
  return JSON.stringify([sortedEntries(rest), sorted])
}

function sortedEntries(value: object): unknown[] {
  return Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
}
