import {
  COLUMN_TYPES,
  COMPRESSIONS,
  DATA_FORMATS,
  DECIMAL_MARKS,
  ENCODINGS,
  THOUSANDS_SEPARATORS,
} from '@plainflow/core'
import { z } from 'zod'

const columnReadingSchema = z.object({
  name: z.string(),
  header: z.string(),
  type: z.enum(COLUMN_TYPES),
  decimal: z.enum(DECIMAL_MARKS),
  thousands: z.enum(THOUSANDS_SEPARATORS),
  dateFormat: z.string().nullable(),
  otherDateFormats: z.array(z.string()).readonly(),
  unfit: z.number().int(),
})

/** How a file was read: core's `Reading` as it crosses the wire. */
export const readingSchema = z.object({
  format: z.enum(DATA_FORMATS),
  compression: z.enum(COMPRESSIONS),
  encoding: z.enum(ENCODINGS),
  delimiter: z.string(),
  quote: z.string(),
  escape: z.string(),
  sheet: z.string().nullable(),
  header: z.boolean(),
  skip: z.number().int(),
  nullWords: z.array(z.string()).readonly(),
  columns: z.array(columnReadingSchema).readonly(),
})

/** Every sheet of a workbook, in its order; empty for other formats. */
export const sheetsSchema = z.array(z.object({ name: z.string(), hidden: z.boolean() }))
