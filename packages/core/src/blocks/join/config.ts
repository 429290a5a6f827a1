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
    /** A formula over the columns of both sides that must be true as well; inner, semi and anti only. */
    condition: z.string().max(20_000).optional(),
  }),
})

export type JoinConfiguration = z.infer<typeof configuration>

export const initial: JoinConfiguration = {
  parameters: { how: 'inner', keys: [], suffix: '_right' },
}

/** The joins that a condition can be added to: the others would have to say what an unmatched row is. */
export const CONDITIONAL: readonly string[] = ['inner', 'semi', 'anti']
