import { z } from 'zod'
import { COLUMN_TYPES } from '../../relation/column.ts'
import { configurationParts } from '../configuration.ts'

export const configuration = z.strictObject({
  ...configurationParts,
  parameters: z.strictObject({
    /** `only` these, in this order; `change` them and keep all others in place; `drop` them. */
    mode: z.enum(['only', 'change', 'drop']),
    columns: z
      .array(
        z.strictObject({
          column: z.string().max(500),
          /** What it shall be called; empty keeps its name. */
          name: z.string().max(500),
          /** `same`: as it is. */
          type: z.enum(['same', ...COLUMN_TYPES]),
        }),
      )
      .max(2_000),
  }),
})

export type SelectConfiguration = z.infer<typeof configuration>
export type SelectedColumn = SelectConfiguration['parameters']['columns'][number]

export const initial: SelectConfiguration = { parameters: { mode: 'only', columns: [] } }

export function nameOf({ column, name }: SelectedColumn): string {
  return name === '' ? column : name
}
