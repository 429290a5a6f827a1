import { z } from 'zod'
import { ALERT_ENDS } from '../alert-ends.ts'
import { type ConditionGroup, conditionGroupSchema } from '../../conditions/condition.ts'
import { configurationParts } from '../configuration.ts'

const NO_CONDITION: ConditionGroup = { match: 'all', conditions: [] }

/** What is left out is as in a block just dropped: the specified shape says whom to tell, and no more. */
export const configuration = z.strictObject({
  ...configurationParts,
  parameters: z
    .strictObject({
      /** The rows that give reason for an alert; with nothing asked of them, the end of the run does. */
      where: conditionGroupSchema.default(NO_CONDITION),
      message: z.string().max(2_000).default(''),
      /** So few or so many rows give reason as well. */
      fewerThan: z.int().min(0).max(1_000_000_000).optional(),
      moreThan: z.int().min(0).max(1_000_000_000).optional(),
    })
    .prefault({}),
  alerts: z
    .strictObject({
      enabled: z.boolean().default(true),
      email: z.string().max(500).default(''),
      conditions: z.enum(ALERT_ENDS).default('both'),
    })
    .prefault({}),
})

export type AlertConfiguration = z.infer<typeof configuration>

export const initial: AlertConfiguration = {
  parameters: { where: NO_CONDITION, message: '' },
  alerts: { enabled: true, email: '', conditions: 'both' },
}
