import { z } from 'zod'
import { COLUMN_TYPES } from '../relation/column.ts'
import { DATE_FORMATS } from './date-formats.ts'
import { MIXED_DATES } from './mixed-dates.ts'
import { MOST_COLUMNS } from './most-columns.ts'
import { NOTATION_IDS } from './notations.ts'
import {
  COMPRESSIONS,
  DATA_FORMATS,
  DECIMAL_MARKS,
  ENCODINGS,
  type ReadingOverrides,
  THOUSANDS_SEPARATORS,
} from './reading.ts'

/** What no text of a file holds once it is read, and no store or printed code takes. */
const STORABLE = /^(?!\uFEFF)[^\0\p{Surrogate}]*$/u
const text = z
  .string()
  .regex(
    STORABLE,
    'U+0000, a leading U+FEFF and halves of surrogate pairs cannot stand in a table.',
  )

const columnOverride = z.strictObject({
  name: text.min(1).max(300),
  type: z.enum(COLUMN_TYPES).exactOptional(),
  decimal: z.enum(DECIMAL_MARKS).exactOptional(),
  thousands: z.enum(THOUSANDS_SEPARATORS).exactOptional(),
  notation: z.enum(NOTATION_IDS).exactOptional(),
  dateFormat: z
    .enum([...DATE_FORMATS.map(({ format }) => format), ...MIXED_DATES])
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
  sheet: text.max(255).nullable().exactOptional(),
  header: z.boolean().exactOptional(),
  skip: z.int().min(0).max(10_000).exactOptional(),
  nullWords: z.array(text.min(1).max(100)).max(50).exactOptional(),
  columns: z.array(columnOverride).max(MOST_COLUMNS).exactOptional(),
}) satisfies z.ZodType<ReadingOverrides>
