import { originalOf } from './original-of.ts'
import type { SourceFile, Target } from './target.ts'

/** The copy that a language reads in the place of a file, null where it reads the file itself. */
export function copyOf(
  source: SourceFile,
  { readable, copies }: Pick<Target, 'readable' | 'copies'>,
): string | null {
  if (originalOf(source, readable)) return null
  const parquet = source.original?.copy ?? (source.format === 'parquet' ? source.path : null)
  if (parquet === null) return null
  if (copies === 'csv') return csvCopyName(parquet)
  return source.original ? parquet : null
}

/**
 * The CSV file with the rows of a Parquet file: a header, commas, an empty cell for null, `""` for empty
 * text. The whole name is kept, as `sales.csv` may be there as well.
 */
export function csvCopyName(parquet: string): string {
  return `${parquet}.csv`
}
