import type { ReadFormat } from '../../relation/program.ts'

const FORMATS: Readonly<Record<string, ReadFormat>> = {
  json: 'json',
  ndjson: 'json',
  jsonl: 'json',
  parquet: 'parquet',
  xlsx: 'excel',
  xls: 'excel',
  sqlite: 'sqlite',
  sqlite3: 'sqlite',
  db: 'sqlite',
}

/** The specification's word for what a file is, by its name: `sales.json.gz` is json. */
export function fileFormat(filename: string): ReadFormat {
  const ending = /\.([a-z]+3?)(?:\.(?:gz|zst))?$/i.exec(filename)?.[1]?.toLowerCase() ?? ''
  return (Object.hasOwn(FORMATS, ending) ? FORMATS[ending] : undefined) ?? 'csv'
}
