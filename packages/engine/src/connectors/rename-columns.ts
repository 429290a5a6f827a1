import type { Expression } from '@plainflow/core'

/** The same expression, of columns under their other names. */
export function renameColumns(
  expression: Expression,
  names: ReadonlyMap<string, string>,
): Expression {
  // An expression is plain data: whatever kinds of nodes there are, its columns are found.
  return JSON.parse(JSON.stringify(expression), (_, value: unknown) => {
    const isColumn =
      typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'column'
    if (!isColumn || !('name' in value)) return value
    const name = String(value.name)
    return { ...value, name: names.get(name) ?? name }
  }) as Expression // of the same shape as it was
}
