const TEXT = ['csv', 'tsv', 'json', 'ndjson', 'jsonl']
const BINARY = ['parquet', 'xlsx', 'xls']
const COMPRESSED = ['gz', 'zst']
const ENDING = new RegExp(
  `\\.(?:(?:${TEXT.join('|')})(?:\\.(?:${COMPRESSED.join('|')}))?|${BINARY.join('|')})$`,
  'i',
)

/** What a file picker offers. */
export const ACCEPT = [...TEXT, ...BINARY, ...COMPRESSED].map((ending) => `.${ending}`).join(',')

/** Said where a file is none of these. */
export const ACCEPTED_WORDS =
  'Please upload CSV files only, or TSV, JSON, NDJSON, Parquet and Excel; texts also as .gz or .zst.'

/** By its name alone: what is in the file, the server finds out. */
export function isAccepted(filename: string): boolean {
  return ENDING.test(filename)
}

/** The name a dataset gets: that of the file, without its endings. */
export function nameOfFile(filename: string): string {
  return filename.replace(ENDING, '').trim() || filename
}
