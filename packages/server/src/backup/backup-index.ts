import { z } from 'zod'

/** The last entry of a backup: what the others are, and their checksums. */
export const INDEX = 'index.json'

export const indexSchema = z.object({
  format: z.literal('plainflow-backup'),
  formatVersion: z.literal(1),
  version: z.string(),
  createdAt: z.string(),
  /** The last migration: rows fit that schema alone. */
  migration: z.string(),
  tables: z.array(z.object({ table: z.string(), entry: z.string(), rows: z.number() })),
  files: z.array(
    z.object({
      entry: z.string(),
      /** Inside the data folder. */
      path: z.string().regex(/^(secret|files\/(?!.*(^|\/)\.\.?(\/|$)).+)$/),
    }),
  ),
  checksums: z.record(z.string(), z.string()),
})
export type BackupIndex = z.infer<typeof indexSchema>
