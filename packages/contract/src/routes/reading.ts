import {
  COLUMN_TYPES,
  COMPRESSIONS,
  DATA_FORMATS,
  DECIMAL_MARKS,
  ENCODINGS,
  NOTATION_IDS,
  readingOverridesSchema,
  THOUSANDS_SEPARATORS,
} from '@plainflow/core'
import { z } from 'zod'

/** The first cells that cannot be read as the type of their column; rows are counted from 1. */
const misfitsSchema = z.array(z.object({ row: z.number().int(), text: z.string() })).readonly()

/** What the owner of a dataset should know of a column, and can change about it in one step. */
export const columnRemarkSchema = z.object({
  column: z.string(),
  text: z.string(),
  /** Read so because its owner said it; the fix leads back. */
  isSettled: z.boolean(),
  /** Several where only a person can tell which is meant; none where the column has to stay text. */
  fixes: z
    .array(
      z.object({
        label: z.string(),
        /** What one of the cells becomes. */
        example: z.object({ text: z.string(), value: z.string() }).nullable(),
        /** For `columns` of a reading, beside the name; null takes back what was said of the column. */
        override: readingOverridesSchema.shape.columns
          .unwrap()
          .element.omit({ name: true })
          .nullable(),
        /** Cells that would be empty then. */
        unfit: z.number().int(),
        misfits: misfitsSchema,
      }),
    )
    .readonly(),
})

const columnReadingSchema = z.object({
  name: z.string(),
  header: z.string(),
  type: z.enum(COLUMN_TYPES),
  decimal: z.enum(DECIMAL_MARKS),
  thousands: z.enum(THOUSANDS_SEPARATORS),
  /** What stands beside the figures, such as a currency. */
  notation: z.enum(NOTATION_IDS).optional(),
  dateFormat: z.string().nullable(),
  otherDateFormats: z.array(z.string()).readonly(),
  unfit: z.number().int(),
  misfits: misfitsSchema.optional(),
  remark: columnRemarkSchema.optional(),
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
