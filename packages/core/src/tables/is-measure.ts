import type { Column } from '../relation/column.ts'

/** Numbers one would compare; an id is a name that happens to be written in digits. */
export function isMeasure({ name, type }: Column): boolean {
  const numeric = type === 'integer' || type === 'number'
  return numeric && !/(?:^|[^a-z])id$/i.test(name) && !/[a-z]I[dD]$/.test(name)
}
