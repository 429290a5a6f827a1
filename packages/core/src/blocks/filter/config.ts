import { z } from 'zod'
import { conditionGroupSchema } from '../../conditions/condition.ts'
import { configurationParts } from '../configuration.ts'

export const configuration = z.strictObject({
  ...configurationParts,
  parameters: z.strictObject({
    mode: z.enum(['conditions', 'expression']),
    /** `keep` the rows that match, or `drop` them and keep all others, rows with empty cells included. */
    rows: z.enum(['keep', 'drop']),
    where: conditionGroupSchema,
    expression: z.string().max(20_000),
  }),
})

export type FilterConfiguration = z.infer<typeof configuration>

export const initial: FilterConfiguration = {
  parameters: {
    mode: 'conditions',
    rows: 'keep',
    where: { match: 'all', conditions: [] },
    expression: '',
  },
}
