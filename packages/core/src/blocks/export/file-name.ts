import type { FileFormat } from '../../relation/program.ts'
import type { ExportConfiguration } from './config.ts'

const ENDINGS: Readonly<Record<FileFormat, string>> = {
  csv: 'csv',
  json: 'json',
  excel: 'xlsx',
  parquet: 'parquet',
}

const LONGEST = 100

/** A plain file name from whatever the user wrote: `fileName({ path: '../../etc/west', … })` is `west.csv`. */
export function fileName({ path, format, compress }: ExportConfiguration['output']): string {
  const last = path.split(/[/\\]/).findLast((part) => part.trim() !== '') ?? ''
  const stem = [...withoutEnding(last.trim())]
    .map((character) => (/[\p{L}\p{M}\p{N} _.()+-]/u.test(character) ? character : '_'))
    .slice(0, LONGEST)
    .join('')
    // A leading dot hides a file, a trailing one or a space is dropped by some systems.
    .replaceAll(/^[. ]+|[. ]+$/g, '')
  const gzipped = compress && (format === 'csv' || format === 'json')
  return `${plain(stem)}.${ENDINGS[format]}${gzipped ? '.gz' : ''}`
}

/** Cuts the ending the format will bring anyway, or that of another format changed meanwhile. */
function withoutEnding(name: string): string {
  return name.replace(/\.gz$/i, '').replace(/\.(?:csv|json|xlsx|parquet)$/i, '')
}

/** Names that mean a device on Windows would not come back as a file. */
function plain(stem: string): string {
  if (stem === '') return 'export'
  return /^(?:con|prn|aux|nul|com\d|lpt\d)$/i.test(stem) ? `${stem}_` : stem
}
