import { z } from 'zod'
import { COLUMN_TYPES } from '../../relation/column.ts'
import { configurationParts } from '../configuration.ts'

/** What a rule does, in the words it is stored in. */
export const CLEANING = [
  'drop_missing',
  'fill',
  'fill_average',
  'fill_median',
  'fill_frequent',
  'fill_previous',
  'trim',
  'uppercase',
  'lowercase',
  'titlecase',
  'replace',
  'convert',
  'parse_dates',
  'deduplicate',
  'drop_outliers',
  'cap_outliers',
] as const

/** How far is too far: from the quartiles in distances of them, or from the average in standard deviations. */
export const OUTLIER_METHODS = ['quartiles', 'deviations'] as const

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
          /** For `parse_dates`: tried one after the other, `%d.%m.%Y`. */
          formats: z
            .array(z.strictObject({ format: z.string().max(100) }))
            .max(20)
            .optional(),
          /** For `fill_previous`: the column whose order counts. */
          by: z.string().max(500).optional(),
          /** For outliers; quartiles unless said, and 1.5 distances of them or 3 deviations. */
          method: z.enum(OUTLIER_METHODS).optional(),
          factor: z.number().min(0.1).max(100).optional(),
        }),
      )
      .max(200),
  }),
})

export type CleanConfiguration = z.infer<typeof configuration>
export type CleaningRule = CleanConfiguration['parameters']['rules'][number]
export type Cleaning = CleaningRule['action']

export const initial: CleanConfiguration = { parameters: { rules: [] } }
