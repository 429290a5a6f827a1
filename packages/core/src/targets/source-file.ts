import type { SourceFile } from './target.ts'
import type { Reading } from '../reading/reading.ts'

/**
 * How printed code opens a file that was read so: the original where its language reads the same rows
 * from it, else the Parquet copy that lies beside it. `sales.xlsx` has the copy `sales.xlsx.parquet`.
 */
export function sourceFile(filename: string, reading: Reading): SourceFile {
  const copy = `${filename}.parquet`
  const { delimiter, quote, escape, header, skip } = reading
  const csv = { delimiter, quote, ...(escape === quote ? {} : { escape }), header, skip }
  return { path: filename, format: 'csv', csv, original: { reading, copy } }
}
