const TEXT = ['csv', 'tsv', 'json', 'ndjson', 'jsonl']
const BINARY = ['parquet', 'xlsx', 'xls', 'sqlite', 'sqlite3', 'db']
const COMPRESSED = ['gz', 'zst']
const ENDING = new RegExp(
  `\\.(?:(?:${TEXT.join('|')})(?:\\.(?:${COMPRESSED.join('|')}))?|${BINARY.join('|')})$`,
  'i',
)

/** What a file picker offers. */
export const ACCEPT = [...TEXT, ...BINARY, ...COMPRESSED].map((ending) => `.${ending}`).join(',')

/** Said where a file is none of these: the sentence as specified, and what else is taken. */
export const REFUSAL = {
  title: 'Invalid file type',
  reason: 'Please upload CSV files only',
  help: 'TSV, JSON, NDJSON, Parquet, Excel and SQLite are read as well; texts also as .gz or .zst.',
}

/** By its name alone: what is in the file, the server finds out. */
export function isAccepted(filename: string): boolean {
  return ENDING.test(filename)
}

/** The name a dataset gets: that of the file, without its endings. */
export function nameOfFile(filename: string): string {
  return filename.replace(ENDING, '').trim() || filename
}
