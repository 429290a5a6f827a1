import type { FileFormat } from '../../relation/program.ts'
import { ClauseReader } from '../../words/clause-reader.ts'
import type { Understood } from '../block.ts'
import type { ExportConfiguration } from './config.ts'
import { openers } from './describe.ts'

const FORMAT_WORDS: Readonly<Record<string, FileFormat>> = {
  csv: 'csv',
  json: 'json',
  excel: 'excel',
  xlsx: 'excel',
  spreadsheet: 'excel',
  parquet: 'parquet',
}

const FILE_NAME = /\.(csv|json|xlsx|parquet)(?:\.gz)?$/i
const COMPRESSED = ['compressed', 'compress', 'zipped', 'gzipped', 'gzip', 'zip']

const FILLERS =
  `it them this that the a an all result results rows data everything output file files
  format as to in into using with and , compression named called . :`.split(/\s+/)

export function understand(clause: string): Understood<ExportConfiguration> | null {
  const reader = new ClauseReader(clause)
  const said = reader.takeAny(openers) !== null
  if (!said && !reader.sees('as') && !reader.sees('to') && !reader.sees('in')) return null
  const found = readTarget(reader)
  if (!said && found.format === null && found.path === null) return null
  const { rest } = found
  // Words between "export" and "as csv" speak of the rows; whoever knows rows may explain them.
  const format = found.format ?? formatOf(found.path) ?? null
  const unclear = said && format === null && rest !== ''
  return {
    configuration: {
      output: { format: format ?? 'csv', path: found.path ?? '', compress: found.compress },
    },
    confidence: said ? (unclear ? 0.5 : 0.95) : 0.6,
    assumptions: format === null ? ['No format was named, so it is CSV.'] : [],
    ...(rest === '' ? {} : { rest }),
  }
}

interface Target {
  format: FileFormat | null
  path: string | null
  compress: boolean
  rest: string
}

function readTarget(reader: ClauseReader): Target {
  const target: Target = { format: null, path: null, compress: false, rest: '' }
  const unread: string[] = []
  while (!reader.done) {
    const word = reader.peek()
    const written = reader.slice(reader.at, reader.at + 1)
    const format = word?.kind === 'word' ? formatWord(word.value) : undefined
    const naming = isNaming(reader)
    if (word?.kind === 'quoted' && naming) target.path = word.value
    else if (format !== undefined) target.format ??= format
    else if (word?.kind === 'word' && FILE_NAME.test(written)) target.path = written
    else if (word && COMPRESSED.includes(word.value)) target.compress = true
    else if (naming && word?.kind === 'word' && !FILLERS.includes(word.value)) target.path = written
    else if (word && !FILLERS.includes(word.value)) unread.push(written)
    else if (unread.length > 0 && word?.kind === 'word') unread.push(written)
    reader.at += 1
  }
  while (FILLERS.includes(unread.at(-1)?.toLowerCase() ?? '')) unread.pop()
  target.rest = unread.join(' ')
  return target
}

/** "to west" and "called west" name the file; "to csv" does not, as csv is a format. */
function isNaming(reader: ClauseReader): boolean {
  const before = reader.words[reader.at - 1]
  return ['to', 'into', 'called', 'named'].includes(before?.value ?? '') && before?.kind === 'word'
}

function formatWord(word: string): FileFormat | undefined {
  return Object.hasOwn(FORMAT_WORDS, word) ? FORMAT_WORDS[word] : undefined
}

function formatOf(path: string | null): FileFormat | undefined {
  const ending = path === null ? undefined : FILE_NAME.exec(path)?.[1]?.toLowerCase()
  return ending === undefined ? undefined : formatWord(ending)
}
