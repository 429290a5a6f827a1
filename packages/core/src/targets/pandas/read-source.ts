import type { Reading } from '../../reading/reading.ts'
import type { Column, ColumnType } from '../../relation/column.ts'
import { bracketed, code, join } from '../code.ts'
import type { Code } from '../code.ts'
import { isPlain, originalOf, type Readable, SEPARATORS } from '../original-of.ts'
import { COMMON_CSV } from '../source-of.ts'
import type { SourceFile } from '../target.ts'
import type { HelperName } from './helpers.ts'
import { digits, text } from '../python/literal.ts'
import { PANDAS_TYPES } from './literal.ts'

/** Old Excel files and zstd take packages beyond pandas and its usual company. */
export const READABLE: Readable = {
  formats: ['csv', 'tsv', 'json', 'ndjson', 'parquet', 'xlsx', 'sqlite'],
  compressions: ['none', 'gzip'],
  encodings: ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'],
}

/** A file to be read, and what is known of it. */
interface Read {
  readonly variable: Code
  readonly columns: readonly Column[]
  readonly source: SourceFile
  /** Null where the file says all there is to know. */
  readonly reading: Reading | null
  use(helper: HelperName): Code
}

/** Statements that read a file into a variable, every column with its type, moments included. */
export function readSource(
  variable: Code,
  columns: readonly Column[],
  source: SourceFile,
  use: (helper: HelperName) => Code,
): readonly Code[] {
  const reading = originalOf(source, READABLE)
  const read = { variable, columns, source, reading, use }
  if (source.original && !reading) {
    const copy = { path: source.original.copy, format: 'parquet' } as const
    return [...readParquet({ ...read, source: copy }), ...moments(read, true)]
  }
  if (source.format === 'parquet') return [...readParquet(read), ...moments(read, true)]
  const isTyped = reading?.format === 'parquet' || reading?.format === 'xlsx'
  const statements = reading ? READERS[reading.format](read) : readCsv(read)
  return [...statements, ...conversions(read), ...moments(read, isTyped)]
}

const READERS: Readonly<Record<Reading['format'], (read: Read) => readonly Code[]>> = {
  csv: readCsv,
  tsv: readCsv,
  json: readRecords,
  ndjson: readRecords,
  parquet: readParquet,
  xlsx: readExcel,
  xls: readExcel,
  sqlite: readDatabase,
}

/** Dates and times; files that have a type for them need no format. */
function moments({ variable, columns, reading }: Read, isTyped: boolean): Code[] {
  return columns.flatMap(({ name, type }, index) => {
    if (type !== 'date' && type !== 'timestamp') return []
    const column = code`${variable}[${text(name)}]`
    const said = reading?.columns[index]?.dateFormat
    const format = said ? text(said) : (MOMENT_FORMATS[type] ?? code`None`)
    const options = isTyped ? code`` : code`, format=${format}`
    return [code`${column} = pd.to_datetime(${column}${options})`]
  })
}

const MOMENT_FORMATS: Readonly<Partial<Record<ColumnType, Code>>> = {
  date: code`"%Y-%m-%d"`,
  timestamp: code`"ISO8601"`,
}

/** Numbers that are not written as Python writes them; they were read as text. */
function conversions({ variable, columns, reading }: Read): Code[] {
  return columns.flatMap(({ name, type }, index) => {
    const column = reading?.columns[index]
    if (!column || !isForeignNumber(column)) return []
    const cells = code`${variable}[${text(name)}]`
    const joined =
      column.thousands === ''
        ? code``
        : code`.str.replace(${text(SEPARATORS[column.thousands])}, "", regex=True)`
    const pointed = column.decimal === '.' ? code`` : code`.str.replace(",", ".", regex=False)`
    return [code`${cells} = ${cells}${joined}${pointed}.astype(${PANDAS_TYPES[type]})`]
  })
}

function isForeignNumber(column: Reading['columns'][number]): boolean {
  return !isPlain(column) && (column.type === 'number' || column.type === 'integer')
}

function readCsv({ variable, columns, source, reading }: Read): readonly Code[] {
  const { delimiter, quote, escape = quote, header, skip } = source.csv ?? COMMON_CSV
  const isForeign = columns.map((_, index) => {
    const column = reading?.columns[index]
    return column !== undefined && isForeignNumber(column)
  })
  const numbers = columns.filter(({ type }, index) => type === 'number' && !isForeign[index])
  const options = [
    code`input_dir / ${text(source.path)}`,
    ...(delimiter === ',' ? [] : [code`sep=${text(delimiter)}`]),
    ...(quote === '"' ? [] : quote === '' ? [code`quoting=3`] : [code`quotechar=${text(quote)}`]),
    ...(escape === quote ? [] : [code`escapechar=${text(escape)}`, code`doublequote=False`]),
    ...(skip > 0 ? [code`skiprows=${digits(String(Math.trunc(skip)))}`] : []),
    header ? code`header=0` : code`header=None`,
    code`names=list(types)`,
    code`index_col=False`,
    code`dtype=types`,
    ...encoding(reading),
    ...(reading && reading.compression !== 'none'
      ? [code`compression=${text(reading.compression)}`]
      : []),
    ...missing(reading),
    ...(numbers.length > 0 ? [code`float_precision="round_trip"`] : []),
  ]
  const entries = columns.map(({ name, type }, index) => {
    return code`${text(name)}: ${isForeign[index] ? PANDAS_TYPES.text : fileType(type)}`
  })
  return [
    code`types = ${bracketed(code`{`, entries, code`}`, code`,`)}`,
    code`${variable} = ${bracketed(code`pd.read_csv(`, options, code`)`, code`,`)}`,
    ...(numbers.length > 0 ? [code`${variable} = ${variable}.astype(${typesOf(numbers)})`] : []),
  ]
}

