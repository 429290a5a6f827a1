import type { Compression, DataFormat, Encoding, Reading } from '../reading/reading.ts'
import type { SourceFile } from './target.ts'

/** What a language reads into the same rows as the engine does. */
export interface Readable {
  readonly formats: readonly DataFormat[]
  readonly compressions: readonly Compression[]
  readonly encodings: readonly Encoding[]
  /** The letters it knows in the format of a date or time, where it does not know all: `YmdHMS`. */
  readonly dateParts?: string
  /** Set where a quote in a quoted cell has to be doubled; another mark before it is not known. */
  readonly doubledQuotes?: true
  /** Set where it does not pass over lines before the header by itself. */
  readonly noSkippedLines?: true
}

/**
 * The reading by which a language opens the original, or null where it has to open the Parquet copy:
 * what was read with indulgence, converted or packed in its own way gives other rows elsewhere.
 */
export function originalOf({ original }: SourceFile, readable: Readable): Reading | null {
  if (!original) return null
  const { reading } = original
  const isRecords = reading.format === 'json' || reading.format === 'ndjson'
  const isAlike =
    reading.tidy &&
    reading.columns.every(({ exact, name, header }) => exact && (!isRecords || name === header)) &&
    readable.formats.includes(reading.format) &&
    readable.compressions.includes(reading.compression) &&
    readable.encodings.includes(reading.encoding) &&
    reading.columns.every(({ dateFormat }) => knowsParts(readable, dateFormat)) &&
    (!readable.noSkippedLines || reading.skip === 0) &&
    (!readable.doubledQuotes || reading.quote === '' || reading.escape === reading.quote)
  return isAlike ? reading : null
}

function knowsParts({ dateParts }: Readable, format: string | null): boolean {
  if (dateParts === undefined || format === null) return true
  return Array.from(format.matchAll(/%(.)/gs)).every(([, part = '']) => dateParts.includes(part))
}

/** Whether the cells of a column are written as every language expects them. */
export function isPlain(column: Reading['columns'][number]): boolean {
  return column.decimal === '.' && column.thousands === '' && column.dateFormat === null
}

/** A regular expression, alike in all languages, for what stands between thousands. */
export const SEPARATORS: Readonly<Record<Reading['columns'][number]['thousands'], string>> = {
  '': '',
  ',': '[,]',
  '.': '[.]',
  ' ': '[ \u00a0\u202f]',
  "'": "['\u2019]",
}
