import { z } from 'zod'
import { type ArtifactKind, FILE_FORMATS, WRITE_MODES } from '../../relation/program.ts'
import { configurationParts, OUTPUT_PLACES } from '../configuration.ts'

/** What rows are saved as: a file of them, or something made of them. */
export const EXPORT_FORMATS = [...FILE_FORMATS, 'report' satisfies ArtifactKind] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

export const configuration = z.strictObject({
  ...configurationParts,
  output: z.strictObject({
    format: z.enum(EXPORT_FORMATS),
    /** What the file shall be called; a label, made a plain file name. Empty: chosen for the user. */
    path: z.string().max(500),
    compress: z.boolean(),
    /** Absent: to a file, as all exports went once. */
    to: z.enum(OUTPUT_PLACES).optional(),
    connectionId: z.string().max(128).optional(),
    /** Empty: the connection's own. */
    schemaName: z.string().max(500).optional(),
    tableName: z.string().max(500).optional(),
    mode: z.enum(WRITE_MODES).optional(),
    keys: z.array(z.string().max(500)).max(100).optional(),
  }),
})

export type ExportConfiguration = z.infer<typeof configuration>

export const initial: ExportConfiguration = {
  output: { format: 'csv', path: '', compress: false },
}
