import type { Reading } from '../../reading/reading.ts'
import type { Column, ColumnType } from '../../relation/column.ts'
import { code } from '../code.ts'
import type { Code } from '../code.ts'
import { isPlain, originalOf, type Readable, SEPARATORS } from '../original-of.ts'
import { digits, text } from '../python/literal.ts'
import { pythonCall, pythonDict, pythonList } from '../python/python-call.ts'
import { COMMON_CSV } from '../source-of.ts'
import type { SourceFile } from '../target.ts'
import { chained } from '../python/chain.ts'
import { isPattern, polarsColumn } from './column-name.ts'
import type { HelperName } from './helpers.ts'
import { POLARS_TYPES } from './literal.ts'
import { named } from './named.ts'

/** Spreadsheets and other encodings take packages beyond Polars. */
export const READABLE: Readable = {
  formats: ['csv', 'tsv', 'json', 'ndjson', 'parquet'],
  compressions: ['none', 'gzip'],
  encodings: ['utf-8'],
  doubledQuotes: true,
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
    return [code`${variable} = pl.scan_parquet(${pathOf({ ...read, source: copy })})`]
  }
  if (reading?.format === 'parquet' || source.format === 'parquet') return readParquet(read)
  if (reading?.format === 'json' || reading?.format === 'ndjson') return readRecords(read)
  return readCsv(read)
}

function pathOf({ source }: Read): Code {
  return code`input_dir / ${text(source.path)}`
}

function readCsv(read: Read): readonly Code[] {
  const { variable, columns, source, reading } = read
  const { delimiter, quote, header, skip } = source.csv ?? COMMON_CSV
  const words = ['', ...(reading?.nullWords ?? [])].map(text)
  const schema = columns.map(
    ({ name, type }, index) =>
      [name, POLARS_TYPES[fileType(type, reading?.columns[index])]] as const,
  )
  const options = [
    pathOf(read),
    ...(delimiter === ',' ? [] : [code`separator=${text(delimiter)}`]),
    ...(quote === '"' ? [] : [code`quote_char=${quote === '' ? code`None` : text(quote)}`]),
    ...(skip > 0 ? [code`skip_lines=${digits(String(Math.trunc(skip)))}`] : []),
    ...(header ? [] : [code`has_header=False`]),
    code`schema=${pythonDict(schema)}`,
    code`null_values=${words.length === 1 ? code`""` : pythonList(...words)}`,
  ]
  return [
    code`${variable} = ${pythonCall(code`pl.scan_csv`, ...options)}`,
    ...conversions(read, false),
  ]
}

/** JSON has no type for moments. */
function readRecords(read: Read): readonly Code[] {
  const { variable, columns, reading } = read
  const schema = columns.map(
    ({ name, type }, index) =>
      [name, POLARS_TYPES[fileType(type, reading?.columns[index])]] as const,
  )
  const options = [pathOf(read), code`schema=${pythonDict(schema)}`]
  const scan =
    reading?.format === 'ndjson'
      ? pythonCall(code`pl.scan_ndjson`, ...options)
      : code`${pythonCall(code`pl.read_json`, ...options)}.lazy()`
  return [code`${variable} = ${scan}`, ...conversions(read, true)]
}

function readParquet(read: Read): readonly Code[] {
  const { variable, columns, reading } = read
  const types = columns
    .filter(({ name }) => !isPattern(name))
    .map(({ name, type }) => [name, POLARS_TYPES[type]] as const)
  const odd = columns
    .filter(({ name }) => isPattern(name))
    .map(({ name, type }) => chained(polarsColumn(name), code`.cast(${POLARS_TYPES[type]})`))
  const renamed = (reading?.columns ?? []).filter(({ name, header }) => name !== header)
  const names = renamed.map(({ name, header }) => [header ?? name, text(name)] as const)
  const scan = code`${variable} = pl.scan_parquet(${pathOf(read)})`
  const rename = pythonCall(code`${variable}.rename`, pythonDict(names))
  return [
    scan,
    ...(names.length > 0 ? [code`${variable} = ${rename}`] : []),
    ...(types.length > 0
      ? [code`${variable} = ${pythonCall(code`${variable}.cast`, pythonDict(types))}`]
      : []),
    ...(odd.length > 0
      ? [code`${variable} = ${pythonCall(code`${variable}.with_columns`, ...odd)}`]
      : []),
  ]
}

/** Cells that were read as text become what they say. */
function conversions({ variable, columns, reading, use }: Read, isRecords: boolean): Code[] {
  const words = isRecords ? (reading?.nullWords ?? []) : []
  const values = columns.flatMap(({ name, type }, index) => {
    const column = reading?.columns[index]
    const isText = fileType(type, column) === 'text'
    const cells = isText && words.length > 0 ? withoutWords(name, words) : polarsColumn(name)
    const value = converted(cells, type, column, use)
    return value === cells && (words.length === 0 || !isText) ? [] : [[name, value] as const]
  })
  if (values.length === 0) return []
  return [code`${variable} = ${pythonCall(code`${variable}.with_columns`, ...named(values))}`]
}

function withoutWords(name: string, words: readonly string[]): Code {
  const isWord = chained(polarsColumn(name), code`.is_in(${pythonList(...words.map(text))})`)
  return chained(code`pl.when(~${isWord})`, code`.then(${polarsColumn(name)})`)
}

type ReadColumn = Reading['columns'][number] | undefined

function converted(
  cells: Code,
  type: ColumnType,
  column: ReadColumn,
  use: (helper: HelperName) => Code,
): Code {
  const format = column?.dateFormat
  if (type === 'date') return chained(cells, code`.str.to_date(${text(format ?? '%Y-%m-%d')})`)
  if (type === 'timestamp')
    return format
      ? chained(cells, code`.str.to_datetime(${text(format)}, time_unit="us")`)
      : pythonCall(use('to_timestamp'), cells)
  if (!column || !isForeignNumber(column)) return cells
  const links = [
    ...(column.thousands === ''
      ? []
      : [code`.str.replace_all(${text(SEPARATORS[column.thousands])}, "")`]),
    ...(column.decimal === '.' ? [] : [code`.str.replace(",", ".", literal=True)`]),
    code`.cast(${POLARS_TYPES[type]})`,
  ]
  return chained(cells, ...links)
}

function isForeignNumber(column: Reading['columns'][number]): boolean {
  return !isPlain(column) && (column.type === 'number' || column.type === 'integer')
}

/** Moments, and numbers that are not written as everywhere, are read as text first. */
function fileType(type: ColumnType, column: ReadColumn): ColumnType {
  const isForeign = column !== undefined && isForeignNumber(column)
  return isForeign || type === 'date' || type === 'timestamp' ? 'text' : type
}
