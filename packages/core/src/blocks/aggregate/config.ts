import { z } from 'zod'
import { conditionGroupSchema } from '../../conditions/condition.ts'
import { MEASURE_FUNCTIONS } from '../../relation/aggregate.ts'
import { configurationParts } from '../configuration.ts'
import { measureParts } from '../measure.ts'
import type { StoredMeasure } from '../measure.ts'
import { usualName } from '../say-measure.ts'

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
          function: z.enum([...MEASURE_FUNCTIONS, 'formula']),
          /** For `formula`: measures in an expression, `sum(price * pieces) / count(*)`. */
          formula: z.string().max(20_000).optional(),
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

/** A formula has no usual name. */
export function nameOf(measure: NamedMeasure): string {
  return measure.name === '' && isPlain(measure) ? usualName(measure) : measure.name
}

/** Whether it is one measure of a column, and not a formula. */
export function isPlain(measure: NamedMeasure): measure is NamedMeasure & StoredMeasure {
  return measure.function !== 'formula'
}
