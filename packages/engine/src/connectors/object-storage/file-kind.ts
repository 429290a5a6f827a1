/** What the name of an object says of its rows. */
export interface FileKind {
  readonly format: 'csv' | 'json' | 'lines' | 'parquet'
  readonly isPacked: boolean
}

const FORMATS: Readonly<Record<string, FileKind['format']>> = {
  csv: 'csv',
  tsv: 'csv',
  txt: 'csv',
  json: 'json',
  ndjson: 'lines',
  jsonl: 'lines',
  parquet: 'parquet',
}

/** Null where it is of no kind that is read. */
export function fileKind(key: string): FileKind | null {
  const [, ending = '', packed] = /\.([a-z]+)(\.gz)?$/i.exec(key) ?? []
  const format = FORMATS[ending.toLowerCase()]
  // A file of Parquet packs its parts itself.
  if (!format || (format === 'parquet' && packed)) return null
  return { format, isPacked: packed !== undefined }
}

export const READ_KINDS = '.csv, .tsv, .txt, .json, .ndjson, .jsonl (also with .gz) and .parquet'
