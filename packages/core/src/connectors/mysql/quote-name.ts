/** A name in quotes, whatever it is called. */
export function quoteName(name: string): string {
  if (name === '' || name.includes('\0')) throw new Error('No table or column is called so')
  return `\`${name.replaceAll('`', '``')}\``
}

/** A table with its database, where one is named: else it is that of the address. */
export function quoteTable({
  schema,
  table,
}: {
  readonly schema: string
  readonly table: string
}): string {
  return [schema, table]
    .filter((part) => part !== '')
    .map(quoteName)
    .join('.')
}
