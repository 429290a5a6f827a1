import { z } from 'zod'
import { COLUMN_TYPES, MOST_FILE_COLUMNS } from '../relation/column.ts'
import { DATE_FORMATS } from './date-formats.ts'
import {
  COMPRESSIONS,
  DATA_FORMATS,
  DECIMAL_MARKS,
  ENCODINGS,
  type ReadingOverrides,
  THOUSANDS_SEPARATORS,
} from './reading.ts'

const columnOverride = z.strictObject({
  name: z.string().min(1).max(300),
  type: z.enum(COLUMN_TYPES).exactOptional(),
  decimal: z.enum(DECIMAL_MARKS).exactOptional(),
  thousands: z.enum(THOUSANDS_SEPARATORS).exactOptional(),
  dateFormat: z
    .enum(DATE_FORMATS.map(({ format }) => format))
    .nullable()
    .exactOptional(),
})

/** What may be said instead of a guess, as it arrives from outside. */
export const readingOverridesSchema = z.strictObject({
  format: z.enum(DATA_FORMATS).exactOptional(),
  compression: z.enum(COMPRESSIONS).exactOptional(),
  encoding: z.enum(ENCODINGS).exactOptional(),
  // One byte each, as the file is looked at byte by byte.
  delimiter: z
    .string()
    .regex(/^[\t -~]$/, 'One character of ASCII is needed.')
    .exactOptional(),
  quote: z
    .string()
    .regex(/^[!-~]?$/, 'One character of ASCII, or nothing.')
    .exactOptional(),
  escape: z
    .string()
    .regex(/^[!-~]?$/, 'One character of ASCII, or nothing.')
    .exactOptional(),
  sheet: z.string().max(255).nullable().exactOptional(),
  header: z.boolean().exactOptional(),
  skip: z.int().min(0).max(10_000).exactOptional(),
  nullWords: z.array(z.string().min(1).max(100)).max(50).exactOptional(),
  columns: z.array(columnOverride).max(MOST_FILE_COLUMNS).exactOptional(),
}) satisfies z.ZodType<ReadingOverrides>
