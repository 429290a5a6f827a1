import { z } from 'zod'
import { SEVERITIES } from '../../relation/program.ts'
import { configurationParts } from '../configuration.ts'

/** What a rule asks of a row, in the words it is stored in. */
export const RULES = [
  'not_empty',
  'unique',
  'one_of',
  'range',
  'pattern',
  'matches',
  'formula',
  'row_count',
] as const

export const configuration = z.strictObject({
  ...configurationParts,
  parameters: z.strictObject({
    rules: z
      .array(
        z.strictObject({
          rule: z.enum(RULES),
          column: z.string().max(500),
          /** For `one_of`. */
          values: z
            .array(z.strictObject({ value: z.string().max(10_000) }))
            .max(1_000)
            .optional(),
          /** For `range` and `row_count`: both ends are allowed; an empty one is open. */
          low: z.string().max(100).optional(),
          high: z.string().max(100).optional(),
          /**
           * For `pattern`, with % and _ as in like; for `matches`, a regular expression; for `formula`,
           * which must be true.
           */
          text: z.string().max(20_000).optional(),
          /** What happens where it does not hold: the run goes on with a warning unless it is to stop. */
          severity: z.enum(SEVERITIES).optional(),
        }),
      )
      .max(200),
  }),
})

export type ValidateConfiguration = z.infer<typeof configuration>
export type ValidationRule = ValidateConfiguration['parameters']['rules'][number]

export const initial: ValidateConfiguration = { parameters: { rules: [] } }

/** The column of the rejected rows that says why. */
export const REASON = 'reason'
