import type { Reference } from '../../tables/relate/reference.ts'
import { refOf } from '../../tables/schema.ts'
import type { SchemaTable } from '../../tables/schema.ts'
import type { AmountOption } from './amount-option.ts'
import type { Amount } from './figure.ts'
import type { FigureDraft, SaidAmount } from './figure-draft.ts'

/** Rows of another table tell of them, which is the table named beside, else any that has a day for them. */
export function different(
  { named, text }: Extract<SaidAmount, { kind: 'different' }>,
  { rows }: FigureDraft,
  tables: readonly SchemaTable[],
  references: readonly Reference[],
): readonly AmountOption[] {
  const told = references.flatMap(({ many, one }) => {
    const link = named.tables.find(({ table }) => table.id === one.table)
    return link ? [{ ...many, score: link.score }] : []
  })
  const held = named.columns
    .filter(({ column }) => !column.unique && !column.dated)
    .map(({ column, score }) => ({ ...refOf(column), score }))
  return [...told, ...held].flatMap(({ table, column, score }) => {
    const base = tables.find(({ id }) => id === table)
    if (!base || (rows.length > 0 && !rows.includes(base))) return []
    const amount: Amount = {
      kind: 'column',
      measure: 'count_distinct',
      column: { table, column },
      formula: null,
      called: `number_of_${text.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '_')}`,
    }
    return [{ base, amount, score, assumptions: [] }]
  })
}