/** "NA" and "null" are text like any other; only an empty cell, and what was declared, is missing. */
function missing(reading: Reading | null): readonly Code[] {
  const words = ['', ...(reading?.nullWords ?? [])].map(text)
  return [code`keep_default_na=False`, code`na_values=[${join(words, code`, `)}]`]
}

const ENCODINGS: Readonly<Record<Reading['encoding'], Code | null>> = {
  'utf-8': null,
  'utf-16le': code`"utf-16"`,
  'utf-16be': code`"utf-16"`,
  'windows-1252': code`"cp1252"`,
}

function encoding(reading: Reading | null): readonly Code[] {
  const name = reading && ENCODINGS[reading.encoding]
  return name ? [code`encoding=${name}`] : []
}

function readRecords({ variable, columns, source, reading, use }: Read): readonly Code[] {
  const names = columns.map(({ name }) => text(name))
  const name = reading && ENCODINGS[reading.encoding]
  const options = [
    code`input_dir / ${text(source.path)}`,
    bracketed(code`[`, names, code`]`, code`,`),
    ...(reading?.format === 'ndjson' ? [code`lines=True`] : []),
    ...(reading?.compression === 'gzip' ? [code`opener=${use('gzip')}.open`] : []),
    ...(name ? [code`encoding=${name}`] : []),
  ]
  const typed = columns.map((column) => {
    return isMoment(column) ? { ...column, type: 'text' as const } : column
  })
  const read = bracketed(code`${use('read_records')}(`, options, code`)`, code`,`)
  return [
    code`${variable} = ${read}`,
    ...withoutWords(variable, reading),
    code`${variable} = ${variable}.astype(${typesOf(typed)})`,
  ]
}

function withoutWords(variable: Code, reading: Reading | null): readonly Code[] {
  const words = (reading?.nullWords ?? []).map(text)
  if (words.length === 0) return []
  return [code`${variable} = ${variable}.mask(${variable}.isin([${join(words, code`, `)}]), None)`]
}

function readExcel({ variable, columns, source, reading }: Read): readonly Code[] {
  const places = columns.map((_, index) => {
    return digits(String(reading?.columns[index]?.place ?? index))
  })
  const skip = reading?.skip ?? 0
  const options = [
    code`input_dir / ${text(source.path)}`,
    code`sheet_name=${text(reading?.sheet ?? '')}`,
    ...(skip > 0 ? [code`skiprows=${digits(String(Math.trunc(skip)))}`] : []),
    reading?.header === false ? code`header=None` : code`header=0`,
    code`usecols=${bracketed(code`[`, places, code`]`, code`,`)}`,
    code`names=${bracketed(
      code`[`,
      columns.map(({ name }) => text(name)),
      code`]`,
      code`,`,
    )}`,
    code`dtype=object`,
    ...missing(reading),
  ]
  const typed = columns.filter((column) => !isMoment(column))
  return [
    code`${variable} = ${bracketed(code`pd.read_excel(`, options, code`)`, code`,`)}`,
    code`${variable} = ${variable}.dropna(how="all", ignore_index=True)`,
    ...(typed.length > 0 ? [code`${variable} = ${variable}.astype(${typesOf(typed)})`] : []),
  ]
}

function readDatabase({ variable, columns, source, reading, use }: Read): readonly Code[] {
  const names = columns.map(({ name }, index) => {
    return text(reading?.columns[index]?.header ?? name)
  })
  const options = [
    code`input_dir / ${text(source.path)}`,
    text(reading?.sheet ?? ''),
    bracketed(code`[`, names, code`]`, code`,`),
  ]
  const typed = columns.filter((column) => !isMoment(column))
  const isRenamed = reading?.columns.some(({ name, header }) => name !== header) ?? false
  const own = columns.map(({ name }) => text(name))
  return [
    code`${variable} = ${bracketed(code`${use('read_sqlite')}(`, options, code`)`, code`,`)}`,
    ...(isRenamed
      ? [code`${variable}.columns = ${bracketed(code`[`, own, code`]`, code`,`)}`]
      : []),
    ...(typed.length > 0 ? [code`${variable} = ${variable}.astype(${typesOf(typed)})`] : []),
  ]
}

function readParquet({ variable, columns, source, reading }: Read): readonly Code[] {
  const typed = columns.filter((column) => !isMoment(column))
  const options = [code`input_dir / ${text(source.path)}`, code`dtype_backend="numpy_nullable"`]
  const read = bracketed(code`pd.read_parquet(`, options, code`)`, code`,`)
  const isRenamed = reading?.columns.some(({ name, header }) => name !== header) ?? false
  const names = columns.map(({ name }) => text(name))
  return [
    code`${variable} = ${read}`,
    ...(isRenamed
      ? [code`${variable}.columns = ${bracketed(code`[`, names, code`]`, code`,`)}`]
      : []),
    ...(typed.length > 0 ? [code`${variable} = ${variable}.astype(${typesOf(typed)})`] : []),
  ]
}

function isMoment({ type }: Column): boolean {
  return type === 'date' || type === 'timestamp'
}

/**
 * Dates are read as text first: left to itself, pandas guesses their order of day and month. Numbers
 * are read plainly, as only that reader of pandas 2 keeps every digit.
 */
function fileType(type: ColumnType): Code {
  if (type === 'number') return code`"float64"`
  return type === 'date' || type === 'timestamp' ? PANDAS_TYPES.text : PANDAS_TYPES[type]
}

export function typesOf(columns: readonly Column[]): Code {
  const entries = columns.map(({ name, type }) => code`${text(name)}: ${PANDAS_TYPES[type]}`)
  return bracketed(code`{`, entries, code`}`, code`,`)
}
