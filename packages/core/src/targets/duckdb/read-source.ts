import type { Reading } from '../../reading/reading.ts'
import type { From } from '../../relation/relation.ts'
import { bracketed, code, join, line, NOTHING, verbatim } from '../code.ts'
import type { Code } from '../code.ts'
import { isPlain, originalOf, type Readable, SEPARATORS } from '../original-of.ts'
import { COMMON_CSV } from '../source-of.ts'
import type { SourceFile } from '../target.ts'
import { duckdbText } from './duckdb-text.ts'
import { DUCKDB_TYPES } from './literal.ts'
import { quoteDuckdbIdentifier } from './quote-duckdb-identifier.ts'

/** Excel needs an extension, other encodings too: those files are read from their Parquet copy. */
export const READABLE: Readable = {
  formats: ['csv', 'tsv', 'json', 'ndjson', 'parquet'],
  compressions: ['none', 'gzip', 'zstd'],
  encodings: ['utf-8'],
}

/**
 * A file as a DuckDB table expression, every column typed: sniffing drops rows of ragged files in
 * silence. An empty cell is null, quoted or not.
 */
export function readSource(from: From, source: SourceFile): Code {
  const reading = originalOf(source, READABLE)
  if (source.original && !reading) return code`read_parquet(${text(source.original.copy)})`
  if (source.format === 'parquet') return code`read_parquet(${text(source.path)})`
  if (!reading) return readCsv(from, source, null)
  return converted(from, reading, READERS[reading.format](from, source, reading))
}

type Reader = (from: From, source: SourceFile, reading: Reading) => Code

const READERS: Readonly<Record<Reading['format'], Reader>> = {
  csv: readCsv,
  tsv: readCsv,
  json: readJson,
  ndjson: readJson,
  parquet: (_, source) => code`read_parquet(${text(source.path)})`,
  xlsx: readCopy,
  xls: readCopy,
  sqlite: readCopy,
}

function readCopy(_: From, source: SourceFile): Code {
  return code`read_parquet(${text(source.original?.copy ?? '')})`
}

function readCsv(from: From, source: SourceFile, reading: Reading | null): Code {
  const { delimiter, quote, escape = quote, header, skip } = source.csv ?? COMMON_CSV
  const words = reading?.nullWords ?? []
  // DuckDB's own: commas, quotes doubled within quotes, and an empty cell is null.
  const options = [
    text(source.path),
    code`auto_detect = false`,
    code`header = ${header ? code`true` : code`false`}`,
    ...(delimiter === ',' ? [] : [code`delim = ${text(delimiter)}`]),
    ...(quote === '"' ? [] : [code`quote = ${text(quote)}`]),
    ...(escape === '"' ? [] : [code`escape = ${text(escape)}`]),
    ...(skip > 0 ? [code`skip = ${verbatim(String(Math.trunc(skip)))}`] : []),
    ...(words.length === 0 ? [] : [code`nullstr = [${join(['', ...words].map(text), code`, `)}]`]),
    ...packed(reading),
    code`columns = ${fileColumns(from, reading)}`,
  ]
  return bracketed(code`read_csv(`, options, code`)`, NOTHING)
}

function readJson(from: From, source: SourceFile, reading: Reading): Code {
  const format = reading.format === 'json' ? code`'array'` : code`'newline_delimited'`
  const options = [
    text(source.path),
    code`format = ${format}`,
    ...packed(reading),
    code`columns = ${fileColumns(from, reading)}`,
  ]
  return bracketed(code`read_json(`, options, code`)`, NOTHING)
}

function packed(reading: Reading | null): Code[] {
  if (!reading || reading.compression === 'none') return []
  return [code`compression = ${text(reading.compression)}`]
}

/** What is not written as DuckDB writes it is read as text first. */
function fileColumns({ columns }: From, reading: Reading | null): Code {
  const types = columns.map(({ name, type }, index) => {
    const column = reading?.columns[index]
    const asText = column !== undefined && needsConversion(column, reading)
    return code`${text(name)}: '${DUCKDB_TYPES[asText ? 'text' : type]}'`
  })
  return bracketed(code`{`, types, code`}`, NOTHING)
}

function needsConversion(column: Reading['columns'][number], reading: Reading | null): boolean {
  const hasWords =
    reading?.format !== 'csv' && reading?.format !== 'tsv' && reading?.nullWords.length
  return !isPlain(column) || Boolean(hasWords)
}

/** The file with its columns converted, where some are written in another way or have another type. */
function converted({ columns }: From, reading: Reading, table: Code): Code {
  const isParquet = reading.format === 'parquet'
  const cells = columns.map(({ name, type }, index) => {
    const column = reading.columns[index]
    const identifier = verbatim(quoteDuckdbIdentifier(isParquet ? (column?.header ?? name) : name))
    const as = code`AS ${verbatim(quoteDuckdbIdentifier(name))}`
    if (isParquet && type !== 'text')
      return code`CAST(${identifier} AS ${DUCKDB_TYPES[type]}) ${as}`
    if (isParquet) return code`${identifier} ${as}`
    if (!column || !needsConversion(column, reading)) return identifier
    return code`${value(withoutWords(identifier, reading), column)} ${as}`
  })
  const isAsItIs = !isParquet && reading.columns.every((each) => !needsConversion(each, reading))
  if (isAsItIs) return table
  return bracketed(
    code`(`,
    [code`SELECT ${join(cells, code`,${line}`)}${line}FROM ${table}`],
    code`)`,
    NOTHING,
  )
}

function withoutWords(cell: Code, { format, nullWords }: Reading): Code {
  if (format === 'csv' || format === 'tsv' || nullWords.length === 0) return cell
  return code`CASE WHEN ${cell} NOT IN (${join(nullWords.map(text), code`, `)}) THEN ${cell} END`
}

function value(cell: Code, column: Reading['columns'][number]): Code {
  const { type, decimal, thousands, dateFormat } = column
  if (dateFormat !== null) {
    return code`CAST(strptime(${cell}, ${text(dateFormat)}) AS ${DUCKDB_TYPES[type]})`
  }
  const joined =
    thousands === '' ? cell : code`regexp_replace(${cell}, ${text(SEPARATORS[thousands])}, '', 'g')`
  const plain = decimal === '.' ? joined : code`replace(${joined}, ',', '.')`
  return type === 'text' ? plain : code`CAST(${plain} AS ${DUCKDB_TYPES[type]})`
}

function text(plain: string): Code {
  return verbatim(duckdbText(plain))
}
