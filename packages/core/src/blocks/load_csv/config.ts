import { z } from 'zod'
import { READ_FORMATS } from '../../relation/program.ts'
import { configurationParts } from '../configuration.ts'

export const configuration = z.strictObject({
  ...configurationParts,
  dataSource: z.strictObject({
    type: z.literal('file'),
    config: z.strictObject({
      /** What the file is called; a label. The data is found by `datasetId`, never by a path. */
      filePath: z.string().max(500),
      datasetId: z.string().max(128),
      format: z.enum(READ_FORMATS),
      /** Of a workbook: another sheet than the one the dataset holds. */
      sheet: z.string().max(255).optional(),
    }),
  }),
})

export type LoadCsvConfiguration = z.infer<typeof configuration>

export const initial: LoadCsvConfiguration = {
  dataSource: { type: 'file', config: { filePath: '', datasetId: '', format: 'csv' } },
}
