import type { Column, ColumnType } from '../../relation/column.ts'
import type { FileFormat, FileOutlet } from '../../relation/program.ts'
import { code } from '../code.ts'
import type { Code } from '../code.ts'
import type { FormatGap } from '../gaps.ts'
import type { OutsideCall } from '../outside-calls.ts'
import { writtenOutlet } from '../written-outlet.ts'
import { dplyrCast } from './cast.ts'
import type { Use } from './helpers.ts'
import { text } from './literal.ts'
import { piped } from './pipe.ts'
import { rCall } from './r-call.ts'
import { namedValue, rColumn } from './r-name.ts'

/** Files that take what Debian has no package for. */
export const FORMAT_GAPS: Readonly<Partial<Record<FileFormat, FormatGap>>> = {
  parquet: { instead: 'csv', why: 'R writes no Parquet files without the large package arrow.' },
}

/** The statement that writes a table to a file of the output folder. */
export function writeOutlet(
  table: Code,
  columns: readonly Column[],
  outlet: FileOutlet,
  use: Use,
): Code {
  const written = writtenOutlet({ gaps: { formats: FORMAT_GAPS } }, outlet)
  const path = rCall(code`file.path`, code`output_dir`, text(written.name))
  const texts = columns.filter(({ type }) => AS_TEXT[written.format].includes(type))
  const values = texts.map(({ name, type }) =>
    namedValue(name, dplyrCast(rColumn(name), type, 'text', use)),
  )
  const { name: verb, options, isPacked } = writer(outlet, written, use)
  const to = isPacked ? rCall(code`gzfile`, path) : path
  if (values.length === 0) return rCall(verb, table, to, ...options)
  return piped(table, rCall(code`mutate`, ...values), rCall(verb, to, ...options))
}

/** The statement that writes a table of a system outside, which takes texts. */
export function writeOutside(
  table: Code,
  columns: readonly Column[],
  { name, args }: OutsideCall,
  use: Use,
): Code {
  const texts = columns.flatMap((column) => {
    if (column.type === 'text') return []
    const value = dplyrCast(rColumn(column.name), column.type, 'text', use)
    return [namedValue(column.name, value)]
  })
  if (texts.length === 0) return rCall(name, table, ...args)
  return piped(table, rCall(code`mutate`, ...texts), rCall(name, ...args))
}

/** R writes TRUE for true, and years below 1000 without their zeros; a spreadsheet has both. */
const AS_TEXT: Readonly<Record<FileFormat, readonly ColumnType[]>> = {
  csv: ['boolean', 'date', 'timestamp'],
  parquet: ['boolean', 'date', 'timestamp'],
  json: ['date', 'timestamp'],
  excel: [],
}

interface Writer {
  readonly name: Code
  readonly options: readonly Code[]
  /** Whether it has to be told to compress; readr goes by the name of the file. */
  readonly isPacked?: boolean
}

function writer(asked: FileOutlet, written: FileOutlet, use: Use): Writer {
  if (written.format === 'json')
    return { name: use('write_records'), options: [], isPacked: written.compress }
  if (written.format === 'excel') return { name: use('write_excel'), options: [] }
  // In the place of a Parquet file, empty text is told from what is missing.
  if (asked.format === 'parquet') return { name: use('write_copy'), options: [] }
  use('readr')
  return { name: code`write_csv`, options: [code`na = ""`] }
}
