import { z } from 'zod'

export const diagnosticSchema = z.object({
  code: z.string(),
  severity: z.enum(['error', 'warning', 'info']),
  at: z.object({
    block: z.string().optional(),
    field: z.string().optional(),
    span: z.object({ start: z.number(), end: z.number() }).optional(),
  }),
  message: z.string(),
  hint: z.string(),
  data: z.record(z.string(), z.unknown()).optional(),
})

/** A pipeline that uses a dataset which was changed, as it stands after the change. */
export const affectedPipelineSchema = z.object({
  id: z.string(),
  name: z.string(),
  diagnostics: z.array(diagnosticSchema),
})
export type AffectedPipeline = z.infer<typeof affectedPipelineSchema>
