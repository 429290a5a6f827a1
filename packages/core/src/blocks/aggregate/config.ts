import { z } from 'zod'
import { conditionGroupSchema } from '../../conditions/condition.ts'
import { configurationParts } from '../configuration.ts'
import { measureParts } from '../measure.ts'
import { usualName } from '../measure-words.ts'

export const configuration = z.strictObject({
  ...configurationParts,
  parameters: z.strictObject({
    keys: z.array(z.string().max(500)).max(100),
    measures: z
      .array(
        z.strictObject({
          /** What the column shall be called; empty takes the usual name, `total_amount`. */
          name: z.string().max(500),
          ...measureParts,
        }),
      )
      .max(500),
    /** Keeps the groups that match; over the columns that leave. */
    having: conditionGroupSchema,
  }),
})

export type AggregateConfiguration = z.infer<typeof configuration>
export type NamedMeasure = AggregateConfiguration['parameters']['measures'][number]

export const initial: AggregateConfiguration = {
  parameters: { keys: [], measures: [], having: { match: 'all', conditions: [] } },
}

export function nameOf(measure: NamedMeasure): string {
  return measure.name === '' ? usualName(measure) : measure.name
}
