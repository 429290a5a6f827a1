import { z } from 'zod'
import { FILE_FORMATS } from '../../relation/program.ts'
import { configurationParts } from '../configuration.ts'

export const configuration = z.strictObject({
  ...configurationParts,
  output: z.strictObject({
    format: z.enum(FILE_FORMATS),
    /** What the file shall be called; a label, made a plain file name. Empty: chosen for the user. */
    path: z.string().max(500),
    compress: z.boolean(),
  }),
})

export type ExportConfiguration = z.infer<typeof configuration>

export const initial: ExportConfiguration = {
  output: { format: 'csv', path: '', compress: false },
}
