import type { Reading } from '../../reading/reading.ts'
import type { Column } from '../../relation/column.ts'
import { code } from '../code.ts'
import type { Code } from '../code.ts'
import { copyOf } from '../copy-of.ts'
import type { ValueGap } from '../gaps.ts'
import { isPlain, originalOf, type Readable, SEPARATORS } from '../original-of.ts'
import type { OutsideCall } from '../outside-calls.ts'
import { COMMON_CSV } from '../source-of.ts'
import type { SourceFile } from '../target.ts'
import { readMoment } from './functions/moment-sums.ts'
import type { Use } from './helpers.ts'
import { digits, text } from './literal.ts'
import { rCall, rVector } from './r-call.ts'
import { namedValue, rColumn } from './r-name.ts'

/** readr reads CSV; everything else is read from the CSV copy. */
export const READABLE: Readable = {
  formats: ['csv', 'tsv'],
  compressions: ['none', 'gzip'],
  encodings: ['utf-8'],
  dateParts: 'YmdHMS',
  doubledQuotes: true,
}

export const VALUE_GAPS: readonly ValueGap[] = [
  {
    type: 'integer',
    value: '-9223372036854775808',
    why: 'R cannot hold the integer -9223372036854775808, which it takes for a missing one.',
  },
]

export interface ReadRows {
  readonly rows: Code
  readonly links: readonly Code[]
}

/** The rows of a file, every column typed. */
export function readSource(columns: readonly Column[], source: SourceFile, use: Use): ReadRows {
  const copy = copyOf(source, { readable: READABLE, copies: 'csv' })
  const reading = originalOf(source, READABLE)
  const rows = copy === null ? original(columns, source, reading, use) : copied(columns, copy, use)
  return withTypes(rows, columns, (column, index) =>
    typed(column, copy === null ? reading?.columns[index] : undefined, use),
  )
}

/** The same of rows that a system outside gives as texts. */
export function readOutside(columns: readonly Column[], call: OutsideCall, use: Use): ReadRows {
  return withTypes(rCall(call.name, ...call.args), columns, (column) => {
    const value = typed(column, undefined, use)
    const isMoment = column.type === 'date' || column.type === 'timestamp'
    return value && isMoment ? rCall(use('none_lost'), value, rColumn(column.name)) : value
  })
}

function withTypes(
  rows: Code,
  columns: readonly Column[],
  valueOf: (column: Column, index: number) => Code | null,
): ReadRows {
  const values = columns.flatMap((column, index) => {
    const value = valueOf(column, index)
    return value ? [namedValue(column.name, value)] : []
  })
  return { rows, links: values.length > 0 ? [rCall(code`mutate`, ...values)] : [] }
}

function copied(columns: readonly Column[], path: string, use: Use): Code {
  return rCall(use('read_cells'), pathCode(path), namesCode(columns), code`is_copy = TRUE`)
}

function original(
  columns: readonly Column[],
  { path, csv }: SourceFile,
  reading: Reading | null,
  use: Use,
): Code {
  const { delimiter, quote, header, skip } = csv ?? COMMON_CSV
  const words = ['', ...(reading?.nullWords ?? [])].map(text)
  return rCall(
    use('read_cells'),
    pathCode(path),
    namesCode(columns),
    ...(delimiter === ',' ? [] : [code`delim = ${text(delimiter)}`]),
    ...(quote === '"' ? [] : [code`quote = ${text(quote)}`]),
    ...(header ? [] : [code`header = FALSE`]),
    ...(skip > 0 ? [code`skip = ${digits(String(Math.trunc(skip)))}`] : []),
    ...(words.length > 1 ? [code`na = ${rVector(words)}`] : []),
  )
}

/** A whole path stands for itself, which a name never is. */
function pathCode(path: string): Code {
  if (/^(?:\/[\w.-]+){2,}$/.test(path)) return text(path)
  return rCall(code`file.path`, code`input_dir`, text(path))
}

function namesCode(columns: readonly Column[]): Code {
  return rVector(columns.map(({ name }) => text(name)))
}

/** Cells that were read as text become what they say; null where they are text. */
function typed(
  { name, type }: Column,
  reading: Reading['columns'][number] | undefined,
  use: Use,
): Code | null {
  const cells = rColumn(name)
  switch (type) {
    case 'text':
      return null
    case 'boolean':
      return rCall(use('to_boolean'), cells)
    case 'integer':
      return rCall(use('read_integer'), plainDigits(cells, reading, use))
    case 'number':
      return rCall(code`as.double`, plainDigits(cells, reading, use))
    case 'date':
    case 'timestamp': {
      const format = reading?.dateFormat
      if (!format) return rCall(use(type === 'date' ? 'to_date' : 'to_timestamp'), cells)
      const moment = readMoment(cells, format, use)
      if (type === 'timestamp') return moment
      use('lubridate')
      return rCall(code`as_date`, moment)
    }
  }
}

function plainDigits(cells: Code, reading: Reading['columns'][number] | undefined, use: Use): Code {
  if (!reading || isPlain(reading)) return cells
  use('stringr')
  const { thousands, decimal } = reading
  const together =
    thousands === '' ? cells : rCall(code`str_remove_all`, cells, text(SEPARATORS[thousands]))
  return decimal === '.' ? together : rCall(code`str_replace`, together, code`","`, code`"."`)
}
