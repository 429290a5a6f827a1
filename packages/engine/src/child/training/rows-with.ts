import { type Column, type Expression, relationToDuckdb } from '@plainflow/core'

/** Rows with nothing but these computed columns; what is computed first may be used by what comes then. */
export function rowsWith(
  columns: readonly Column[],
  rows: string,
  values: readonly { readonly name: string; readonly value: Expression }[],
  first: readonly { readonly name: string; readonly value: Expression }[] = [],
): string {
  const given = { kind: 'step', step: 'rows', columns } as const
  const input =
    first.length > 0 ? ({ kind: 'compute', input: given, columns: first } as const) : given
  const computed = { kind: 'compute', input, columns: values } as const
  const kept = values.map(({ name }) => ({ name, from: name }))
  return relationToDuckdb(
    { kind: 'select', input: computed, columns: kept },
    {
      step: () => `(FROM ${rows})`,
      dataset: () => {
        throw new Error('the rows are at hand')
      },
    },
  )
}
