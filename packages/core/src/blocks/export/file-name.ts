import type { ExportConfiguration, ExportFormat } from './config.ts'

const ENDINGS: Readonly<Record<ExportFormat, string>> = {
  csv: 'csv',
  json: 'json',
  excel: 'xlsx',
  parquet: 'parquet',
  report: 'html',
}

/** File systems end at 255 bytes, endings and a counter included. */
const LONGEST_BYTES = 180

/** A plain file name from whatever the user wrote: `fileName({ path: '../../etc/west', … })` is `west.csv`. */
export function fileName({ path, format, compress }: ExportConfiguration['output']): string {
  const last = path.split(/[/\\]/).findLast((part) => part.trim() !== '') ?? ''
  const plainCharacters = [...withoutEnding(last.trim())].map((character) =>
    /[\p{L}\p{M}\p{N} _.()+-]/u.test(character) ? character : '_',
  )
  const stem = shortened(plainCharacters)
    // A leading dot hides a file, a trailing one or a space is dropped by some systems.
    .replaceAll(/^[. ]+|[. ]+$/g, '')
  const gzipped = compress && (format === 'csv' || format === 'json')
  return `${plain(stem)}.${ENDINGS[format]}${gzipped ? '.gz' : ''}`
}

/** Cuts the ending the format will bring anyway, or that of another format changed meanwhile. */
function withoutEnding(name: string): string {
  return name.replace(/\.gz$/i, '').replace(/\.(?:csv|json|xlsx|parquet|html)$/i, '')
}

/** Names that mean a device on Windows would not come back as a file. */
function plain(stem: string): string {
  if (stem === '') return 'export'
  return /^(?:con|prn|aux|nul|com\d|lpt\d)$/i.test(stem) ? `${stem}_` : stem
}

function shortened(characters: readonly string[]): string {
  let bytes = 0
  const kept = characters.filter((character) => {
    const point = character.codePointAt(0) ?? 0
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
    return bytes <= LONGEST_BYTES
  })
  return kept.join('')
}
