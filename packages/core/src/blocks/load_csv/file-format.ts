import type { FileFormat } from '../../relation/program.ts'

const FORMATS: Readonly<Record<string, FileFormat>> = {
  json: 'json',
  ndjson: 'json',
  jsonl: 'json',
  parquet: 'parquet',
  xlsx: 'excel',
  xls: 'excel',
}

/** The specification's word for what a file is, by its name: `sales.json.gz` is json. */
export function fileFormat(filename: string): FileFormat {
  const ending = /\.([a-z]+)(?:\.(?:gz|zst))?$/i.exec(filename)?.[1]?.toLowerCase() ?? ''
  return (Object.hasOwn(FORMATS, ending) ? FORMATS[ending] : undefined) ?? 'csv'
}
