import { join } from 'node:path'
import { stat } from 'node:fs/promises'
import type { Column, Encoding, ReadingOverrides } from '@plainflow/core'
import { readCsvSql } from '../../read-csv-sql.ts'
import { UnreadableFile } from '../../unreadable-file.ts'
import type { Database } from '../database.ts'
import { openText, readStart } from '../reading/open-text.ts'
import { Rejects } from '../reading/rejects.ts'
import type { Staged, StagingOptions } from '../reading/staged.ts'
import type { CsvScan } from './csv-scanner.ts'
import { findDialect, type FoundDialect } from './find-dialect.ts'
import { rewriteCsv } from './rewrite-csv.ts'
import { NotUtf8, scanCsv } from './scan-csv.ts'

/** A csv or tsv file as a table of texts; an untidy one is written tidily first. */
export async function stageCsv(database: Database, options: StagingOptions): Promise<Staged> {
  try {
    return await stageAs(database, options, options.overrides)
  } catch (error) {
    if (!(error instanceof NotUtf8)) throw error
    // Only found out far down, after the beginning had nothing but plain letters.
    if (options.overrides.encoding === undefined) {
      return stageAs(database, options, { ...options.overrides, encoding: 'windows-1252' })
    }
    throw new UnreadableFile(
      'The file is not UTF-8 text (it may be Windows-1252). Choosing another encoding might help.',
    )
  }
}

async function stageAs(
  database: Database,
  options: StagingOptions,
  overrides: ReadingOverrides,
): Promise<Staged> {
  const { filename, format, partial } = options
  const text = await openText(options.path, database.folder, { overrides, partial })
  const start = await readStart(text.path)
  const found = findDialect(start, format === 'tsv' ? 'x.tsv' : filename, overrides)
  const { marks, skip, header } = found
  const width = found.names.length
  const { size } = await stat(text.path)
  const layout = { marks, width, skip, partial, header }
  const scan = await scanCsv(text.path, {
    ...layout,
    tell: (bytes, records) => options.progress.at('scan', bytes / size, records),
  }).catch((error: unknown) => {
    if (error instanceof NotUtf8 && error.damaged) return null
    throw error
  })
  const rejects = new Rejects(options.rejectedPath)
  // A text that is cut off may end in half a record, which only a rewritten one leaves out.
  const mayBeAsIs = skip === 0 && !options.rewrite && !partial
  const isPlain = scan !== null && isTidy(scan) && !opensWithReturn(found)
  const asIs = mayBeAsIs && isPlain ? scan : null
  const rewritten = join(database.folder, 'rewritten.csv')
  const kept = asIs
    ? { records: asIs.records, scan: asIs, unclear: 0 }
    : await rewriteCsv(text.path, rewritten, layout, rejects)
  const table = asIs
    ? await load(database, text.path, found)
    : await load(database, rewritten, { ...found, header: true })
  const rejected = await rejects.end()
  const rowCount = kept.records - (header ? 1 : 0)
  if (rowCount === 0 && rejected.count > 0) {
    throw new UnreadableFile(
      `None of the ${rejected.count} rows has the ${width} cells of the first row. Choosing another delimiter might help.`,
    )
  }
  return {
    table,
    columns: found.names.map((name, index) => ({
      name,
      header: found.headers[index] ?? '',
      place: index,
      kind: 'unknown',
      cell: `c${index}`,
    })),
    rowCount,
    beginning: found.beginning,
    reading: {
      format,
      compression: options.compression,
      encoding: text.encoding,
      ...marks,
      sheet: null,
      header,
      skip,
      nullWords: overrides.nullWords ?? [],
      tidy: text.isPlain && isPlain && !options.rewrite,
    },
    sheets: [],
    warnings: [
      ...encodingWarnings(text.encoding, options.overrides),
      ...found.warnings,
      ...warningsOf(kept.scan, found, width),
      ...(kept.unclear > 0
        ? [
            `${kept.unclear === 1 ? 'One line is' : `${kept.unclear} lines are`} not UTF-8 text; left out, and listed as rejected.`,
          ]
        : []),
    ],
    rejected,
    isWhole: !partial,
  }
}

/** Read from the file wherever it is looked at; a wide one is looked at many times, so kept. */
const WIDE = 50

/** Gives the name of a table of texts, whose columns are c0, c1, … */
async function load(
  { connection }: Database,
  path: string,
  { names, marks, header }: FoundDialect,
): Promise<string> {
  const texts = names.map((_, index): Column => ({ name: `c${index}`, type: 'text' }))
  const source = readCsvSql(path, { ...marks, header, skip: 0 }, texts)
  const isWide = names.length > WIDE
  const name = isWide ? 'staged_table' : 'staged_view'
  await connection.run(
    `CREATE OR REPLACE TEMP ${isWide ? 'TABLE' : 'VIEW'} ${name} AS FROM ${source}`,
  )
  return name
}

function isTidy({ short, padded, long, stray, inner, blankLines, lineEnds }: CsvScan): boolean {
  const kinds = [lineEnds.lf, lineEnds.crlf, lineEnds.cr].filter((count) => count > 0).length
  const odd = short.count + padded.count + long.count + stray.count + inner.count + blankLines
  return odd === 0 && kinds <= 1 && lineEnds.cr === 0
}

/** A return inside the first row is taken by readers for the line end of the whole file: no row was found. */
function opensWithReturn({ header, headers, beginning }: FoundDialect): boolean {
  const first = header ? headers : (beginning[0] ?? [])
  return first.some((cell) => cell.includes('\r'))
}

function encodingWarnings(encoding: Encoding, overrides: ReadingOverrides): string[] {
  return encoding === 'windows-1252' && overrides.encoding === undefined
    ? ['The text is not UTF-8; it is read as Windows-1252 (Latin-1).']
    : []
}

function warningsOf(scan: CsvScan, found: FoundDialect, width: number): string[] {
  const { padded, long, stray } = scan
  const isHeaderShort =
    found.header && found.headers.at(-1) === '' && scan.short.line === found.skip + 1
  const short = isHeaderShort ? { count: scan.short.count - 1, line: 0 } : scan.short
  const told: [number, string, string][] = [
    [
      short.count,
      `row with fewer than ${width} cells`,
      `${at(short.line)}; the missing cells are empty.`,
    ],
    [
      padded.count,
      `row with more than ${width} cells`,
      `${at(padded.line)}; what is too much is empty and left out.`,
    ],
    [
      long.count,
      `row with more than ${width} cells`,
      `${at(long.line)}; left out, and listed as rejected.`,
    ],
    [stray.count, 'row with text after a closing quote', `${at(stray.line)}; the text was kept.`],
  ]
  return told.flatMap(([count, what, so]) => (count > 0 ? [`${counted(count, what)}${so}`] : []))
}

function at(line: number): string {
  return line > 0 ? `, the first on line ${line}` : ''
}

function counted(number: number, words: string): string {
  return number === 1 ? `One ${words}` : `${number} ${words.replace(/^\w+/, '$&s')}`
}
