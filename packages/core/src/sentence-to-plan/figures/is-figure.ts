import type { ColumnLink } from '../question/link/mention.ts'

/** A number that can be compared and added up. */
export function isFigure({ column }: ColumnLink): boolean {
  return column.numeric === 'native' && !column.key && !column.yearly && !column.dated
}
