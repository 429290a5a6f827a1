import { z } from 'zod'
import { conditionGroupSchema } from '../../conditions/condition.ts'
import { configurationParts } from '../configuration.ts'

export const configuration = z.strictObject({
  ...configurationParts,
  parameters: z.strictObject({
    /** The rows that give reason for an alert; with no condition, any row does. */
    where: conditionGroupSchema,
    message: z.string().max(2_000),
    /** So few or so many rows give reason as well. */
    fewerThan: z.int().min(0).max(1_000_000_000).optional(),
    moreThan: z.int().min(0).max(1_000_000_000).optional(),
  }),
  alerts: z.strictObject({
    enabled: z.boolean(),
    email: z.string().max(500),
    conditions: z.enum(['error', 'success', 'both']),
  }),
})

export type AlertConfiguration = z.infer<typeof configuration>

export const initial: AlertConfiguration = {
  parameters: { where: { match: 'all', conditions: [] }, message: '' },
  alerts: { enabled: true, email: '', conditions: 'both' },
}
