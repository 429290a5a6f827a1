/**
 * A path beside another in the same part of the configuration. Wherever a block names a table, its
 * connection and schema stand beside it under the same names.
 */
export function beside(path: string, name: string): string {
  return [...path.split('.').slice(0, -1), name].join('.')
}
