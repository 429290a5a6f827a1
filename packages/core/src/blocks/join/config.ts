import { z } from 'zod'
import { JOIN_KINDS } from '../../relation/join.ts'
import { configurationParts } from '../configuration.ts'

export const configuration = z.strictObject({
  ...configurationParts,
  parameters: z.strictObject({
    how: z.enum(JOIN_KINDS),
    keys: z
      .array(z.strictObject({ left: z.string().max(500), right: z.string().max(500) }))
      .max(100),
    /** Put behind the name of a right column that the left rows have too. */
    suffix: z.string().max(100),
  }),
})

export type JoinConfiguration = z.infer<typeof configuration>

export const initial: JoinConfiguration = {
  parameters: { how: 'inner', keys: [], suffix: '_right' },
}
