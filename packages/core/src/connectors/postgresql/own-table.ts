import type { ConnectionValues } from '../connector.ts'

/** A table with its schema: that of the connection where none is named. */
export function ownTable(
  { schema, table }: { readonly schema: string; readonly table: string },
  settings: ConnectionValues,
): { readonly schema: string; readonly table: string } {
  if (schema !== '') return { schema, table }
  const own = settings['schema']
  return { schema: typeof own === 'string' && own !== '' ? own : 'public', table }
}
