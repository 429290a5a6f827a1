import { z } from 'zod'
import { COLUMN_TYPES } from '../../relation/column.ts'
import { configurationParts } from '../configuration.ts'

/** What a rule does, in the words it is stored in. */
export const CLEANING = [
  'drop_missing',
  'fill',
  'fill_average',
  'trim',
  'uppercase',
  'lowercase',
  'replace',
  'convert',
  'deduplicate',
  'drop_outliers',
] as const

export const configuration = z.strictObject({
  ...configurationParts,
  parameters: z.strictObject({
    rules: z
      .array(
        z.strictObject({
          action: z.enum(CLEANING),
          /** None means all of them, where that makes sense. */
          columns: z.array(z.string().max(500)).max(500),
          /** What to fill in, or what to replace. */
          value: z.string().max(10_000).optional(),
          /** What to put in its place; empty means an empty cell. */
          with: z.string().max(10_000).optional(),
          type: z.enum(COLUMN_TYPES).optional(),
        }),
      )
      .max(200),
  }),
})

export type CleanConfiguration = z.infer<typeof configuration>
export type CleaningRule = CleanConfiguration['parameters']['rules'][number]
export type Cleaning = CleaningRule['action']

export const initial: CleanConfiguration = { parameters: { rules: [] } }
